@MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

@MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    var containerView: UIView { get }
    var transitionWasCancelled: Bool { get }
    func completeTransition(_ didComplete: Bool)
    func viewController(forKey key: UITransitionContextKey) -> UIViewController?
    func view(forKey key: UITransitionContextKey) -> UIView?
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// In UIKit, views and view controllers have keys of two types.
nonisolated public enum UITransitionContextKey: Sendable {
    case from, to
}

/// Its methods are optional there: see `OptionalMethods`.
@MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    @_spi(StandIn)
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    @_spi(StandIn)
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

/// It is its own context.
@MainActor
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
    ) -> Bool
}
