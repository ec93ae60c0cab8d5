// Requirements that are optional in UIKit, where code has to write `delegate?.method?(…)`.
//
// There is no Objective-C here. Each of them is a requirement that only the stand-in sees, and that
// does nothing unless a delegate implements it. Other code sees an optional value that can be called,
// so that it compiles here only if it would compile there.

extension UINavigationControllerDelegate {
    @_spi(StandIn)
    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool
    ) {}

    @_spi(StandIn)
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension UITabBarControllerDelegate {
    @_spi(StandIn)
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}

    public var tabBarController: OptionalTabBarControllerMethods? { .init(delegate: self) }
}

@MainActor
public struct OptionalTabBarControllerMethods {
    let delegate: any UITabBarControllerDelegate

    public func callAsFunction(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        delegate.tabBarController(tabBarController, didSelect: viewController)
    }
}

extension UIAdaptivePresentationControllerDelegate {
    @_spi(StandIn)
    public func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool { true }

    @_spi(StandIn)
    public func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {}

    @_spi(StandIn)
    public func presentationControllerDidDismiss(
        _ presentationController: UIPresentationController
    ) {}

    public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool)? {
        { self.presentationControllerShouldDismiss($0) }
    }

    public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
        { self.presentationControllerDidDismiss($0) }
    }
}

extension UISplitViewControllerDelegate {
    @_spi(StandIn)
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }

    @_spi(StandIn)
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}

    @_spi(StandIn)
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}

    public var splitViewController: OptionalSplitViewControllerMethods? { .init(delegate: self) }
}

@MainActor
public struct OptionalSplitViewControllerMethods {
    let delegate: any UISplitViewControllerDelegate

    public func callAsFunction(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        delegate.splitViewController(
            svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
    }
}

extension UIViewControllerTransitioningDelegate {
    @_spi(StandIn)
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    @_spi(StandIn)
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
