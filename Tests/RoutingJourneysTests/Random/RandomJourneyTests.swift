import RoutingTesting
import Foundation
import RoutingEngine
import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingJourneys

/// Routes, redirects, interceptors, logins, restorations and requests inside requests, composed at
/// random and requested from outside.
@Suite(.hangLimit)
@MainActor
struct `Random journeys from outside` {
    @Test(arguments: RunSeeds.count(3) + [RunSeeds.new])
    func `reach no route that is closed to their origin`(seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        let wanted = ProofSize.count(1500, full: 250_000)
        var breaches: [String] = []
        var (requests, refused, suspended, reached) = (0, 0, 0, 0)
        while requests < wanted {
            let app = try await RandomJourneys(seed: random.next())
            for _ in 0..<ProofSize.count(10, full: 100) {
                let origin = RouteOrigin.outside.randomElement(using: &random) ?? .push
                let found = try await episode(of: origin, in: app)
                reached += found.reached
                breaches += found.breaches
            }
            requests += app.count.requests
            refused += app.count.refused
            suspended += app.count.suspended
        }
        #expect(breaches.prefix(3) == [], "seed \(seed): ROUTING_SEED=\(seed) repeats it")
        #expect(reached > wanted / 10 && refused > wanted / 10 && suspended > wanted / 100)
        ProofSize.report(
            "journeys from outside",
            [
                "requests": requests, "routes reached": reached, "refused": refused,
                "suspended": suspended, "closed routes reached": breaches.count,
            ])
    }

    /// Some requests of one origin, and actions of the user in between.
    private func episode(
        of origin: RouteOrigin, in app: RandomJourneys
    ) async throws -> (reached: Int, breaches: [String]) {
        var (reached, breaches) = (0, [String]())
        for _ in 0..<6 {
            app.detours = 6
            try await step(from: origin, in: app)
            await finish(app)
            reached += app.reached.count
            breaches += self.breaches(of: origin, in: app)
        }
        // Waiting requests must not continue in an episode of another origin.
        (app.detours, app.isSignedIn) = (0, true)
        await resume(app)
        await finish(app)
        reached += app.reached.count
        breaches += self.breaches(of: origin, in: app)
        app.isSignedIn = false
        app.clock.advance(by: .seconds(3600))
        try await app.router.show(tabs: ["/home"])
        app.reached = []
        return (reached, breaches)
    }

    private func step(from origin: RouteOrigin, in app: RandomJourneys) async throws {
        switch Int.random(in: 0..<8, using: &app.random) {
        case 0:
            let saved = try JSONEncoder().encode(app.stage.state)
            let state = try JSONDecoder().decode(NavigationState.self, from: saved)
            _ = await app.router.restore(state)
        case 1:
            app.isSignedIn = true
            await resume(app)
            app.isSignedIn = false
        default:
            let url = "https://moments.app" + app.path()
            await app.router.route(RouteRequest(url: url, origin: origin))
        }
    }

    private func resume(_ app: RandomJourneys) async {
        await app.journeys.resume(after: .login)
        await app.journeys.resume(after: RouteRequirement("age"))
    }

    /// Waits for requests that were left behind, and for those that they leave behind.
    private func finish(_ app: RandomJourneys) async {
        while let task = app.leftBehind.popLast() { await task.value }
    }

    private func breaches(of origin: RouteOrigin, in app: RandomJourneys) -> [String] {
        defer { app.reached = [] }
        let opened = app.reached.filter {
            // The app's own answer to a request that has to wait.
            let isLogin = $0.path == "/login" && $0.isSuspending
            return $0.changes || !($0.access.admits(origin) || isLogin)
        }
        let shown = app.stage.state.entries.filter {
            $0.url != "/home" && !$0.trust.isAtMost(RouteTrust(origin))
        }
        return opened.map { "\(origin.name) reached \($0.path), \($0.access)" }
            + shown.map { "\(origin.name) left \($0.url) with the trust \($0.trust)" }
    }
}
