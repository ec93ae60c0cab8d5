#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import UIKit

    /// The change of the window that is running: the stage's own, or a transition of other code.
    @MainActor
    struct WindowChange {
        /// Whether a change that the stage began is running.
        var isRunning = false
        /// How many changes the stage has begun.
        var number = 0
        /// Ends a change of a stack whose transition had not begun.
        var endOfPush: (@MainActor () -> Void)?
        /// Finds the end of a transition that UIKit doesn't report.
        var silence: Task<Void, Never>?
        /// The transition of other code whose end the stage awaits.
        var awaited: (any UIViewControllerTransitionCoordinator)?
    }
#endif
