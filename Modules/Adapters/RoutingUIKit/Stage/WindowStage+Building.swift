#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import StageKit
    import UIKit

    extension WindowStage {
        /// The view controller of a stack: a navigation controller, or its single screen.
        func leaf(
            _ stack: NavigationState.Stack, isPresented: Bool = false
        ) -> UIViewController? {
            if stack.isPlain { return staged.controllers(of: stack).first }
            let root = stack.entries.first.flatMap { model.screen($0.id) }
            let navigation = views.navigation(around: isPresented ? root : nil)
            if navigation.delegate == nil { navigation.delegate = delegate }
            let controllers = staged.controllers(of: stack)
            updateCloseButtons(of: controllers, isPresented: isPresented)
            navigation.setViewControllers(controllers, animated: false)
            return navigation
        }

        /// Replaces the stacks of the window, in their places if the numbers are equal.
        func rebuild(_ displayedStacks: [DisplayedStack], as stacks: [NavigationState.Stack]) {
            if displayedStacks.count == stacks.count {
                for (displayed, stack) in zip(displayedStacks, stacks)
                where !staged.fits(displayed, stack) {
                    leaf(stack).map { displayed.replace(with: $0, in: window) }
                }
                return
            }
            // Screens that remain move into a new navigation controller.
            for displayed in displayedStacks {
                displayed.navigation?.setViewControllers([], animated: false)
            }
            let leaves = stacks.compactMap { leaf($0) }
            let root = leaves.count == 1 ? leaves.first : container(leaves)
            // A split view asks its delegate as soon as it is in a window.
            root.map { delegate.observe($0) }
            window.rootViewController = root
        }
    }
#endif
