open class UIViewController: UIResponder {
    open var title: String?
    open var restorationIdentifier: String?
    open private(set) weak var parent: UIViewController?
    open private(set) var children: [UIViewController] = []
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open var definesPresentationContext = false
    /// From iOS 18 on.
    open var preferredTransition: Transition?

    open class Transition: NSObject {
        public static func zoom(
            sourceViewProvider: @escaping (_ context: AnyObject) -> UIView?
        ) -> Transition { Transition() }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as it is in UIKit
    open var tabBarItem: UITabBarItem! = UITabBarItem()

    open private(set) var navigationItem = UINavigationItem()

    var presented: UIViewController?
    weak var presenter: UIViewController?
    weak var transition: RunningTransition?
    private var loadedView: UIView?
    private var lazyPresentationController: UIPresentationController?

    public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {}

    public required init?(coder: NSCoder) { nil }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as it is in UIKit
    open var view: UIView! {
        get {
            if loadedView == nil { loadView() }
            return loadedView
        }
        set { loadedView = newValue }
    }
    open var viewIfLoaded: UIView? { loadedView }
    open func loadView() {
        loadedView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}

    open override var next: UIResponder? { loadedView?.superview ?? presenter }

    /// Of this controller or one it is in.
    open var presentedViewController: UIViewController? {
        presented ?? parent?.presentedViewController
    }
    open var presentingViewController: UIViewController? {
        presenter ?? parent?.presentingViewController
    }

    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.parent = self
        children.append(childController)
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }

    open var presentationController: UIPresentationController? {
        let style = modalPresentationStyle
        if lazyPresentationController?.style != style {
            let kind: UIPresentationController.Type =
                switch style {
                // An alert is no sheet.
                case .automatic where self is UIAlertController: UIPresentationController.self
                case .automatic, .pageSheet, .formSheet: UISheetPresentationController.self
                case .popover: UIPopoverPresentationController.self
                default: UIPresentationController.self
                }
            lazyPresentationController = kind.init(of: self)
        }
        return lazyPresentationController
    }

    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        transition ?? parent?.transitionCoordinator
    }
}

nonisolated public enum UIModalPresentationStyle: Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen,
        overCurrentContext, popover, none, automatic
}
