#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import StageKit
    import UIKit

    extension WindowStage {
        /// Observes gestures in containers that other code made, unless they have a delegate.
        func listen() {
            for place in window.places + window.modals {
                if let navigation = place.navigation, navigation.delegate == nil {
                    navigation.delegate = delegate
                }
                for (container, _) in place.containers { listen(to: container) }
            }
            for modal in window.modals {
                let presentation = modal.controller.presentationController
                if presentation?.delegate == nil { presentation?.delegate = delegate }
                listen(toDismissalOf: modal.containers.first?.container ?? modal.controller)
            }
        }

        /// Observes a container, unless it has a delegate.
        func listen(to container: UIViewController) {
            if let tabs = container as? UITabBarController {
                if tabs.delegate == nil { tabs.delegate = delegate }
                // The list of More reports what the user chooses only to this delegate. To read the
                // property makes the list, so it is read only while the list is in front.
                if tabs.selectedIndex == NSNotFound, tabs.moreNavigationController.delegate == nil {
                    tabs.moreNavigationController.delegate = delegate
                }
            }
            if let split = container as? UISplitViewController, split.delegate == nil {
                split.delegate = delegate
            }
        }

        /// Observes the animated dismissal of what other code presented. Its view isn't changed:
        /// the system's own view controllers don't allow that.
        private func listen(toDismissalOf controller: UIViewController) {
            guard controller.transitioningDelegate == nil,
                !DismissalObserver.isObserving(controller)
            else { return }
            controller.transitioningDelegate = delegate
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
                ?? staged.first(of: screen)
            return known.flatMap { animators[$0.animation] }.map { $0(isLeaving) }
        }
    }
#endif
