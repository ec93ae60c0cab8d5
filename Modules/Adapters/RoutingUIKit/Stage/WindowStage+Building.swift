#if canImport(UIKit)
    import StageKit
    import UIKit

    extension WindowStage {
        /// The view controllers of a stack, each once, since UIKit refuses duplicates.
        func controllers(of stack: NavigationState.Stack) -> [UIViewController] {
            stack.entries.compactMap { staged[$0.id]?.controller }.reversed()
                .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.reversed()
        }

        /// Whether a stack can be shown in a place without another controller around it.
        func fits(_ place: StagePlace, _ stack: NavigationState.Stack) -> Bool {
            guard place.isPlain == stack.isPlain else { return false }
            let isModal = place.controller.presentingViewController != nil
            if isModal, place.isFullScreen != stack.isFullScreen { return false }
            return !place.isPlain || place.stack == controllers(of: stack)
        }

        func differs(_ place: StagePlace, _ stack: NavigationState.Stack) -> Bool {
            place.stack != controllers(of: stack)
        }

        /// The view controller of a stack: a navigation controller, or its single screen.
        func leaf(_ stack: NavigationState.Stack) -> UIViewController? {
            if stack.isPlain { return controllers(of: stack).first }
            let navigation = UINavigationController()
            navigation.delegate = self
            navigation.setViewControllers(controllers(of: stack), animated: false)
            return navigation
        }

        /// Replaces the stacks of the window, in their places if the numbers are equal.
        func rebuild(_ places: [StagePlace], as stacks: [NavigationState.Stack]) {
            if places.count == stacks.count {
                for (place, stack) in zip(places, stacks) where !fits(place, stack) {
                    leaf(stack).map { replace(place, with: $0) }
                }
                return
            }
            // Screens that remain move into a new navigation controller.
            for place in places { place.navigation?.setViewControllers([], animated: false) }
            let leaves = stacks.compactMap { leaf($0) }
            window.rootViewController = leaves.count == 1 ? leaves.first : container(leaves)
        }

        private func replace(_ place: StagePlace, with controller: UIViewController) {
            guard let (container, child) = place.containers.last else {
                window.rootViewController = controller
                return
            }
            container.routingPlaces = container.routingPlaces.map {
                $0 === child ? controller : $0
            }
        }
    }
#endif
