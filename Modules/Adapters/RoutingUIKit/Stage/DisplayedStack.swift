#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import UIKit

    /// A stack as UIKit displays it: a navigation controller, or a controller without one.
    @MainActor
    struct DisplayedStack {
        let controller: UIViewController
        /// The containers around it, from the window inwards, each with its child that contains the
        /// stack.
        let containers: [(container: any RoutingContainer, child: UIViewController)]
        let isVisible: Bool

        var navigation: UINavigationController? { controller as? UINavigationController }
        var isBare: Bool { navigation == nil }

        /// The view controllers from root to top. In a narrow split view they include the
        /// navigation controllers of other stacks.
        var stack: [UIViewController] {
            navigation?.viewControllers.filter { !($0 is UINavigationController) } ?? [controller]
        }

        /// The navigation controllers of other stacks above its own screens, in a narrow split
        /// view.
        var nested: [UIViewController] {
            navigation?.viewControllers.filter { $0 is UINavigationController } ?? []
        }

        /// Whether it covers the whole window if it is presented.
        var isFullScreen: Bool {
            let container = containers.first?.container ?? controller
            return [.fullScreen, .overFullScreen].contains(container.modalPresentationStyle)
        }

        /// Selects the stack in each container around it.
        func bringToFront() {
            for (container, child) in containers { container.selectedRoutingChild = child }
        }

        /// Puts another controller where the stack is: in its container, or at the root of the
        /// window.
        func replace(with controller: UIViewController, in window: UIWindow) {
            guard let (container, child) = containers.last else {
                window.rootViewController = controller
                return
            }
            container.routingChildren = container.routingChildren.map {
                $0 === child ? controller : $0
            }
        }
    }

    extension UIViewController {
        fileprivate func displayedStacks(
            in containers: [(container: any RoutingContainer, child: UIViewController)] = [],
            isVisible: Bool = true
        ) -> [DisplayedStack] {
            guard let container = self as? any RoutingContainer,
                !container.routingChildren.isEmpty
            else {
                return [
                    DisplayedStack(controller: self, containers: containers, isVisible: isVisible)
                ]
            }
            let front = container.selectedRoutingChild
            return container.routingChildren.flatMap { child in
                child.displayedStacks(
                    in: containers + [(container, child)],
                    isVisible: isVisible && (front == nil || front === child))
            }
        }
    }

    extension UIWindow {
        /// The stacks in tabs or columns, from left to right; none before the app is shown.
        var displayedStacks: [DisplayedStack] {
            guard let rootViewController, !(rootViewController is SystemPage) else {
                return []
            }
            return rootViewController.displayedStacks()
        }

        /// The stacks presented over them. A search that is in progress is also presented by UIKit,
        /// but is a part of its screen, and an alert with a question is no screen.
        var modals: [DisplayedStack] {
            presented.filter { !($0 is UISearchController) && !$0.isQuestion }
                .compactMap { $0.displayedStacks().first(where: \.isVisible) }
        }

        /// The alert with a question, while the user sees it.
        var alert: UIViewController? { presented.first(where: \.isQuestion) }

        /// The controller over which nothing is presented.
        var top: UIViewController? { presented.last ?? rootViewController }

        private var presented: [UIViewController] {
            Array(
                sequence(first: rootViewController) { $0?.presentedViewController }
                    .prefix { $0 != nil }.compactMap { $0 }.dropFirst())
        }

        /// The transition that is running, of any stack of the window.
        var transition: (any UIViewControllerTransitionCoordinator)? {
            ([rootViewController].compactMap { $0 } + (displayedStacks + modals).map(\.controller))
                .lazy.compactMap(\.transitionCoordinator).first
        }
    }
#endif
