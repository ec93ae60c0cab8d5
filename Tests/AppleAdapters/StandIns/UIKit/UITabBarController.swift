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

    /// Lists the tabs that have no room in the bar, and shows the one that the user chooses.
    open private(set) lazy var moreNavigationController = UINavigationController(
        rootViewController: UIViewController())
    var isMoreSelected = false

    /// `NSNotFound` while the More navigation controller is selected.
    open var selectedIndex = NSNotFound {
        didSet {
            isMoreSelected = false
            guard let viewControllers, viewControllers.indices.contains(selectedIndex) else {
                return
            }
            for (index, controller) in viewControllers.enumerated() where index != selectedIndex {
                controller.viewIfLoaded?.removeFromSuperview()
            }
            if moreNavigationController.parent != nil {
                moreNavigationController.viewIfLoaded?.removeFromSuperview()
                moreNavigationController.set(Array(moreNavigationController.stack.prefix(1)))
            }
            for controller in viewControllers where controller.parent !== self {
                addChild(controller)
            }
            view.addSubview(viewControllers[selectedIndex].view)
        }
    }

    open var selectedViewController: UIViewController? {
        get {
            if isMoreSelected { return moreNavigationController }
            return viewControllers.flatMap {
                $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil
            }
        }
        set {
            if newValue === moreNavigationController {
                for controller in viewControllers ?? [] {
                    controller.viewIfLoaded?.removeFromSuperview()
                }
                if moreNavigationController.parent == nil { addChild(moreNavigationController) }
                view.addSubview(moreNavigationController.view)
                selectedIndex = NSNotFound
                isMoreSelected = true
            }
            newValue.flatMap { viewControllers?.firstIndex(of: $0) }.map { selectedIndex = $0 }
        }
    }
}

@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}
