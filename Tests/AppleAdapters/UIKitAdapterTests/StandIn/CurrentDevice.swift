@_spi(StandIn) import UIKit

/// What a test does to the stand-in: time passes when a test says so, and a finger stays where it
/// is.
@MainActor
enum CurrentDevice {
    /// Whether a finger can stay where it is, and whether UIKit reports what it refuses.
    nonisolated static let isObedient = true
    static var refusals: [String] { StandIn.refusals }
    static var isMoving: Bool { StandIn.isMoving }

    static func reset() { StandIn.reset() }

    static func makeWindow() -> UIWindow {
        UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    static func passTime() async {
        StandIn.passTime()
        await Task.yield()
    }

    static func beginSwipeBack(_ navigation: UINavigationController?) -> Bool {
        navigation?.beginSwipeBack() ?? false
    }

    static func beginSwipeToDismiss(_ sheet: UIViewController?) -> Bool {
        sheet?.beginSwipeToDismiss() ?? false
    }

    /// A coordinator may refuse to run anything alongside its transition, and then never calls the
    /// completion.
    static func hideEnds(_ isHidden: Bool) { StandIn.refusesAlongside = isHidden }

    static func endGesture(isCancelled: Bool) { StandIn.endGesture(isCancelled: isCancelled) }

    static func tap(_ tab: Int, of tabs: UITabBarController?) { tabs?.tap(tab) }
}
