#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import UIKit

    extension WindowStage {
        /// How often the stage looks whether UIKit has ended a transition without reporting it.
        private static let interval = Duration.milliseconds(50)

        /// Whether the stage waits for UIKit.
        var isWaiting: Bool { change.isRunning || change.awaited != nil }

        /// Begins a change that UIKit carries out.
        /// - Returns: Ends the change, in the next turn of the main actor. It may be called late,
        ///   or more than once: it ends no other change.
        func beginChange() -> @MainActor () -> Void {
            change.number += 1
            let number = change.number
            change.isRunning = true
            watchForSilence()
            return { [weak self] in
                Task { @MainActor in
                    guard let self, self.change.isRunning, self.change.number == number else {
                        return
                    }
                    self.change.isRunning = false
                    self.draw()
                }
            }
        }

        /// Runs a closure after a transition.
        /// - Returns: Whether the transition has accepted it. If not, its end is found by looking.
        @discardableResult
        func onEnd(
            of transition: any UIViewControllerTransitionCoordinator,
            perform action: @escaping @MainActor () -> Void
        ) -> Bool {
            watchForSilence()
            return transition.animate(alongsideTransition: nil) { _ in action() }
        }

        /// Looks from time to time whether a transition is still running, as long as the stage
        /// waits for one. A completion is never called if other code interrupts its transition,
        /// and a coordinator may refuse to call it.
        private func watchForSilence() {
            guard change.silence == nil else { return }
            change.silence = Task { @MainActor [weak self] in
                var quiet = 0
                while self?.isWaiting == true {
                    try? await Task.sleep(for: Self.interval)
                    quiet = self?.window.transition == nil ? quiet + 1 : 0
                    // A transition may begin with the next layout, which is sooner than this.
                    if quiet > 1 { break }
                }
                guard let self else { return }
                self.change.silence = nil
                guard self.isWaiting else { return }
                self.change.isRunning = false
                self.change.awaited = nil
                self.draw()
            }
        }
    }
#endif
