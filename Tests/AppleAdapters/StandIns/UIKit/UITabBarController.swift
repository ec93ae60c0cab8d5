/// https://developer.apple.com/documentation/uikit/uitabbarcontroller
@MainActor
open class UITabBarController: UIViewController {
    open weak var delegate: (any UITabBarControllerDelegate)?

    open var viewControllers: [UIViewController]? {
        didSet {
            for controller in oldValue ?? [] where viewControllers?.contains(controller) != true {
                controller.viewIfLoaded?.removeFromSuperview()
                controller.removeFromParent()
            }
            for controller in viewControllers ?? [] where controller.parent !== self {
                addChild(controller)
            }
            let count = viewControllers?.count ?? 0
            let selected = selectedIndex == NSNotFound ? 0 : selectedIndex
            selectedIndex = count == 0 ? NSNotFound : min(selected, count - 1)
        }
    }

    open var selectedIndex = NSNotFound {
        didSet {
            guard let viewControllers, viewControllers.indices.contains(selectedIndex) else {
                return
            }
            for (index, controller) in viewControllers.enumerated() where index != selectedIndex {
                controller.viewIfLoaded?.removeFromSuperview()
            }
            view.addSubview(viewControllers[selectedIndex].view)
        }
    }

    open var selectedViewController: UIViewController? {
        get {
            viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
        }
        set {
            newValue.flatMap { viewControllers?.firstIndex(of: $0) }.map { selectedIndex = $0 }
        }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }
}

/// https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate
@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
}
