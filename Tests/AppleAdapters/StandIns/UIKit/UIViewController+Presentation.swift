extension UIViewController {
    private var context: UIViewController { parent?.context ?? self }

    func begin(
        presenting modal: UIViewController, isAnimated flag: Bool, completion: (() -> Void)?
    ) {
        let base = context
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

    func beginDismissal(isAnimated flag: Bool, completion: (() -> Void)?) {
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
