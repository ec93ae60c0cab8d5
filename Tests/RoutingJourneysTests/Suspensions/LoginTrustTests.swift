import RoutingEngine
import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingJourneys

@Suite(.hangLimit)
@MainActor
struct `The login that a request waits for` {
    private func isOpen(_ path: String, to origin: RouteOrigin, in app: Fixture) async -> Bool {
        let url = origin.url(of: path)
        return await app.open(url, from: origin).error == nil
    }

    /// The ways in which a login makes further requests by itself.
    enum Detour: CaseIterable {
        case interceptor, navigator, table
    }

    @Test(arguments: `Trust never rises during a journey`.origins, Detour.allCases)
    func `opens no route that is closed without it`(
        origin: RouteOrigin, detour: Detour
    ) async throws {
        let (changing, login) = (ChangingNavigator(), PageNavigator<NoParameters>())
        let secret = PageNavigator<NoParameters>()
        let app = try await Fixture { router in
            router.register(path: "/delete", navigator: changing)
            router.register(path: "/secret", navigator: secret)
            router.register(
                path: "/journey", navigator: PageNavigator<NoParameters>(), access: .external,
                requires: .login)
            router.register(path: "/signin", navigator: login)
            router.redirect("/old/signin", to: "/signin")
            router.register(
                path: "/login",
                navigator: ClosureNavigator { [unowned router] in
                    for url in ["/delete", "/secret"] where detour == .navigator {
                        await router.route(RouteRequest(url: url))
                    }
                    return .screen(PageScreen(title: "login"))
                })
            let screen = detour == .table ? "/old/signin" : "/login"
            router.register(
                LoginInterceptor(
                    priority: 2, on: router.newJourneys(), showing: screen, isSignedIn: { false }))
            router.register(
                ClosureInterceptor(wants: { $0.isUnder("/login") && detour == .interceptor }) {
                    _ in .redirect(to: "/delete")
                })
        }
        let isOpen = await isOpen("/secret", to: origin, in: app)
        let (changes, secrets) = (changing.changes, secret.received.count)
        let outcome = await app.open(origin.url(of: "/journey"), from: origin)
        if origin != .app { #expect(changing.changes == changes) }
        #expect(isOpen || secret.received.count == secrets)
        // The login itself is shown, though it is closed to links.
        guard detour != .interceptor else { return }
        guard case .suspended = outcome.result else {
            Issue.record("\(outcome)")
            return
        }
        let entry = try #require(app.stage.state.top)
        #expect(entry.url == (detour == .table ? "/signin" : "/login"))
        #expect(entry.trust == RouteTrust(origin))
    }
    @Test(arguments: `Trust never rises during a journey`.origins)
    func `opens nothing more when a task of its own suspends the request`(
        origin: RouteOrigin
    ) async throws {
        let age = RouteRequirement("age")
        let secret = PageNavigator<NoParameters>()
        let journeys = Journeys()
        let app = try await JourneyFixture(journeys: journeys) { router in
            router.register(path: "/secret", navigator: secret)
            router.register(
                path: "/wine", navigator: PageNavigator<NoParameters>(), access: .external,
                requires: [age])
            router.register(
                path: "/age",
                navigator: ClosureNavigator { [unowned router] in
                    await router.route(RouteRequest(url: "/secret"))
                    return .screen(PageScreen(title: "age"))
                })
            router.register(
                AgeInterceptor(requirement: age) { request in
                    // A task of its own inherits nothing of the request.
                    try await Task.detached {
                        try await journeys.suspend(
                            request, by: Suspension(until: age, showing: "/age"))
                    }.value
                })
        }
        let outcome = await app.open(origin.url(of: "/wine"), from: origin)
        guard case .suspended = outcome.result else {
            Issue.record("\(outcome)")
            return
        }
        #expect(app.stage.state.top?.url == "/age")
        #expect(app.stage.state.top?.trust == RouteTrust(origin))
        #expect(secret.received.count == (origin.isOutside ? 0 : 1))
    }

    @Test
    func `changes no data for a saved state`() async throws {
        let changing = ChangingNavigator()
        let app = try await JourneyFixture { router in
            router.register(
                path: "/journey", navigator: PageNavigator<NoParameters>(), access: .external,
                requires: .login)
            router.register(path: "/login", navigator: changing)
            router.register(
                LoginInterceptor(
                    priority: 2, on: router.newJourneys(), showing: "/login",
                    isSignedIn: { false }))
        }
        let error = await app.open("/journey", from: .restoration).error
        #expect(error?.reason == .accessDenied(.restoration))
        #expect(changing.changes == 0)
    }
}

/// Enforces one requirement, by a verdict of its own.
private struct AgeInterceptor: RouteInterceptor {
    let priority = 3
    let requirement: RouteRequirement
    let verdict: @MainActor (InterceptedRequest) async throws -> InterceptorVerdict

    func wants(_ request: InterceptedRequest) -> Bool {
        request.route.requirements.contains(requirement)
    }

    func enforces(_ requirement: RouteRequirement, on route: Route) -> Bool {
        requirement == self.requirement
    }

    func intercept(_ request: InterceptedRequest) async throws -> InterceptorVerdict {
        try await verdict(request)
    }
}
