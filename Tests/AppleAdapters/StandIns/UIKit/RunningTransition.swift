/// A transition that has begun and ends when a test says so.
final class RunningTransition: NSObject, UIViewControllerTransitionCoordinator,
    UIViewControllerContextTransitioning
{
    let isAnimated: Bool
    let isInteractive: Bool
    private(set) var transitionWasCancelled = false
    private let origin: UIViewController?
    private let target: UIViewController?
    private let participants: [UIViewController]
    private let animator: (any UIViewControllerAnimatedTransitioning)?
    private var completions: [(Context) -> Void] = []
    private var isOver = false
    /// The view that stays in its place beneath a sheet, and so has no part in the transition.
    private let beneath: UIViewController?
    private var finish: (Bool) -> Void = { _ in }
    /// Is in the window, and holds what an animator moves, until the end.
    let containerView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let host: UIView?

    init(
        from origin: UIViewController?, to target: UIViewController?, isAnimated: Bool,
        isInteractive: Bool = false, taking participants: [UIViewController],
        in host: UIView? = nil, beneath: UIViewController? = nil,
        animator: (any UIViewControllerAnimatedTransitioning)? = nil
    ) {
        self.beneath = beneath
        self.host = host
        self.origin = origin
        self.target = target
        self.isAnimated = isAnimated
        self.isInteractive = isInteractive
        self.participants = participants
        self.animator = animator
    }

    /// Runs until ``end(isCancelled:)``; at once if nothing moves.
    func begin(before: () -> Void = {}, _ finish: @escaping (Bool) -> Void) {
        self.finish = finish
        guard isAnimated else {
            before()
            return end(isCancelled: false)
        }
        for participant in participants { participant.transition = self }
        StandIn.running.append(self)
        before()
        guard let animator else { return }
        host?.addSubview(containerView)
        animator.animateTransition(using: self)
    }

    /// One with an animator of its own ends when that says so.
    var endsByItself: Bool { animator != nil }

    func end(isCancelled: Bool) {
        guard !isOver else { return }
        isOver = true
        transitionWasCancelled = isCancelled
        StandIn.running.removeAll { $0 === self }
        for participant in participants where participant.transition === self {
            participant.transition = nil
        }
        for view in containerView.subviews { host?.addSubview(view) }
        containerView.removeFromSuperview()
        finish(!isCancelled)
        for completion in completions { completion(self) }
        // They hold the transition, too.
        finish = { _ in }
        completions = []
    }

    func completeTransition(_ didComplete: Bool) { end(isCancelled: !didComplete) }

    /// `false` if UIKit can't run them.
    /// Apple: uikit/uiviewcontrollertransitioncoordinator/animate(alongsidetransition:completion:)
    func animate(
        alongsideTransition animation: ((Context) -> Void)?, completion: ((Context) -> Void)?
    ) -> Bool {
        if isOver || StandIn.refusesAlongside { return false }
        animation?(self)
        completion.map { completions.append($0) }
        return true
    }

    func viewController(
        forKey key: UITransitionContextViewControllerKey
    ) -> UIViewController? { key == .from ? origin : target }

    /// `nil` for the view beneath a sheet, which the transition doesn't move.
    /// Apple: uikit/uipresentationcontroller/shouldremovepresentersview
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        let controller = key == .from ? origin : target
        return controller === beneath ? nil : controller?.view
    }

    func finalFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
}
