#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import RoutingKit
    import StageKit
    import UIKit

    // How a page is presented, and what UIKit draws around its view: animators, buttons, tab items.
    extension WindowStage {
        func configure(_ modal: UIViewController, of stack: NavigationState.Stack) {
            let style: UIModalPresentationStyle = stack.isFullScreen ? .fullScreen : .automatic
            modal.modalPresentationStyle = style
            if let source = visible, let root = stack.entries.first,
                let screen = model.screen(root.id)
            {
                views.presentation(of: screen)?
                    .configure(ScreenPresentation(controller: modal, source: source))
            }
            let displayed = DisplayedStack(controller: modal, containers: [], isVisible: true)
            if displayed.isFullScreen != stack.isFullScreen || modal.isPopoverWithoutSource {
                modal.modalPresentationStyle = style
            }
            if #available(iOS 18, visionOS 2, *), modal.preferredTransition == nil {
                modal.preferredTransition = modal.firstPage.preferredTransition
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
            let screen = controller.firstPage
            if #available(iOS 18, visionOS 2, *), screen.preferredTransition != nil { return nil }
            // A screen that leaves is no longer in the state.
            let known =
                entry(staging: screen).flatMap { staged[$0.id] }
                ?? staged.first(of: screen)
            return known.flatMap { animators[$0.animation] }.map { $0(isLeaving) }
        }

        private var visible: UIViewController? {
            let stacks = window.displayedStacks
            let base = stacks.dropFirst(model.state.selectedTab).first ?? stacks.first
            return (window.modals.last ?? base)?.stack.last
        }

        /// Adds a Close button to the first page of a stack that is presented, and removes it from
        /// pages that have moved elsewhere. Asks before the Back button leaves a page that may hold
        /// what the user has typed. A page keeps an item or an action of its own.
        func updateButtons(of controllers: [UIViewController], isPresented: Bool) {
            for (index, controller) in controllers.enumerated() {
                let item = controller.navigationItem
                if isPresented, index == 0 {
                    item.leftBarButtonItem =
                        item.leftBarButtonItem
                        ?? CloseButton(systemItem: .close, primaryAction: leaving(controller))
                } else if item.leftBarButtonItem is CloseButton {
                    item.leftBarButtonItem = nil
                }
                let screen = entry(staging: controller).flatMap { model.screen($0.id) }
                if index > 0, item.backAction == nil, screen is any HoldingScreen {
                    item.backAction = leaving(controller)
                }
            }
        }

        private func leaving(_ controller: UIViewController) -> UIAction {
            UIAction { [weak self, weak controller] _ in
                controller.map { self?.beginLeaving($0) }
            }
        }

        /// Shows the badges and the symbols of the tabs. The item of a navigation controller is
        /// drawn if its root's has no image; otherwise its root's is. Tabs of other code are left
        /// alone.
        func drawTabItems() {
            for (displayed, stack) in zip(window.displayedStacks, model.state.tabs) {
                guard let root = stack.entries.first, root.hasURL, !displayed.containers.isEmpty,
                    let controller = staged[root.id]?.controller, let item = controller.tabBarItem
                else { continue }
                item.badgeValue = badges[root.url]
                if item.image == nil {
                    item.image = views.tabSymbols[root.url].flatMap(UIImage.init(systemName:))
                }
                guard let outer = displayed.navigation?.tabBarItem, outer !== item else { continue }
                outer.badgeValue = item.badgeValue
                outer.image = item.image ?? outer.image
                outer.title = item.title ?? controller.title
            }
        }
    }

    /// The button that closes what is presented. Nothing else does in full screen, and only a
    /// finger can pull a sheet down: not VoiceOver, a keyboard or a Mac.
    private final class CloseButton: UIBarButtonItem {}

    extension UIViewController {
        /// Whether it is a popover that points at nothing, which UIKit refuses with an exception.
        fileprivate var isPopoverWithoutSource: Bool {
            guard modalPresentationStyle == .popover, let popover = popoverPresentationController
            else { return false }
            return popover.sourceView == nil && popover.sourceItem == nil
                && popover.barButtonItem == nil
        }
    }
#endif
