@MainActor
open class UISplitViewController: UIViewController {
    /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/style-swift.enum
    public enum Style: Int, Sendable {
        case doubleColumn = 1
        case tripleColumn = 2
    }

    public enum Column: Int, Sendable {
        case primary = 0
        case supplementary = 1
        case secondary = 2
    }

    public let style: Style
    open weak var delegate: (any UISplitViewControllerDelegate)?
    open internal(set) var isCollapsed = false
    private var columns: [Column: UIViewController] = [:]
    private var navigations: [Column: UINavigationController] = [:]
    var front = Column.secondary

    public init(style: UISplitViewController.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
        columns[column]
    }

    open func setViewController(
        _ vc: UIViewController?, for column: UISplitViewController.Column
    ) {
        let old = navigations[column]
        columns[column] = vc
        // Apple's answer to FB8640357: a plain controller is pushed onto the navigation that the
        // secondary column has already, unless the column is cleared before.
        if column == .secondary, let vc, !(vc is UINavigationController), let old {
            return old.pushViewController(vc, animated: false)
        }
        if let old, old !== vc {
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        // A column without navigation gets one.
        navigations[column] = vc.map {
            $0 as? UINavigationController ?? UINavigationController(rootViewController: $0)
        }
        layOut()
    }

    open func show(_ column: UISplitViewController.Column) {
        front = column
        layOut()
    }

    /// Puts each column into the view. In a narrow window, the primary's navigation contains those
    /// of the other columns, as `UINavigationController.collapseSecondaryViewController` pushes
    /// them.
    func layOut() {
        let order: [Column] = [.primary, .supplementary, .secondary]
        let (shown, primary) = (order.filter { navigations[$0] != nil }, navigations[.primary])
        let own = primary?.stack.filter { !($0 is UINavigationController) } ?? []
        let nested =
            isCollapsed
            ? shown.filter { $0 != .primary && $0.rawValue <= front.rawValue }
                .compactMap { navigations[$0] } : []
        primary?.set(own + nested)
        for column in shown {
            guard let navigation = navigations[column], !nested.contains(navigation) else {
                continue
            }
            guard !isCollapsed || column == .primary else {
                navigation.viewIfLoaded?.removeFromSuperview()
                continue
            }
            if navigation.parent !== self { addChild(navigation) }
            view.addSubview(navigation.view)
        }
    }
}

@MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn:
            UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
}
