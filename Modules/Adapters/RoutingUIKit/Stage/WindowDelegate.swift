#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import UIKit

    /// Notifies the stage of what the user does in UIKit's containers.
    @MainActor
    final class WindowDelegate: NSObject {
        weak var stage: WindowStage?
    }

    extension WindowDelegate: UINavigationControllerDelegate {
        func navigationController(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController, animated: Bool
        ) {
            if stage?.isChanging == false { stage?.drawSoon() }
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            // With a custom animation, the swipe back would no longer follow the finger.
            let swipe = navigationController.interactivePopGestureRecognizer?.state
            if swipe == .began || swipe == .changed { return nil }
            return operation == .pop
                ? stage?.animator(of: fromVC, isLeaving: true)
                : stage?.animator(of: toVC, isLeaving: false)
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
            stage?.animator(of: dismissed, isLeaving: true)
        }
    }

    extension WindowDelegate: UIAdaptivePresentationControllerDelegate {
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
