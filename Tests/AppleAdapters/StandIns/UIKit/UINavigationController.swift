open class UINavigationController: UIViewController {
    nonisolated public enum Operation: Sendable {
        case none, push, pop
    }

    open weak var delegate: (any UINavigationControllerDelegate)?
    open private(set) var interactivePopGestureRecognizer: UIGestureRecognizer? =
        UIGestureRecognizer()
    /// Recognizes a swipe on the content, from iOS 26 on.
    open private(set) var interactiveContentPopGestureRecognizer: UIGestureRecognizer? =
        UIGestureRecognizer()
    var stack: [UIViewController] = []

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { stack.last }

    /// Apple: uikit/uinavigationcontroller/pushviewcontroller(_:animated:)
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(viewController) else {
            return StandIn.refuse("\(viewController) is pushed twice")
        }
        setViewControllers(stack + [viewController], animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        stack.count > 1 ? change(to: Array(stack.dropLast()), animated: animated).last : nil
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        change(to: Array(stack.prefix(1)), animated: animated)
    }

    /// A pop if the last one is in the stack already, or else a push.
    /// Apple: uikit/uinavigationcontroller/setviewcontrollers(_:animated:)
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(to: viewControllers, animated: animated)
    }

    @discardableResult
    private func change(to next: [UIViewController], animated: Bool) -> [UIViewController] {
        // *Finishing up a navigation transition in an unexpected state*, as UIKit logs.
        guard transition == nil else {
            StandIn.refuse("\(self) changes its stack during a transition")
            return []
        }
        let (from, to) = (stack.last, next.last)
        let isPush = to.map { !stack.contains($0) } ?? false
        let gone = set(next)
        guard from !== to, let to else { return gone }
        let isSeen = viewIfLoaded?.window != nil
        let animator =
            animated && isSeen && from != nil
            ? delegate?.navigationController(
                self, animationControllerFor: isPush ? .push : .pop, from: from ?? to, to: to)
            : nil
        let transition = RunningTransition(
            from: from, to: to, isAnimated: animated && isSeen && from != nil, taking: [self],
            in: view, animator: animator)
        move(by: transition, to: to) { _ in }
        return gone
    }

    /// Takes controllers in and lets others go.
    @discardableResult
    func set(_ next: [UIViewController]) -> [UIViewController] {
        let gone = stack.filter { !next.contains($0) }
        for controller in gone {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        for controller in next where controller.parent !== self { addChild(controller) }
        stack = next
        next.last.map { view.addSubview($0.view) }
        return gone
    }

    func move(
        by transition: RunningTransition, to target: UIViewController,
        finish: @escaping (Bool) -> Void
    ) {
        transition.begin(before: {
            target.viewWillAppear(transition.isAnimated)
        }) { [self] isDone in
            finish(isDone)
            guard isDone else { return }
            delegate?.navigationController(
                self, didShow: target, animated: transition.isAnimated)
        }
    }
}

/// Its methods are optional there: see `OptionalMethods`.
@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    @_spi(StandIn)
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool)
    @_spi(StandIn)
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}
