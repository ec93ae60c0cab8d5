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
                for case let (tabs as UITabBarController, _) in place.containers
                where tabs.delegate == nil {
                    tabs.delegate = delegate
                }
            }
            for modal in window.modals {
                let presentation = modal.controller.presentationController
                if presentation?.delegate == nil { presentation?.delegate = delegate }
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
                ?? staged.first(of: screen)
            return known.flatMap { animators[$0.animation] }.map { $0(isLeaving) }
        }
    }
#endif
