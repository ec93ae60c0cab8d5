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

    /// Lists the tabs that have no room in the bar.
    open private(set) lazy var moreNavigationController = UINavigationController(
        rootViewController: UIViewController())

    /// `NSNotFound` while the list of More is selected.
    /// https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedindex
    open var selectedIndex = NSNotFound {
        didSet {
            for controller in (viewControllers ?? []) + [moreNavigationController] {
                controller.viewIfLoaded?.removeFromSuperview()
            }
            selectedViewController.map { view.addSubview($0.view) }
        }
    }

    open var selectedViewController: UIViewController? {
        get {
            guard let viewControllers, !viewControllers.isEmpty else { return nil }
            return viewControllers.indices.contains(selectedIndex)
                ? viewControllers[selectedIndex] : moreNavigationController
        }
        set {
            if newValue === moreNavigationController { selectedIndex = NSNotFound }
            newValue.flatMap { viewControllers?.firstIndex(of: $0) }.map { selectedIndex = $0 }
        }
    }
}

/// Its methods are optional there: see `OptionalMethods`.
@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    @_spi(StandIn)
    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}
