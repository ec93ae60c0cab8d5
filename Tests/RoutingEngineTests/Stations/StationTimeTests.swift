import RoutingKit
import RoutingTesting
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
@MainActor
struct `The times of the stations` {
    private let clock = TestClock()

    private struct App: RouterFixture {
        let stage = HeadlessStage()
        let router: AppRouter

        init(clock: RouteClock, interceptor: ClosureInterceptor? = nil) throws {
            router = AppRouter(links: .sample, stage: stage, clock: clock)
            if let interceptor { router.register(interceptor) }
            router.register(path: "/item/:id", navigator: PageNavigator<ItemParameters>())
            router.redirect("/thing/:id", to: "/item/:id")
            try router.start()
        }
    }

    private func lines(_ outcome: RouteOutcome) -> [String] {
        outcome.stations.map { time in
            [time.station, time.type, "\(time.duration / .milliseconds(1))"]
                .compactMap(\.self).joined(separator: " ")
        }
    }

    @Test
    func `are in the outcome, with the types that were asked`() async throws {
        let slow = ClosureInterceptor { [clock] _ in
            clock.advance(by: .milliseconds(5))
            return .proceed
        }
        let app = try App(clock: clock.routeClock.measuringStations(), interceptor: slow)
        let outcome = await app.open("/thing/1")
        #expect(
            lines(outcome) == [
                "read 0.0", "admit 0.0", "match 0.0", "intercept ClosureInterceptor 5.0",
                "navigate PageNavigator<ItemParameters> 0.0", "show 0.0",
            ])
    }

    @Test
    func `end at the station that refuses`() async throws {
        let shut = ClosureInterceptor { [clock] _ in
            clock.advance(by: .milliseconds(7))
            return .refuse(because: "it is late")
        }
        let app = try App(clock: clock.routeClock.measuringStations(), interceptor: shut)
        #expect(
            lines(await app.open("/item/1")) == [
                "read 0.0", "admit 0.0", "match 0.0", "intercept ClosureInterceptor 7.0",
            ])
        #expect(lines(await app.open("/none")) == ["read 0.0", "admit 0.0", "match 0.0"])
        #expect(lines(await app.open("//")) == ["read 0.0"])
    }

    @Test
    func `include the wait for an earlier request`() async throws {
        let door = Door()
        let slow = ClosureInterceptor(wants: { $0.url.hasSuffix("/1") }) { _ in
            await door.pass()
            return .proceed
        }
        let app = try App(clock: clock.routeClock.measuringStations(), interceptor: slow)
        let first = app.begin("/item/1")
        await door.visitors()
        let second = app.begin("/item/2")
        clock.advance(by: .milliseconds(3))
        door.open()
        #expect(lines(await first.value).contains("intercept ClosureInterceptor 3.0"))
        #expect(lines(await second.value).contains("admit 3.0"))
    }

    @Test
    func `aren't measured unless the clock says so`() async throws {
        let app = try App(clock: clock.routeClock)
        #expect(await app.open("/item/1").stations.isEmpty)
    }
}
