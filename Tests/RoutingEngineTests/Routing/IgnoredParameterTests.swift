import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `A name in a query that no parameter declares` {
    private struct Paint: Decodable, Sendable {
        let id: Int
        let colour: String?
    }

    private func ignored(
        by url: String, from origin: RouteOrigin = .app, in build: BuildTarget = .debug
    ) async throws -> [String] {
        let events = EventList()
        let app = try await Fixture(build: build) {
            $0.register(
                path: "/paint/:id", navigator: PageNavigator<Paint>(), access: .external)
            $0.redirect("/old/:id", to: "/paint/:id")
        }
        app.router.observe(events.add)
        #expect(await app.open(url, from: origin).error == nil)
        return events.all.filter { $0.hasPrefix("ignored") }
    }

    @Test(arguments: [
        ("/paint/7?color=red", RouteOrigin.app, ["color of /paint/:id, nearest: colour"]),
        ("https://moments.app/paint/7?color=red", .push, ["color of /paint/:id, nearest: colour"]),
        ("/old/7?utm_source=x&COLOUR=red", .app, ["utm_source of /paint/:id, nearest: none"]),
        ("/paint/7?colour=red", .app, []), ("/paint/7", .app, []),
    ])
    func `it is reported in debug builds, with the nearest declared one`(
        url: String, origin: RouteOrigin, names: [String]
    ) async throws {
        #expect(try await ignored(by: url, from: origin) == names.map { "ignored " + $0 })
    }

    @Test(arguments: [BuildTarget.internal, .production])
    func `it is not reported in other builds`(build: BuildTarget) async throws {
        #expect(try await ignored(by: "/paint/7?color=red", in: build).isEmpty)
    }
}
