import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
@MainActor
struct `A link that a screen opens` {
    @Test
    func `it is reported in debug builds if its Navigator doesn't declare it`() async throws {
        let (app, events) = try await fixture(build: .debug)
        await app.open("/item/1", source: app.stage.topScreen)
        await app.open("/other", source: app.stage.topScreen)
        #expect(
            events.all.filter { $0.hasPrefix("undeclared") } == [
                "undeclared /other from /item/:value"
            ])
    }

    @Test
    func `one that is reported opens nevertheless`() async throws {
        let (app, _) = try await fixture(build: .debug)
        let outcome = await app.open("/other", source: app.stage.topScreen)
        #expect(outcome.stack == ["/start", "/other"])
    }

    @Test(arguments: [BuildTarget.internal, .production])
    func `it is not reported in other builds`(build: BuildTarget) async throws {
        let (app, events) = try await fixture(build: build)
        await app.open("/other", source: app.stage.topScreen)
        #expect(events.all == ["began /other", "ended /other"])
    }

    @Test(arguments: RouteOrigin.outside + [.restoration])
    func `it is not reported if another person wrote it`(origin: RouteOrigin) async throws {
        let (app, events) = try await fixture(build: .debug)
        let url = "https://moments.app/other"
        await app.open(url, from: origin, source: app.stage.topScreen)
        #expect(events.all == ["began \(url)", "ended \(url)"])
    }

    @Test
    func `it is declared regardless of its query and its case`() async throws {
        let (app, events) = try await fixture(build: .debug)
        await app.open("/ITEM/a%2Fb?utm_source=x", source: app.stage.topScreen)
        #expect(!events.all.contains { $0.hasPrefix("undeclared") })
    }

    private func fixture(build: BuildTarget) async throws -> (Fixture, EventList) {
        let events = EventList()
        let app = try await Fixture(build: build, tabs: ["/start"]) {
            $0.register(path: "/start", navigator: LinkingNavigator<TextLink>())
            $0.register(path: "/item/:value", navigator: PageNavigator<One<String>>())
            $0.register(
                path: "/other", navigator: PageNavigator<NoParameters>(), access: .external)
        }
        app.router.observe(events.add)
        return (app, events)
    }
}
