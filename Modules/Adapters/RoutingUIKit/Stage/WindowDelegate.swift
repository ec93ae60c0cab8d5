#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import UIKit

    /// Notifies the stage of what the user does in UIKit's containers.
    @MainActor
    final class WindowDelegate: NSObject {
        weak var stage: WindowStage?
        /// The presented controller that the user pulls down, until the stage has drawn its state.
        weak var swiped: UIViewController?
        /// The presented controller that the stage dismisses.
        weak var dismissed: UIViewController?

        /// Observes gestures in containers that other code made, unless they have a delegate.
        func observe(_ window: UIWindow) {
            for displayed in window.displayedStacks + window.modals {
                if let navigation = displayed.navigation, navigation.delegate == nil {
                    navigation.delegate = self
                    navigation.admitSwipeBack()
                }
                for (container, _) in displayed.containers { observe(container) }
            }
            // UIKit raises an exception if another object becomes the delegate of an alert.
            for modal in window.modals where !(modal.controller is UIAlertController) {
                let presentation = modal.controller.presentationController
                if presentation?.delegate == nil { presentation?.delegate = self }
                observeDismissal(of: modal.containers.first?.container ?? modal.controller)
            }
        }

        /// Observes a container, unless it has a delegate.
        func observe(_ container: UIViewController) {
            if let tabs = container as? UITabBarController {
                if tabs.delegate == nil { tabs.delegate = self }
                // The list of More reports what the user chooses only to this delegate. Reading the
                // property creates the list, so it is read only while the list is in front.
                if tabs.selectedIndex == NSNotFound, tabs.moreNavigationController.delegate == nil {
                    tabs.moreNavigationController.delegate = self
                }
            }
            if let split = container as? UISplitViewController, split.delegate == nil {
                split.delegate = self
            }
        }

        /// Observes the animated dismissal of what other code presented. Its view isn't changed:
        /// the system's own view controllers don't allow that.
        private func observeDismissal(of controller: UIViewController) {
            guard controller.transitioningDelegate == nil,
                !DismissalObserver.isObserving(controller)
            else { return }
            controller.transitioningDelegate = self
        }
    }

    extension WindowDelegate: UINavigationControllerDelegate {
        func navigationController(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController, animated: Bool
        ) {
            navigationController.admitSwipeBack()
            stage?.didShowPage()
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            if !navigationController.activeSwipes.isEmpty {
                if let stage, stage.isHeld(leaving: fromVC) {
                    // In the next turn, when UIKit has begun the transition that is cancelled.
                    Task { @MainActor [weak stage] in
                        for swipe in navigationController.activeSwipes {
                            // A recognizer that is disabled cancels its gesture.
                            swipe.isEnabled = false
                            swipe.isEnabled = true
                        }
                        stage?.beginLeaving(fromVC)
                    }
                }
                // With a custom animation, the page would no longer follow the finger.
                return nil
            }
            return operation == .pop
                ? stage?.animator(of: fromVC, isLeaving: true)
                : stage?.animator(of: toVC, isLeaving: false)
        }
    }

    /// Recognizes nothing. It waits for the recognizers of the swipe back to fail.
    private final class SwipeBackAdmission: UIGestureRecognizer {}

    extension UINavigationController {
        /// The recognizers of the swipe back: from the edge and, since iOS 26, on the content.
        private var swipesBack: [UIGestureRecognizer] {
            var recognizers = [interactivePopGestureRecognizer]
            if #available(iOS 26, visionOS 26, *) {
                recognizers.append(interactiveContentPopGestureRecognizer)
            }
            return recognizers.compactMap { $0 }
        }

        /// The recognizers of a swipe that is in progress.
        fileprivate var activeSwipes: [UIGestureRecognizer] {
            swipesBack.filter { [.began, .changed].contains($0.state) }
        }

        /// Lets the user swipe back. UIKit passes no touches to these recognizers if a delegate has
        /// custom animations, until another recognizer depends on them.
        fileprivate func admitSwipeBack() {
            guard let view = viewIfLoaded,
                view.gestureRecognizers?.contains(where: { $0 is SwipeBackAdmission }) != true
            else { return }
            let admission = SwipeBackAdmission()
            // It recognizes nothing and so never fails: if it were enabled, UIKit would keep the
            // end of each touch from the page until it does. The requirements count nevertheless.
            admission.isEnabled = false
            admission.delaysTouchesEnded = false
            admission.cancelsTouchesInView = false
            for swipe in swipesBack { admission.require(toFail: swipe) }
            view.addGestureRecognizer(admission)
        }
    }

    extension WindowDelegate: UIViewControllerTransitioningDelegate {
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController,
            source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            stage?.animator(of: presented, isLeaving: false)
        }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            // If code dismissed it, UIKit calls nothing else.
            stage?.drawSoon()
            // With a custom animation, the sheet would no longer follow the finger. If the app has
            // a delegate of its own, only it learns that the user pulls.
            let isDelegate = dismissed.presentationController?.delegate === self
            let mayFollow = isDelegate ? swiped === dismissed : self.dismissed !== dismissed
            return mayFollow ? nil : stage?.animator(of: dismissed, isLeaving: true)
        }
    }

    extension WindowDelegate: UIAdaptivePresentationControllerDelegate {
        func presentationControllerShouldDismiss(
            _ presentationController: UIPresentationController
        ) -> Bool {
            // UIKit asks when the user begins to pull, and never when code dismisses.
            let controller = presentationController.presentedViewController
            if stage?.isHeld(leaving: controller) == true { return false }
            swiped = controller
            return true
        }

        func presentationControllerDidAttemptToDismiss(
            _ presentationController: UIPresentationController
        ) {
            stage?.beginLeaving(presentationController.presentedViewController)
        }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            stage?.drawSoon()
        }
    }

    extension WindowDelegate: UITabBarControllerDelegate {
        func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) {
            stage?.followIfIdle()
        }
    }

    extension WindowDelegate: UISplitViewControllerDelegate {
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn:
                UISplitViewController.Column
        ) -> UISplitViewController.Column {
            // Without a delegate, an iPhone begins with the detail.
            stage?.columnInFront(of: svc) ?? proposedTopColumn
        }

        func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
            stage?.drawSoon()
        }

        func splitViewControllerDidExpand(_ svc: UISplitViewController) {
            stage?.drawSoon()
        }
    }

    /// An invisible view that reports when the view that contains it leaves its window.
    ///
    /// UIKit notifies the delegate of a presentation only when the user dismisses it: if code
    /// does, `presentationControllerDidDismiss` isn't called.
    final class DismissalObserver: UIView {
        private let onLeave: @MainActor () -> Void

        private init(onLeave: @escaping @MainActor () -> Void) {
            self.onLeave = onLeave
            super.init(frame: .zero)
            isHidden = true
            isUserInteractionEnabled = false
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func didMoveToWindow() {
            super.didMoveToWindow()
            if window == nil { onLeave() }
        }

        /// Calls back each time the view of a controller leaves its window. The view also leaves
        /// it, and returns to it later, when something covers it in full screen.
        /// - Parameters:
        ///   - controller: A controller whose view is loaded, or is loaded now.
        ///   - onLeave: What is called.
        static func observe(
            _ controller: UIViewController, onLeave: @escaping @MainActor () -> Void
        ) {
            guard !isObserving(controller) else { return }
            controller.view.addSubview(DismissalObserver(onLeave: onLeave))
        }

        static func isObserving(_ controller: UIViewController) -> Bool {
            controller.viewIfLoaded?.subviews.contains { $0 is DismissalObserver } ?? false
        }
    }
#endif
