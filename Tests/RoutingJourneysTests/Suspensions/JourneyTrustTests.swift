import RoutingEngine
import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingJourneys

@Suite(.hangLimit)
@MainActor
struct `Trust never rises during a journey` {
    nonisolated static let origins: [RouteOrigin] = [
        .app, .universalLink, .customScheme(caller: nil), .webView, .push, .restoration,
        .remoteRule,
    ]

    private let age = RouteRequirement("age")
    private let changing = ChangingNavigator()
    private let secret = PageNavigator<NoParameters>()

    /// An app with `/secret` and `/delete`, which are closed, and `/journey`, which waits.
    private func launch(
        until requirement: RouteRequirement = .login,
        _ register: @MainActor (AppRouter, Journeys) -> Void
    ) async throws -> JourneyFixture {
        let journeys = Journeys()
        return try await JourneyFixture(journeys: journeys) { router in
            router.register(path: "/secret", navigator: secret)
            router.register(path: "/delete", navigator: changing)
            router.register(
                path: "/journey", navigator: PageNavigator<NoParameters>(), access: .external,
                requires: [requirement])
            register(router, journeys)
        }
    }

    @Test(arguments: origins, Access.combinations)
    func `waiting for a login opens no route that is closed without it`(
        origin: RouteOrigin, access: Access
    ) async throws {
        var isSignedIn = false
        let app = try await launch { router, journeys in
            router.register(
                path: "/target", navigator: PageNavigator<NoParameters>(), access: access)
            router.register(path: "/login", navigator: PageNavigator<NoParameters>())
            router.register(
                LoginInterceptor(
                    priority: 2, on: journeys, showing: "/login", isSignedIn: { isSignedIn }))
            router.register(
                ClosureInterceptor(wants: { $0.url == "/journey" }) { _ in
                    .redirect(to: "/target")
                })
        }
        let isOpen = await app.open(origin.url(of: "/target"), from: origin).error == nil
        await app.open(origin.url(of: "/journey"), from: origin)
        isSignedIn = true
        let resumed = await app.journeys.resume(after: .login)
        #expect(resumed.map { $0.error == nil } == [isOpen])
    }

    /// The ways in which a login makes further requests by itself.
    enum Detour: CaseIterable {
        case interceptor, navigator, table
    }

    @Test(arguments: origins, Detour.allCases)
    func `the login opens, and no other route that is closed without it`(
        origin: RouteOrigin, detour: Detour
    ) async throws {
        let app = try await launch { router, journeys in
            router.register(path: "/signin", navigator: PageNavigator<NoParameters>())
            router.redirect("/old/signin", to: "/signin")
            router.register(
                path: "/login",
                navigator: ClosureNavigator { [unowned router] in
                    for url in ["/delete", "/secret"] where detour == .navigator {
                        await router.route(RouteRequest(url: url))
                    }
                    return .screen(PageScreen(title: "login"))
                })
            router.register(
                LoginInterceptor(
                    priority: 2, on: journeys,
                    showing: detour == .table ? "/old/signin" : "/login", isSignedIn: { false }))
            router.register(
                ClosureInterceptor(wants: { $0.url == "/login" && detour == .interceptor }) { _ in
                    .redirect(to: "/delete")
                })
        }
        let isOpen = await app.open(origin.url(of: "/secret"), from: origin).error == nil
        let (changes, secrets) = (changing.changes, secret.received.count)
        let outcome = await app.open(origin.url(of: "/journey"), from: origin)
        if origin != .app { #expect(changing.changes == changes) }
        #expect(isOpen || secret.received.count == secrets)
        // The login itself is shown, though it is closed to links.
        guard detour != .interceptor else { return }
        #expect(outcome.word == "suspended")
        #expect(app.stage.state.top?.url == (detour == .table ? "/signin" : "/login"))
        #expect(app.stage.state.top?.trust == RouteTrust(origin))
    }

    @Test(arguments: origins)
    func `a task that suspends the request opens nothing more`(origin: RouteOrigin) async throws {
        let app = try await launch(until: age) { router, journeys in
            router.register(
                path: "/age",
                navigator: ClosureNavigator { [unowned router] in
                    await router.route(RouteRequest(url: "/secret"))
                    return .screen(PageScreen(title: "age"))
                })
            router.register(
                ClosureInterceptor(enforces: age, wants: { $0.url == "/journey" }) {
                    [age] request in
                    // A task of its own inherits nothing of the request.
                    try await Task.detached {
                        try await journeys.suspend(
                            request, by: Suspension(until: age, showing: "/age"))
                    }.value
                })
        }
        #expect(await app.open(origin.url(of: "/journey"), from: origin).word == "suspended")
        #expect(app.stage.state.top?.url == "/age")
        #expect(app.stage.state.top?.trust == RouteTrust(origin))
        #expect(secret.received.count == (origin.isOutside ? 0 : 1))
    }

    @Test
    func `a login for a saved state changes no data`() async throws {
        let app = try await launch { router, journeys in
            router.register(
                LoginInterceptor(
                    priority: 2, on: journeys, showing: "/delete", isSignedIn: { false }))
        }
        let error = await app.open("/journey", from: .restoration).error
        #expect(error?.reason == .accessDenied(.restoration))
        #expect(changing.changes == 0)
    }
}
