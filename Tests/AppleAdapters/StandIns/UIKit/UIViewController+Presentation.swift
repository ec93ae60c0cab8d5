extension UIViewController {
    /// Of this controller or one it is in.
    public var presentedViewController: UIViewController? {
        presented ?? parent?.presentedViewController
    }

    public var presentingViewController: UIViewController? {
        presenter ?? parent?.presentingViewController
    }

    private var context: UIViewController { parent?.context ?? self }

    // Not `open` as it is in UIKit: the adapter calls it, and nobody overrides it here.
    public func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        let base = context
        let modal = viewControllerToPresent
        guard base.presented == nil else {
            return StandIn.refuse("\(base) presents \(base.presented as Any) already")
        }
        guard base.viewIfLoaded?.window != nil else {
            return StandIn.refuse("the view of \(base) is not in the window hierarchy")
        }
        guard base.transition == nil, modal.presenter == nil, modal.parent == nil else {
            return StandIn.refuse("\(modal) cannot be presented now")
        }
        base.presented = modal
        modal.presenter = base
        modal.isBeingPresented = true
        let window = base.view.window
        window?.addSubview(modal.view)
        let transition = Transition(
            from: base, to: modal, isAnimated: flag, taking: [base, modal],
            animator: flag
                ? modal.transitioningDelegate?.animationController(
                    forPresented: modal, presenting: base, source: self) : nil)
        transition.begin { _ in
            modal.isBeingPresented = false
            modal.viewDidAppear(flag)
            completion?()
        }
    }

    public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presenter = presentedViewController?.presenter ?? presentingViewController,
            let modal = presenter.presented
        else { return }
        guard presenter.transition == nil, modal.transition == nil else {
            return StandIn.refuse("\(modal) cannot be dismissed during a transition")
        }
        // What lies over it goes without a sight.
        modal.presented?.leave()
        let transition = modal.goingAway(
            isAnimated: flag,
            animator: flag
                ? modal.transitioningDelegate?.animationController(forDismissed: modal) : nil)
        transition.begin { _ in
            modal.leave()
            completion?()
        }
    }

    func goingAway(
        isAnimated: Bool, isInteractive: Bool = false,
        animator: (any UIViewControllerAnimatedTransitioning)? = nil
    ) -> Transition {
        isBeingDismissed = true
        return Transition(
            from: self, to: presenter, isAnimated: isAnimated, isInteractive: isInteractive,
            taking: [presenter, self].compactMap { $0 }, animator: animator)
    }

    func leave() {
        presented?.leave()
        presenter?.presented = nil
        presenter = nil
        isBeingDismissed = false
        viewIfLoaded?.removeFromSuperview()
        viewDidDisappear(true)
    }
}
