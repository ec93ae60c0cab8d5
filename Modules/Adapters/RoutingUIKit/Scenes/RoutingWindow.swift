#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import UIKit

    /// A window that reports when the device is shaken.
    final class RoutingWindow: UIWindow {
        /// Called at the end of each shake that no view handles.
        var onShake: @MainActor () -> Void = {}

        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            if motion == .motionShake { onShake() }
            super.motionEnded(motion, with: event)
        }
    }
#endif
