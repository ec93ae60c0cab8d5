#if canImport(UIKit)
    import StageKit
    public import UIKit

    extension WindowStage {
        /// Observes gestures in containers that other code made, unless they have a delegate.
        func listen() {
            for place in window.places + window.modals {
                if let navigation = place.navigation, navigation.delegate == nil {
                    navigation.delegate = self
                }
                for case let (tabs as UITabBarController, _) in place.containers
                where tabs.delegate == nil {
                    tabs.delegate = self
                }
            }
            for modal in window.modals {
                let presentation = modal.controller.presentationController
                if presentation?.delegate == nil { presentation?.delegate = self }
            }
        }

        /// The animator of a screen that appears or leaves; `nil` for the platform's own animation.
        func animator(
            of controller: UIViewController, isLeaving: Bool
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            let screen =
                (controller as? UINavigationController)?.viewControllers.first ?? controller
            // A screen that leaves is no longer in the state.
            let known =
                entry(staging: screen).flatMap { staged[$0.id] }
                ?? staged.values.first { $0.controller === screen }
            return known.flatMap { animators[$0.animation] }.map { $0(isLeaving) }
        }
    }

    extension WindowStage: UINavigationControllerDelegate {
        public func navigationController(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController, animated: Bool
        ) {
            if !isChanging { drawSoon() }
        }

        public func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            // With a custom animation, the swipe back would no longer follow the finger.
            let swipe = navigationController.interactivePopGestureRecognizer?.state
            if swipe == .began || swipe == .changed { return nil }
            return operation == .pop
                ? animator(of: fromVC, isLeaving: true) : animator(of: toVC, isLeaving: false)
        }
    }

    extension WindowStage: UIViewControllerTransitioningDelegate {
        public func animationController(
            forPresented presented: UIViewController, presenting: UIViewController,
            source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            animator(of: presented, isLeaving: false)
        }

        public func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            animator(of: dismissed, isLeaving: true)
        }
    }

    extension WindowStage: UIAdaptivePresentationControllerDelegate {
        public func presentationControllerDidDismiss(
            _ presentationController: UIPresentationController
        ) {
            drawSoon()
        }
    }

    extension WindowStage: UITabBarControllerDelegate {
        public func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) {
            followIfIdle()
        }
    }
#endif
