import DesignKit
import RoutingEngine
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite(.wholeApp)
@MainActor
struct `The routes of the app` {
    @Test(arguments: BuildTarget.allCases)
    func `every declared link has a route that accepts its parameters`(
        build: BuildTarget
    ) async throws {
        let links = try await LaunchedApp(build: build).router.brokenLinks
        #expect(links.filter { !Plugins.unanswered.contains($0.path) }.map(\.description) == [])
    }

    @Test
    func `every feature that links to others can be reached from every other one`() async throws {
        let app = try await LaunchedApp()
        let owners = Dictionary(
            app.router.routes.map { ($0.pattern.description, $0.module) }, uniquingKeysWith: { $1 })
        // A feature without links to others is reached by its tab alone.
        let linking = Set(
            app.router.routes.filter { route in
                route.links.contains { owners[$0] != route.module }
            }.map(\.module))
        let routes = app.router.routes.filter { linking.contains($0.module) }
        let modules = Set(routes.map(\.module)).subtracting(["CompositionRoot"])
        let features = Set(
            routes.filter { $0.builds.contains(.production) && modules.contains($0.module) }
                .map(\.module))
        #expect(!features.isEmpty)
        for start in features {
            var reached: Set<String> = [start]
            var count = 0
            while reached.count != count {
                count = reached.count
                let links = routes.filter { reached.contains($0.module) }.flatMap(\.links)
                reached.formUnion(
                    routes.filter { links.contains($0.pattern.description) }.map(\.module))
            }
            #expect(reached.isSuperset(of: features), "from \(start)")
        }
    }

    @Test
    func `the internal menu can be reached from every screen`() async throws {
        for url in ["/moments/m1", "/products", "/chat/u1"] {
            let app = try await LaunchedApp()
            await app.open(url)
            await ScriptedSession(app).type("shake")
            #expect(app.path.suffix(2) == [url, "/internalmenu"])
        }
    }

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
            "/moments", "/moments/m1", "/moments/m2", "/shop", "/products", SampleURL.product(42),
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
