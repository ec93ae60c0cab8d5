import ContentScreens
import RouteMatching
import RoutingEngine
import RoutingKit
import RoutingSwiftUI
import RoutingUIKit
import StageKit
@_spi(StandIn) import SwiftUI
import Testing
import UIKit

@Suite(.timeLimit(.minutes(10)))
@MainActor
struct `A screen with a view of its own, in a window of UIKit` {
    private let stage = WindowStage(window: UIWindow())
    private let router: AppRouter

    init() throws {
        router = AppRouter(links: UniversalLinks(hosts: ["example.com"]), stage: stage)
        router.register(path: "/seller/:name", navigator: SellerNavigator())
        try router.start()
        stage.drawScreens(with: router)
    }

    /// The view of the screen in front.
    private var view: HostingWindow<AnyView>? {
        let root = stage.window.rootViewController
        let navigation = root?.presentedViewController ?? root
        let top = (navigation as? UINavigationController)?.topViewController ?? navigation
        return (top as? any ViewHosting)?.content
    }

    @Test
    func `is drawn by SwiftUI under its title, and opens links from itself`() async throws {
        await router.route(RouteRequest(url: "/seller/Ann", transition: .root))
        #expect(view?.drawing.texts == ["Seller Ann", "Friend"])
        let navigation = stage.window.rootViewController as? UINavigationController
        #expect(navigation?.topViewController?.title == "Ann")
        let (ended, ending) = AsyncStream.makeStream(of: RouteOutcome.self)
        router.observe { if case .ended(let outcome) = $0 { ending.yield(outcome) } }
        #expect(view?.tap("Friend") == true)
        for await outcome in ended {
            #expect(outcome.error == nil)
            break
        }
        #expect(stage.state.path.map(\.url) == ["/seller/Ann", "/seller/Bob"])
    }
}

/// The page of a seller.
private final class SellerScreen: DrawnScreen {
    let title: String

    init(name: String) {
        title = name
    }

    var view: some View { SellerView(name: title) }
}

private struct SellerView: View {
    let name: String

    var body: some View {
        Text("Seller \(name)")
        RouteLink(to: "/seller/Bob") { Text("Friend") }
    }
}

private struct SellerNavigator: Navigating {
    struct Parameters: Decodable {
        let name: String
    }

    func destination(for parameters: Parameters) -> Destination {
        .screen(SellerScreen(name: parameters.name))
    }
}
