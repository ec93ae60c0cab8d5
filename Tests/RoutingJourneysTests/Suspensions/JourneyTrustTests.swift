import Foundation
import RouteMatching
import RoutingEngine
import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingJourneys

@Suite
@MainActor
struct `Trust never rises during a journey` {
    nonisolated static let origins: [RouteOrigin] = [
        .app, .universalLink, .customScheme(caller: nil), .webView, .push, .restoration,
        .remoteRule,
    ]

    private func launch(target access: Access) async throws -> Fixture {
        try await Fixture {
            $0.register(path: "/target", navigator: PageNavigator<NoParameters>(), access: access)
        }
    }

    private func opens(
        _ path: String, from origin: RouteOrigin, in app: some RouterFixture
    ) async -> Bool {
        let url = origin.url(of: path)
        return await app.open(url, from: origin).error == nil
    }

    @Test(arguments: origins, Access.combinations)
    func `waiting for a login opens no route that is closed without it`(
        origin: RouteOrigin, access: Access
    ) async throws {
        var isSignedIn = false
        let journeys = Journeys()
        let app = try await JourneyFixture(journeys: journeys) { router in
            router.register(
                path: "/target", navigator: PageNavigator<NoParameters>(), access: access)
            router.register(
                path: "/journey", navigator: PageNavigator<NoParameters>(), access: .external,
                requires: .login)
            router.register(path: "/login", navigator: PageNavigator<NoParameters>())
            router.register(
                LoginInterceptor(
                    priority: 2, on: journeys, showing: "/login", isSignedIn: { isSignedIn }))
            router.register(
                ClosureInterceptor(wants: { $0.route.pattern.description == "/journey" }) { _ in
                    .redirect(to: "/target")
                })
        }
        let isOpen = await opens("/target", from: origin, in: app)
        _ = await opens("/journey", from: origin, in: app)
        isSignedIn = true
        let resumed = await app.journeys.resume(after: .login)
        #expect(resumed.count == 1)
        #expect((resumed.first?.error == nil) == isOpen)
    }

    @Test(arguments: origins, Access.combinations)
    func `a restored screen has no more trust than the request that showed it`(
        origin: RouteOrigin, access: Access
    ) async throws {
        let before = try await launch(target: .external)
        guard await opens("/target", from: origin, in: before) else { return }
        let saved = try JSONDecoder().decode(
            NavigationState.self, from: JSONEncoder().encode(before.stage.state))
        let after = try await launch(target: access)
        let isOpen = await opens("/target", from: origin, in: after)
        after.stage.update { $0.popToRoot() }
        let leftOut = await after.router.restore(saved)
        #expect(leftOut.isEmpty == isOpen)
    }
}
