import RoutingEngine
import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingJourneys

@Suite
@MainActor
struct `The login that a request waits for` {
    private func isOpen(_ path: String, to origin: RouteOrigin, in app: Fixture) async -> Bool {
        let url = origin.isOutside ? "https://moments.app\(path)" : path
        return await app.open(url, from: origin).error == nil
    }

    /// The ways on which a login leads on by itself.
    enum Detour: CaseIterable {
        case interceptor, navigator, table
    }

    @Test(arguments: `Trust never rises on the way of a journey`.origins, Detour.allCases)
    func `opens nothing that is closed without it`(
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
        let outcome = await app.open(
            origin.isOutside ? "https://moments.app/journey" : "/journey", from: origin)
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
}
