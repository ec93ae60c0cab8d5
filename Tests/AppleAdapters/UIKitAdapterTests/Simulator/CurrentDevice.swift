import UIKit

/// UIKit as it is: time passes by itself, and code replaces the finger, which can't let go too
/// early.
@MainActor
enum CurrentDevice {
    nonisolated static let isObedient = false
    static var refusals: [String] { [] }
    static var isMoving: Bool { false }

    static func reset() {}

    static func makeWindow() -> UIWindow {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        // Without a scene, in a test bundle that no app hosts, a window can't become visible.
        return scenes.first.map(UIWindow.init(windowScene:))
            ?? UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    static func passTime() async {
        try? await Task.sleep(for: .milliseconds(10))
    }

    static func beginSwipeBack(_ navigation: UINavigationController?) -> Bool {
        guard let navigation, receivesSwipes(navigation) else { return false }
        return navigation.popViewController(animated: true) != nil
    }

    /// Whether UIKit would pass touches to the swipe back: it says so itself, or another recognizer
    /// depends on those of the swipe.
    private static func receivesSwipes(_ navigation: UINavigationController) -> Bool {
        let key = "shouldUseBuiltinInteractionController"
        return navigation.value(forKey: key) as? Bool != false
            || navigation.view.gestureRecognizers?.contains {
                "\(type(of: $0))" == "SwipeBackAdmission"
            } == true
    }

    static func beginSwipeToDismiss(_ sheet: UIViewController?) -> Bool {
        guard let sheet else { return false }
        sheet.dismiss(animated: true) {
            sheet.presentationController.map {
                $0.delegate?.presentationControllerDidDismiss?($0)
            }
        }
        return true
    }

    static func hideEnds(_ isHidden: Bool) {}

    static func endGesture(isCancelled: Bool) {}

    static func tap(_ tab: Int, of tabs: UITabBarController?) {
        guard let tabs, let controller = tabs.viewControllers?[tab] else { return }
        let isInFront = tabs.selectedIndex == tab
        tabs.selectedIndex = tab
        tabs.delegate?.tabBarController?(tabs, didSelect: controller)
        if isInFront {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        }
    }
}
