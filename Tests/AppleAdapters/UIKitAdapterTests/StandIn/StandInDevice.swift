@_spi(StandIn) import UIKit

/// The stand-in: time passes when a test says so, and a finger stays where it is.
enum StandInDevice: Device {
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

    static func beginContentSwipeBack(_ navigation: UINavigationController?) -> Bool {
        navigation?.beginContentSwipeBack() ?? false
    }

    static func beginSwipeToDismiss(_ sheet: UIViewController?) -> Bool {
        sheet?.beginSwipeToDismiss() ?? false
    }

    static func endGesture(isCancelled: Bool) { StandIn.endGesture(isCancelled: isCancelled) }

    static func tap(_ tab: Int, of tabs: UITabBarController?) { tabs?.tap(tab) }
}

typealias CurrentDevice = StandInDevice
