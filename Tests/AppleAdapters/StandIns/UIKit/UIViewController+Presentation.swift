extension UIViewController {
    /// The controller that presents for this one: the root of its hierarchy, or the nearest that
    /// defines a context for a presentation in the current one.
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/definespresentationcontext
    private func context(for style: UIModalPresentationStyle) -> UIViewController {
        let isCurrent = [.currentContext, .overCurrentContext].contains(style)
        if isCurrent, definesPresentationContext { return self }
        return parent?.context(for: style) ?? self
    }

    /// What stays visible beneath this controller while it is presented.
    var beneath: UIViewController? {
        [.fullScreen, .currentContext].contains(modalPresentationStyle) ? nil : presenter
    }

    /// Refuses what UIKit refuses: *Attempt to present … which is already presenting*, *whose view
    /// is not in the window hierarchy*, and the exception *should have a non-nil sourceView or
    /// barButtonItem set before the presentation occurs*.
    public func present(
        _ modal: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        let base = context(for: modal.modalPresentationStyle)
        guard base.presented == nil else {
            return StandIn.refuse("\(base) presents \(base.presented as Any) already")
        }
        guard base.viewIfLoaded?.window != nil else {
            return StandIn.refuse("the view of \(base) is not in the window hierarchy")
        }
        if let popover = modal.popoverPresentationController, popover.sourceView == nil,
            popover.sourceItem == nil, popover.barButtonItem == nil
        {
            return StandIn.refuse("the popover \(modal) has no source")
        }
        guard base.transition == nil, modal.presenter == nil, modal.parent == nil else {
            return StandIn.refuse("\(modal) cannot be presented now")
        }
        base.presented = modal
        modal.presenter = base
        modal.viewWillAppear(flag)
        let window = base.view.window
        window?.addSubview(modal.view)
        let transition = RunningTransition(
            from: base, to: modal, isAnimated: flag, taking: [base, modal],
            in: window, beneath: modal.beneath,
            animator: flag
                ? modal.transitioningDelegate?.animationController(
                    forPresented: modal, presenting: base, source: self) : nil)
        transition.begin { _ in completion?() }
    }

    /// The lowest of several that are presented takes those over it away.
    /// Apple: uikit/uiviewcontroller/dismiss(animated:completion:)
    public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presenter = presentedViewController?.presenter ?? presentingViewController,
            let modal = presenter.presented
        else { return }
        guard presenter.transition == nil, modal.transition == nil else {
            return StandIn.refuse("\(modal) cannot be dismissed during a transition")
        }
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
    ) -> RunningTransition {
        RunningTransition(
            from: self, to: presenter, isAnimated: isAnimated, isInteractive: isInteractive,
            taking: [presenter, self].compactMap { $0 }, in: view.window, beneath: beneath,
            animator: animator)
    }

    func leave() {
        presented?.leave()
        presenter?.presented = nil
        presenter = nil
        viewIfLoaded?.removeFromSuperview()
    }
}
