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
        router = AppRouter(links: UniversalLinks(hosts: ["example.com"]), stage: stage)
    }
}

protocol TextScreen: Screen {}

final class HomeScreen: Screen {
    let title = "Home"
}

typealias ProductScreen = HomeScreen
typealias MenuScreen = HomeScreen

class ScreenViewController: UIViewController {
    convenience init(_ screen: any Screen) {
        self.init(nibName: nil, bundle: nil)
        title = screen.title
    }
}

typealias HomeViewController = ScreenViewController
typealias ProductViewController = ScreenViewController
typealias TextViewController = ScreenViewController

final class BrandNavigationController: UINavigationController {}

enum SocialLogin {
    static func finish(with url: URL) {}
}
