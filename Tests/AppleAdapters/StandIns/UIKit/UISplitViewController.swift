/// https://developer.apple.com/documentation/uikit/uisplitviewcontroller
@MainActor
open class UISplitViewController: UIViewController {
    /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/style-swift.enum
    public enum Style: Int, Sendable {
        case unspecified = 0
        case doubleColumn = 1
        case tripleColumn = 2
    }

    /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/column
    public enum Column: Int, Sendable {
        case primary = 0
        case supplementary = 1
        case secondary = 2
        case compact = 3
    }

    public let style: Style
    open weak var delegate: (any UISplitViewControllerDelegate)?
    open internal(set) var isCollapsed = false
    private var columns: [Column: UIViewController] = [:]
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
        if let old = columns[column], old !== vc {
            let child = old.navigationController ?? old
            child.viewIfLoaded?.removeFromSuperview()
            child.removeFromParent()
        }
        columns[column] = vc
        guard let vc else { return }
        // A column without navigation gets one.
        let child = vc as? UINavigationController ?? UINavigationController(rootViewController: vc)
        addChild(child)
        view.addSubview(child.view)
    }

    open func show(_ column: UISplitViewController.Column) {
        front = column
        layOut()
    }

    /// In a narrow window one column is seen.
    func layOut() {
        for (column, vc) in columns {
            let child = vc as? UINavigationController ?? vc.navigationController ?? vc
            child.viewIfLoaded?.removeFromSuperview()
            if !isCollapsed || column == front { view.addSubview(child.view) }
        }
    }
}

/// https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate
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

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn:
            UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}
