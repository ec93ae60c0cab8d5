import RoutingEngine
import RoutingTesting
import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@Suite
@MainActor
struct `A route with a path that may be shorter` {
    struct Archive: Decodable, Sendable {
        let year: Int?, month: Int?
    }

    struct Files: Decodable, Sendable {
        let path: [String]
    }

    private let archive = PageNavigator<Archive>(), files = PageNavigator<Files>()

    private func router() async throws -> AppRouter {
        try await Fixture { router in
            router.register(
                path: "/archive/:year?/:month?", navigator: archive, access: .external)
            router.register(path: "/files/**path?", navigator: files, access: .external)
            router.register(
                path: "/a%20b", navigator: PageNavigator<NoParameters>(), access: .external)
        }.router
    }

    @Test(
        arguments: [
            ("/archive", nil, nil), ("/archive/2024", 2024, nil), ("/archive/2024/7", 2024, 7),
        ] as [(String, Int?, Int?)])
    func `its Navigator gets the values that there are`(
        url: String, year: Int?, month: Int?
    ) async throws {
        let outcome = try await router().route(
            RouteRequest(url: "https://moments.app\(url)", origin: .universalLink))
        #expect(outcome.stack.last == url)
        #expect(archive.received.last?.year == year)
        #expect(archive.received.last?.month == month)
    }

    @Test(arguments: [("/files", []), ("/files/a/b", ["a", "b"])])
    func `its rest may be empty`(url: String, path: [String]) async throws {
        let outcome = try await router().route(RouteRequest(url: url))
        #expect(outcome.stack.last == url)
        #expect(files.received.last?.path == path)
    }

    @Test
    func `a redirect is checked without each of them, too`() {
        let router = AppRouter(links: .sample, stage: HeadlessStage(), clock: .still)
        router.register(path: "/archive/:year?/:month?", navigator: archive)
        router.redirect("/old/:year/:month?", to: "/archive/:year")
        router.redirect("/older/:year?/:month?", to: "/archive/:year")
        let error = #expect(throws: RegistrationError.self) { try router.start() }
        #expect(error?.description.contains("which can't answer /older") == true)
        #expect(error?.description.contains("/old/") == false)
    }
}
