#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import UIKit

    /// The change of a window that is running: the stage's own, or a transition of other code.
    @MainActor
    final class WindowChange {
        /// Whether a change that the stage began is running.
        private(set) var isRunning = false
        /// Whether another screen has become visible without a transition.
        var isSilent = false
        /// Called when the stage has nothing to wait for any more. UIKit may call it more often.
        var onEnd: @MainActor () -> Void = {}

        private let window: UIWindow
        /// How many changes have begun.
        private var generation = 0
        private var endOfPush: (@MainActor () -> Void)?
        /// Finds the end of a transition that UIKit doesn't report.
        private var silence: Task<Void, Never>?
        private var observed: (any UIViewControllerTransitionCoordinator)?

        /// How often the stage checks whether UIKit has ended a transition without reporting it.
        private static let interval = Duration.milliseconds(50)

        init(of window: UIWindow) {
            self.window = window
        }

        /// Whether the stage waits for a transition, of its own or of other code.
        var isAwaited: Bool { isRunning || observed != nil }

        /// Begins a change of the stage.
        /// - Returns: A function that ends the change, in the next turn of the main actor. It may
        ///   be called late, or more than once: it ends no other change.
        func begin() -> @MainActor () -> Void {
            generation += 1
            let generation = generation
            isRunning = true
            watchForSilence()
            return { [weak self] in
                Task { @MainActor in
                    guard let self, self.isRunning, self.generation == generation else { return }
                    self.isRunning = false
                    self.onEnd()
                }
            }
        }

        /// Presents a controller.
        /// - Returns: Whether it appears. UIKit may refuse it, and then no change is running.
        func begin(
            presenting controller: UIViewController, over base: UIViewController, isAnimated: Bool
        ) -> Bool {
            let end = begin()
            base.present(controller, animated: isAnimated) { end() }
            isRunning = base.presentedViewController === controller
            return isRunning
        }

        /// Begins a change that ends with the transition of a navigation controller.
        func beginPush(in navigation: UINavigationController) {
            let end = begin()
            guard let transition = navigation.transitionCoordinator else {
                // The transition begins with the next layout; `didShow`, or else
                // `watchForSilence()`, ends the change.
                endOfPush = end
                return
            }
            transition.animate(alongsideTransition: nil) { _ in end() }
        }

        /// Ends the change of a stack whose transition had not begun.
        func endPush() {
            endOfPush?()
            endOfPush = nil
        }

        /// Lets VoiceOver announce the screen that has become visible. UIKit does so itself at the
        /// end of a transition.
        func announce() {
            if isSilent, !window.isHidden {
                UIAccessibility.post(notification: .screenChanged, argument: nil)
            }
            isSilent = false
        }

        /// Waits for the end of a transition that the user or other code has begun.
        func observe(_ transition: any UIViewControllerTransitionCoordinator) {
            guard observed !== transition else { return }
            observed = transition
            watchForSilence()
            transition.animate(alongsideTransition: nil) { [weak self] _ in
                Task { @MainActor in self?.onEnd() }
            }
        }

        func stopObserving() {
            observed = nil
        }

        /// Checks from time to time whether a transition is still running, as long as the stage
        /// waits for one, and ends the change if there was none twice.
        ///
        /// UIKit never calls the completion of a transition that other code interrupts, and a
        /// coordinator may refuse to call it.
        private func watchForSilence() {
            guard silence == nil else { return }
            silence = Task { @MainActor [weak self] in
                var quiet = 0
                while self?.isAwaited == true {
                    try? await Task.sleep(for: Self.interval)
                    quiet = self?.window.transition == nil ? quiet + 1 : 0
                    // A transition may begin with the next layout, which is sooner than this.
                    if quiet > 1 { break }
                }
                guard let self else { return }
                self.silence = nil
                guard self.isAwaited else { return }
                self.isRunning = false
                self.observed = nil
                self.onEnd()
            }
        }
    }
#endif
