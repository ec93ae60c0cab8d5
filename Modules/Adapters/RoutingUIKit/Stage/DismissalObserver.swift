#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import UIKit

    /// An invisible view that reports when the view that contains it leaves its window.
    ///
    /// UIKit notifies the delegate of a presentation only when the user dismisses it: if code
    /// does, `presentationControllerDidDismiss` isn't called.
    final class DismissalObserver: UIView {
        private let onLeave: @MainActor () -> Void

        private init(onLeave: @escaping @MainActor () -> Void) {
            self.onLeave = onLeave
            super.init(frame: .zero)
            isHidden = true
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func didMoveToWindow() {
            super.didMoveToWindow()
            if window == nil { onLeave() }
        }

        /// Observes the view of a controller that the stage presents.
        /// - Parameters:
        ///   - controller: The controller. Its view is loaded.
        ///   - onLeave: Called each time the view leaves its window. The view can
        ///     come back: it also leaves its window when something covers it in full screen.
        static func observe(
            _ controller: UIViewController, onLeave: @escaping @MainActor () -> Void
        ) {
            guard !isObserving(controller) else { return }
            controller.view.addSubview(DismissalObserver(onLeave: onLeave))
        }

        /// Whether the dismissal of a controller is reported.
        static func isObserving(_ controller: UIViewController) -> Bool {
            controller.viewIfLoaded?.subviews.contains { $0 is DismissalObserver } ?? false
        }
    }
#endif
