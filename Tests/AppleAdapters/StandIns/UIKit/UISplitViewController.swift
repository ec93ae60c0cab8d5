open class UISplitViewController: UIViewController {
    /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/style-swift.enum
    nonisolated public enum Style: Sendable {
        case doubleColumn, tripleColumn
    }

    nonisolated public enum Column: Sendable {
        case primary, supplementary, secondary
    }

    public private(set) var style = Style.doubleColumn
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// Both columns are visible: a narrow window is for a Mac to try.
    open var isCollapsed: Bool { false }
    private var columns: [Column: UIViewController] = [:]
    private var navigations: [Column: UINavigationController] = [:]

    public convenience init(style: UISplitViewController.Style) {
        self.init(nibName: nil, bundle: nil)
        self.style = style
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
        // Apple: uikit/uisplitviewcontroller/setviewcontroller(_:for:)
        navigations[column] = vc.map {
            $0 as? UINavigationController ?? UINavigationController(rootViewController: $0)
        }
        if let navigation = navigations[column] {
            addChild(navigation)
            view.addSubview(navigation.view)
        }
    }

    open func show(_ column: UISplitViewController.Column) {}
}

/// Its methods are optional there: see `OptionalMethods`.
public protocol UISplitViewControllerDelegate: AnyObject {
    @_spi(StandIn)
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn:
            UISplitViewController.Column
    ) -> UISplitViewController.Column
    @_spi(StandIn)
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    @_spi(StandIn)
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
}
