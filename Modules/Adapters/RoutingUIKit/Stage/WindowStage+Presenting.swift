#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import StageKit
    import UIKit

    extension WindowStage {
        /// Prepares the presentation of a stack as the request and the app say.
        func configure(_ modal: UIViewController, of stack: NavigationState.Stack) {
            let style: UIModalPresentationStyle = stack.isFullScreen ? .fullScreen : .automatic
            modal.modalPresentationStyle = style
            if let source = visible, let root = stack.entries.first,
                let screen = model.screen(root.id)
            {
                views.configure(ScreenPresentation(controller: modal, source: source), of: screen)
            }
            let displayed = DisplayedStack(controller: modal, containers: [], isVisible: true)
            if displayed.isFullScreen != stack.isFullScreen || modal.isPopoverWithoutSource {
                modal.modalPresentationStyle = style
            }
            if #available(iOS 18, visionOS 2, *), modal.preferredTransition == nil {
                let root = (modal as? UINavigationController)?.viewControllers.first
                modal.preferredTransition = root?.preferredTransition
            }
            if modal.transitioningDelegate == nil, animator(of: modal, isLeaving: false) != nil {
                modal.transitioningDelegate = delegate
            }
        }

        /// The animator of a screen that appears or leaves; `nil` for the platform's own animation,
        /// which its view controller may have chosen.
        func animator(
            of controller: UIViewController, isLeaving: Bool
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            let screen =
                (controller as? UINavigationController)?.viewControllers.first ?? controller
            if #available(iOS 18, visionOS 2, *), screen.preferredTransition != nil { return nil }
            // A screen that leaves is no longer in the state.
            let known =
                entry(staging: screen).flatMap { staged[$0.id] }
                ?? staged.first(of: screen)
            return known.flatMap { animators[$0.animation] }.map { $0(isLeaving) }
        }

        /// The view controller that the user sees.
        private var visible: UIViewController? {
            let displayedStacks = window.displayedStacks
            let selected = model.state.selectedTab
            let base =
                displayedStacks.indices.contains(selected)
                ? displayedStacks[selected] : displayedStacks.first
            return (window.modals.last ?? base)?.stack.last
        }
    }

    extension UIViewController {
        /// Whether it is a popover that points at nothing, which UIKit refuses with an exception.
        fileprivate var isPopoverWithoutSource: Bool {
            guard modalPresentationStyle == .popover, let popoverPresentationController else {
                return false
            }
            return popoverPresentationController.sourceView == nil
                && popoverPresentationController.sourceItem == nil
        }
    }
#endif
