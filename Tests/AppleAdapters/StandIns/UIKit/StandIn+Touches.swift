extension UIView {
    /// Whether a tap on the view reaches it: it is in a window, neither it nor a view around it is
    /// hidden or ignores touches, and no recognizer of them keeps a touch to itself. An enabled one
    /// that waits for others does so as long as it is possible, since it never fails.
    fileprivate var receivesTaps: Bool {
        window != nil
            && sequence(first: self, next: \.superview).allSatisfy { view in
                view.isUserInteractionEnabled && !view.isHidden && view.alpha > 0.01
                    && !(view.gestureRecognizers ?? []).contains(where: \.keepsTouches)
            }
    }
}

extension UIGestureRecognizer {
    fileprivate var keepsTouches: Bool {
        isEnabled && state == .possible && (delaysTouchesBegan || delaysTouchesEnded)
    }
}

// Each returns whether the tap has reached its target.

@_spi(StandIn)
extension UIControl {
    public func tap() -> Bool {
        guard receivesTaps else { return false }
        for (event, action) in actions where event == .touchUpInside {
            action.performWithSender(self, target: nil)
        }
        return true
    }
}

@_spi(StandIn)
extension UINavigationController {
    /// Taps an item in the bar, which is in the view of the controller.
    public func tap(_ item: UIBarButtonItem) -> Bool {
        let shown = topViewController?.navigationItem
        guard view.receivesTaps,
            [shown?.leftBarButtonItem, shown?.rightBarButtonItem].contains(item)
        else { return false }
        item.primaryAction?.performWithSender(item, target: nil)
        return true
    }

    /// Taps the Back button, which pops unless the page on top has an action for it.
    public func tapBack() -> Bool {
        guard view.receivesTaps, let top = topViewController, viewControllers.count > 1 else {
            return false
        }
        if let action = top.navigationItem.backAction {
            action.performWithSender(self, target: nil)
        } else {
            popViewController(animated: true)
        }
        return true
    }
}

@_spi(StandIn)
extension UITableViewController {
    public func tapRow(at indexPath: IndexPath) -> Bool {
        guard tableView.receivesTaps, tableView(tableView, shouldHighlightRowAt: indexPath) else {
            return false
        }
        tableView(tableView, didSelectRowAt: indexPath)
        return true
    }
}

@_spi(StandIn)
extension UIAlertController {
    /// Taps a button, which dismisses the alert and then does its work.
    public func tap(_ title: String) -> Bool {
        guard view.receivesTaps, let action = actions.first(where: { $0.title == title }) else {
            return false
        }
        dismiss(animated: true) { action.handler?(action) }
        return true
    }
}
