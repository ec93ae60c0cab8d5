import RoutingKit
import UIKit

// The app in which the pieces of the guide are used.

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

final class HomeViewController: UIViewController {
    init(_ screen: HomeScreen) {
        super.init(nibName: nil, bundle: nil)
        title = screen.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

final class ProductViewController: UIViewController {
    init(_ screen: ProductScreen) {
        super.init(nibName: nil, bundle: nil)
        title = screen.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

final class TextViewController: UIViewController {
    init(_ screen: any TextScreen) {
        super.init(nibName: nil, bundle: nil)
        title = screen.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

final class ProfileViewController: UIViewController {}

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

struct MenuNavigator: Navigating {
    func destination(for parameters: NoParameters) -> Destination { .screen(MenuScreen()) }
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
