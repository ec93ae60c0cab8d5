#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import UIKit

    /// Notifies the stage of what the user does in UIKit's containers.
    @MainActor
    final class WindowDelegate: NSObject {
        weak var stage: WindowStage?
        /// The presented controller that the user pulls down, until the stage has nothing to do.
        weak var swiped: UIViewController?
    }

    extension WindowDelegate: UINavigationControllerDelegate {
        func navigationController(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController, animated: Bool
        ) {
            guard let stage else { return }
            if stage.change.isRunning { stage.change.endPush() } else { stage.drawSoon() }
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            // With a custom animation, the swipe back would no longer follow the finger.
            if navigationController.isSwipedBack { return nil }
            return operation == .pop
                ? stage?.animator(of: fromVC, isLeaving: true)
                : stage?.animator(of: toVC, isLeaving: false)
        }
    }

    extension UINavigationController {
        /// Whether a finger swipes back, from the edge or, since iOS 26, on the content.
        fileprivate var isSwipedBack: Bool {
            var recognizers = [interactivePopGestureRecognizer]
            if #available(iOS 26, visionOS 26, *) {
                recognizers.append(interactiveContentPopGestureRecognizer)
            }
            return recognizers.contains { $0?.state == .began || $0?.state == .changed }
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
            // With a custom animation, the sheet would no longer follow the finger.
            if swiped === dismissed { return nil }
            return stage?.animator(of: dismissed, isLeaving: true)
        }
    }

    extension WindowDelegate: UIAdaptivePresentationControllerDelegate {
        func presentationControllerShouldDismiss(
            _ presentationController: UIPresentationController
        ) -> Bool {
            // UIKit asks when the user begins to pull, and never when code dismisses.
            swiped = presentationController.presentedViewController
            return true
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
#endif
