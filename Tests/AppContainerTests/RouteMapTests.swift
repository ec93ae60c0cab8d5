import DesignKit
import RoutingEngine
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite(.wholeApp)
@MainActor
struct `The routes of the app` {
    @Test
    func `no screen opens a link that it doesn't declare`() async throws {
        let app = try await LaunchedApp()
        var undeclared: [String] = []
        app.router.observe { event in
            if case .undeclaredLink(let url, let pattern) = event {
                undeclared.append("\(pattern) opened \(url)")
            }
        }
        let examples = [
            "/moments", "/moments/m1", "/moments/m2", "/shop", "/products", "/product/42",
            "/cart",
            "/chat", "/chat/u1", "/internalmenu",
        ]
        await app.open("/cart/add?id=42")
        for url in examples {
            await app.router.route(RouteRequest(url: url, transition: .root))
            await app.container.settle()
            let screen = try #require(app.stage.topScreen)
            for case .link(let link) in app.rows.map(\.kind) {
                await app.router.route(link.request(from: screen))
                app.stage.update { while $0.path.last?.url != url, $0.goBack() {} }
            }
        }
        #expect(undeclared == [])
    }
}
