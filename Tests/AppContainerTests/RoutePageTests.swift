import RoutingEngine
import RoutingTestSupport
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite
@MainActor
struct `The page of routes` {
    struct Archive: Decodable, Sendable {
        let year: Int?, month: Int?, rest: [String]
    }

    @Test(arguments: [
        ("/archive/:year?/:month?", "/archive/:year?/:month?"), ("/a/**rest?", "/a/**rest?"),
        (#"/\:a\|b"#, "/%3Aa%7Cb"), ("/a%20b", "/a%20b"),
    ])
    func `it shows paths as patterns spell them, in cells of their own`(
        path: String, shown: String
    ) async throws {
        let router = try await Fixture { router in
            router.register(path: path, navigator: PageNavigator<Archive>(), access: .external)
        }.router
        let page = RoutePage(reports: router.routes.map(RouteReport.init))
        let row = try #require(page.lines.first { $0.contains("`\(shown)`") })
        #expect(row.contains("| external |  | `year?: Int`, `month?: Int`, `rest?: [String]` |"))
        #expect(row.split(separator: "|").count == 6)
    }
}
