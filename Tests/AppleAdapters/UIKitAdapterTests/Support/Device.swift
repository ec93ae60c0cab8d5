import UIKit

/// What a test does to a device: lets time pass, and touches what is there.
@MainActor
protocol Device {
    /// Whether a finger can stay where it is, and whether UIKit reports what it refuses.
    nonisolated static var isObedient: Bool { get }
    /// What UIKit has refused.
    static var refusals: [String] { get }
    /// Whether something moves.
    static var isMoving: Bool { get }

    /// Forgets everything, before a test.
    static func reset()

    /// A new window, in the scene of the app if it has one.
    static func makeWindow() -> UIWindow

    /// Lets some time pass.
    static func passTime() async

    /// Begins to swipe back.
    /// - Returns: Whether anything moves.
    static func beginSwipeBack(_ navigation: UINavigationController?) -> Bool

    /// Begins to swipe back on the content, not at the edge.
    /// - Returns: Whether anything moves.
    static func beginContentSwipeBack(_ navigation: UINavigationController?) -> Bool

    /// Begins to pull a sheet down.
    /// - Returns: Whether anything moves.
    static func beginSwipeToDismiss(_ sheet: UIViewController?) -> Bool

    /// Lifts the finger.
    static func endGesture(isCancelled: Bool)

    /// Taps a tab.
    static func tap(_ tab: Int, of tabs: UITabBarController?)
}
