@_spi(StandIn)
extension UINavigationController {
    /// UIKit passes no touches to the recognizers of the swipe back as long as a delegate
    /// implements `animationControllerFor`, whatever it returns, unless another recognizer depends
    /// on them. A delegate here always implements it.
    /// https://github.com/lionheart/openradar-mirror/issues/4382
    /// https://github.com/software-mansion/react-native-screens/pull/3173
    private func receivesTouches(_ recognizer: UIGestureRecognizer) -> Bool {
        delegate == nil || recognizer.hasDependents
    }

    /// Puts a finger to the edge, or onto the content, and begins to swipe.
    /// - Parameter isOnContent: Whether it is the swipe on the content, which pops in iOS 26.
    /// - Returns: Whether anything moves.
    public func beginSwipeBack(isOnContent: Bool = false) -> Bool {
        let recognizer =
            isOnContent ? interactiveContentPopGestureRecognizer : interactivePopGestureRecognizer
        guard let top = stack.last, stack.count > 1, transition == nil,
            let recognizer, recognizer.isEnabled, receivesTouches(recognizer)
        else { return false }
        recognizer.state = .began
        let before = stack
        let target = stack[stack.count - 2]
        // With an animation of one's own and no interaction controller, the gesture only pops.
        // Apple:
        // uikit/uinavigationcontrollerdelegate/navigationcontroller(_:interactioncontrollerfor:)
        if delegate?.navigationController(
            self, animationControllerFor: .pop, from: top, to: target) != nil
        {
            recognizer.state = .failed
            return popViewController(animated: true) != nil
        }
        set(Array(stack.dropLast()))
        let transition = RunningTransition(
            from: top, to: target, isAnimated: true, isInteractive: true, taking: [self])
        recognizer.onCancel = { [weak transition] in transition?.end(isCancelled: true) }
        move(by: transition, to: target) { [self] isDone in
            recognizer.state = isDone ? .ended : .cancelled
            if !isDone { set(before) }
        }
        return true
    }
}

@_spi(StandIn)
extension UIViewController {
    /// Puts a finger onto the sheet and begins to pull it down. Only such a dismissal is reported
    /// to the delegate. Apple:
    /// uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollerdiddismiss(_:)
    /// - Returns: Whether anything moves.
    public func beginSwipeToDismiss() -> Bool {
        guard let presentation = presentationController, presenter?.transition == nil,
            presenter != nil, transition == nil, presented == nil,
            ![.fullScreen, .overFullScreen].contains(modalPresentationStyle)
        else { return false }
        guard presentation.delegate?.presentationControllerShouldDismiss(presentation) != false
        else {
            presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
            return false
        }
        // A gesture dismisses as code does: with an animator of one's own it doesn't follow the
        // finger.
        let animator = transitioningDelegate?.animationController(forDismissed: self)
        goingAway(
            isAnimated: true, isInteractive: animator == nil, animator: animator
        ).begin { [self] isDone in
            guard isDone else { return }
            leave()
            presentation.delegate?.presentationControllerDidDismiss(presentation)
        }
        return true
    }
}

@_spi(StandIn)
extension UITabBarController {
    /// Taps a tab. That of the tab in front goes back to its root.
    /// https://developer.apple.com/documentation/uikit/uitabbarcontroller
    public func tap(_ index: Int) {
        guard let viewControllers, viewControllers.indices.contains(index) else { return }
        let isInFront = selectedIndex == index
        selectedIndex = index
        delegate?.tabBarController(self, didSelect: viewControllers[index])
        if isInFront {
            (viewControllers[index] as? UINavigationController)?
                .popToRootViewController(animated: true)
        }
    }
}
