import RouteMatching
import RoutingEngine
import RoutingKit
import RoutingUIKit
import StageKit
import UIKit

// The app in which the pieces of the guide are used.

@MainActor
final class Container {
    let router: AppRouter

    init(stage: any Stage) async throws {
        router = AppRouter(
            links: UniversalLinks(hosts: ["example.com"], schemes: ["example"]), stage: stage)
        router.register(path: "/home", navigator: HomeNavigator(), access: .external)
        router.register(path: "/product/:id", navigator: ProductNavigator(), animation: .zoom)
        try router.start()
        try await router.show(tabs: ["/home"])
    }
}

final class HomeScreen: Screen {
    let title = "Home"
}

final class ProductScreen: Screen {
    let title: String

    init(id: Int) {
        title = "Product \(id)"
    }
}

protocol TextScreen: Screen {
    var text: String { get }
}

final class MenuScreen: TextScreen {
    let title = "Menu"
    let text = "For testers"
}

class ScreenViewController: UIViewController {
    init(_ screen: any Screen) {
        super.init(nibName: nil, bundle: nil)
        title = screen.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

final class HomeViewController: ScreenViewController {}

final class ProductViewController: ScreenViewController {}

final class TextViewController: ScreenViewController {}

// The guide shows this conformance in its text.
final class ProfileViewController: UIViewController, Screen {}

final class BrandNavigationController: UINavigationController {}

struct HomeNavigator: Navigating {
    func destination(for parameters: NoParameters) -> Destination { .screen(HomeScreen()) }
}

struct ProductNavigator: Navigating {
    struct Parameters: Decodable {
        let id: Int
    }

    func destination(for parameters: Parameters) -> Destination {
        .screen(ProductScreen(id: parameters.id))
    }
}

@MainActor
enum SocialLogin {
    private(set) static var finished: [URL] = []

    static func finish(with url: URL) {
        finished.append(url)
    }
}

final class FlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isBackwards: Bool

    init(isBackwards: Bool) {
        self.isBackwards = isBackwards
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.completeTransition(true)
    }
}
