#if canImport(UIKit)
    import UIKit

    /// A stack as it is on the screen: a navigation controller, or a controller without one.
    @MainActor
    struct StagePlace {
        let controller: UIViewController
        /// The containers around it from the window on, each with what it holds of the way.
        let containers: [(container: any RoutingContainer, child: UIViewController)]
        /// Whether the containers show it.
        let isVisible: Bool

        var navigation: UINavigationController? { controller as? UINavigationController }
        var isPlain: Bool { navigation == nil }

        /// The screens from root to top. The navigation of another place stands among them in a
        /// split view in a narrow window.
        var stack: [UIViewController] {
            navigation?.viewControllers.filter { !($0 is UINavigationController) } ?? [controller]
        }

        /// Whether it covers the whole window if it is presented.
        var isFullScreen: Bool {
            let container = containers.first?.container ?? controller
            return [.fullScreen, .overFullScreen].contains(container.modalPresentationStyle)
        }
    }

    extension UIViewController {
        /// The stacks that it holds.
        fileprivate func places(
            in containers: [(container: any RoutingContainer, child: UIViewController)] = [],
            isVisible: Bool = true
        ) -> [StagePlace] {
            guard let container = self as? any RoutingContainer,
                !container.routingPlaces.isEmpty
            else {
                return [
                    StagePlace(controller: self, containers: containers, isVisible: isVisible)
                ]
            }
            let front = container.routingPlaceInFront
            return container.routingPlaces.flatMap { child in
                child.places(
                    in: containers + [(container, child)],
                    isVisible: isVisible && (front == nil || front === child))
            }
        }
    }

    extension UIWindow {
        /// The stacks that the window stands on.
        var places: [StagePlace] {
            guard let rootViewController, !(rootViewController is LaunchViewController) else {
                return []
            }
            return rootViewController.places()
        }

        /// The stacks presented over them.
        var modals: [StagePlace] {
            let first = rootViewController?.presentedViewController
            return sequence(first: first) { $0?.presentedViewController }
                .prefix { $0 != nil }
                .compactMap { $0?.places().first(where: \.isVisible) }
        }

        /// What moves now.
        var transition: (any UIViewControllerTransitionCoordinator)? {
            ([rootViewController].compactMap { $0 } + (places + modals).map(\.controller))
                .lazy.compactMap(\.transitionCoordinator).first
        }
    }
#endif
