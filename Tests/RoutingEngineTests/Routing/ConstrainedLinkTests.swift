import RouteMatching
import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
@MainActor
struct `A declared link whose path names a constraint` {
    struct TokenLink: LinkTemplate {
        static let path = "/t/:token(code)"
        let token: Private<String>
    }

    struct SizeLink: LinkTemplate {
        static let path = "/s/:size"
        let size: String
    }

    struct Token: Decodable, Sendable {
        let token: Private<String>
    }

    struct Size: Decodable, Sendable {
        let size: String
    }

    private func launch(
        in build: BuildTarget = .debug, size: String = "/s/:size(s|m|l)", hasRoute: Bool = true
    ) async throws -> Fixture {
        try await Fixture(build: build, tabs: ["/start"]) { router in
            router.register(
                RouteConstraint("code", example: "AB-1") { $0.hasPrefix("AB-") })
            router.register(path: "/start", navigator: LinkingNavigator<TokenLink>())
            router.register(path: "/sizes", navigator: LinkingNavigator<SizeLink>())
            router.register(path: size, navigator: PageNavigator<Size>())
            if hasRoute {
                router.register(path: "/t/:token(code)", navigator: PageNavigator<Token>())
            }
        }
    }

    @Test
    func `is masked where no route answers it`() async throws {
        let app = try await launch(hasRoute: false)
        #expect(await app.open("/t/AB-12").url == "/t/•••")
        #expect(await app.open("/t/other").url == "/t/other")
    }

    @Test
    func `is not reported as undeclared`() async throws {
        let app = try await launch()
        let events = EventList()
        app.router.observe(events.add)
        #expect(await app.open("/t/AB-12", source: app.stage.topScreen).error == nil)
        #expect(!events.all.contains { $0.hasPrefix("undeclared") })
    }

    @Test(arguments: ["/s/:size(s|m|l)", "/s/:size(code)", "/s/:size(int)", "/s/size-:size"])
    func `is not broken where some value of it opens a route`(size: String) async throws {
        let broken = try await launch(size: size).router.brokenLinks.map(\.description)
        #expect(broken.isEmpty)
    }

    @Test
    func `is broken where none does`() async throws {
        let app = try await launch(size: "/other/:size", hasRoute: false)
        #expect(app.router.brokenLinks.map(\.isUnanswered) == [true, true])
    }
}
