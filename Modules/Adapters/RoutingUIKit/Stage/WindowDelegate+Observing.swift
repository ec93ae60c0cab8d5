#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import UIKit

    extension WindowDelegate {
        /// Observes gestures in containers that other code made, unless they have a delegate.
        func observe(_ window: UIWindow) {
            for displayed in window.displayedStacks + window.modals {
                if let navigation = displayed.navigation, navigation.delegate == nil {
                    navigation.delegate = self
                }
                for (container, _) in displayed.containers { observe(container) }
            }
            for modal in window.modals {
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
#endif
