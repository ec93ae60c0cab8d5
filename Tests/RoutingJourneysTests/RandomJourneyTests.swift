import Foundation
import RoutingTestSupport
import Testing

@testable import RoutingJourneys

/// Routes, redirects, interceptors, logins, restorations and requests inside requests, composed at
/// random and requested from outside.
@Suite(.hangLimit)
struct `Random journeys from outside` {
    @Test(arguments: RunSeeds.count(3) + [UInt64.random(in: 0...UInt64.max)])
    func `random journeys from outside reach no route that is closed to their origin`(
        seed: UInt64
    ) async throws {
        var random = SeededRandom(seed: seed)
        let wanted = ProofSize.count(1500, full: 250_000)
        var breaches: [String] = []
        var (requests, refused, suspended, reached) = (0, 0, 0, 0)
        while requests < wanted {
            let app = try await RandomJourneys(seed: random.next())
            for _ in 0..<ProofSize.count(10, full: 100) {
                app.origin = RouteOrigin.outside.randomElement(using: &random) ?? .push
                try await episode(in: app)
            }
            breaches += app.breaches
            requests += app.count.requests
            refused += app.count.refused
            suspended += app.count.suspended
            reached += app.count.reached
        }
        #expect(breaches.prefix(3) == [], "seed \(seed): ROUTING_SEED=\(seed) repeats it")
        #expect(reached > wanted / 10)
        #expect(refused > wanted / 10)
        #expect(suspended > wanted / 100)
        ProofSize.report(
            "journeys from outside",
            [
                "requests": requests, "routes reached": reached, "refused": refused,
                "suspended": suspended, "closed routes reached": breaches.count,
            ])
    }

    /// Makes some requests of one origin, with actions of the user in between.
    private func episode(in app: RandomJourneys) async throws {
        for _ in 0..<6 {
            app.detours = 6
            try await step(in: app)
            await finish(in: app)
        }
        // Waiting requests must not continue in an episode of another origin.
        app.detours = 0
        await signInAndResume(in: app)
        await finish(in: app)
        app.clock.advance(by: .seconds(3600))
        try await app.router.show(tabs: ["/home"])
    }

    private func step(in app: RandomJourneys) async throws {
        switch Int.random(in: 0..<8, using: &app.random) {
        case 0:
            let saved = try JSONEncoder().encode(app.stage.state)
            let state = try JSONDecoder().decode(NavigationState.self, from: saved)
            _ = await app.router.restore(state)
        case 1: await signInAndResume(in: app)
        default:
            let url = "https://moments.app" + app.path()
            await app.router.route(RouteRequest(url: url, origin: app.origin))
        }
    }

    private func signInAndResume(in app: RandomJourneys) async {
        app.isSignedIn = true
        await app.journeys.resume(after: .login)
        await app.journeys.resume(after: RouteRequirement("age"))
        app.isSignedIn = false
    }

    /// Waits for requests that were left behind, and for those that they leave behind; then looks
    /// for screens with more trust than the origin has.
    private func finish(in app: RandomJourneys) async {
        while let task = app.leftBehind.popLast() { await task.value }
        let trust = RouteTrust(app.origin)
        app.breaches += app.stage.state.entries
            .filter { $0.url != "/home" && $0.trust.lowered(to: trust) != $0.trust }
            .map { "\(app.origin.name) left \($0.url) with the trust \($0.trust)" }
    }
}
