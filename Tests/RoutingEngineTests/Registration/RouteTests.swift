import RouteMatching
import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `A current route` {
    @Test
    func `it has the values of its registration`() async throws {
        let app = try await Fixture {
            $0.register(
                path: "/item/:id(int)", navigator: PageNavigator<ItemParameters>(),
                access: .pushes, builds: [.production], parent: "/home")
        }
        let route = try #require(app.router.routes.last)
        #expect(route.pattern.description == "/item/:id(int)")
        #expect(route.parameters.map(\.name) == ["id"])
        #expect(route.parent?.description == "/home")
        #expect(route.access == .pushes)
        #expect(route.builds == [.production])
    }

    @Test
    func `it is closed, in every build, and only reads data by default`() async throws {
        let app = try await Fixture {
            $0.register(path: "/a", navigator: LinkingNavigator<TextLink>())
        }
        let route = try #require(app.router.routes.last)
        #expect(route.access == .closed)
        #expect(route.builds == [.debug, .internal, .production])
        #expect(route.effect == .reads)
        #expect(route.parent == nil)
    }

    @Test
    func `it has the values of its Navigator`() async throws {
        let app = try await Fixture {
            $0.register(path: "/add", navigator: ChangingNavigator())
            $0.register(path: "/a", navigator: LinkingNavigator<TextLink>())
        }
        #expect(app.router.routes.map(\.effect) == [.reads, .changes, .reads])
        #expect(app.router.routes.map(\.links) == [[], [], ["/item/:value"]])
        #expect(app.router.routes.map(\.module) == Array(repeating: "RoutingTestSupport", count: 3))
        #expect(app.router.routes[1].navigator == "ChangingNavigator")
    }
}
