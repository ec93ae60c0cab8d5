import Foundation
import RoutingTestSupport
import Testing

@testable import RoutingEngine

/// `RandomJourneyTests` has every way in which a request leads to another one.
@Suite(.hangLimit)
struct `The trust of a request` {
    nonisolated static let origins =
        RouteOrigin.outside + [RouteOrigin.app, .restoration, .remoteRule]

    @Test(arguments: origins, origins)
    func `two origins open only what both open`(one: RouteOrigin, other: RouteOrigin) {
        let (first, second) = (RouteTrust(one), RouteTrust(other))
        let both = first.lowered(to: second)
        #expect(both.lowered(to: first) == both)
        #expect(both.lowered(to: second) == both)
        #expect(both == second.lowered(to: first))
        #expect(RouteRequest(url: "/", origin: one).lowered(to: second).trust == both)
        for access in Access.combinations {
            for effect in [RouteEffect.reads, .changes] {
                let denials = [first, second].compactMap { $0.denial(to: access, of: effect)?.name }
                #expect(both.denial(to: access, of: effect)?.name == denials.min())
            }
        }
    }

    @Test
    func `an observer of a request that timed out has the trust of the request`() async throws {
        let (clock, door) = (TestClock(), Door())
        var late: RouteTask?
        let app = try await Fixture(clock: clock) { router in
            router.pages("/secret")
            router.register(
                path: "/slow", navigator: ClosureNavigator(behind: door), access: .external)
            router.observe { [unowned router] event in
                guard case .ended(let outcome) = event, outcome.url != "/secret" else { return }
                late = router.route(to: URL(string: "/secret"), from: nil, using: .show)
            }
        }
        let slow = app.begin("https://moments.app/slow", from: .universalLink)
        await clock.advance(at: door)
        #expect(await slow.value.error?.code == "timed-out")
        #expect(await late?.outcome.error?.code == "access-denied")
        door.open()
    }
}
