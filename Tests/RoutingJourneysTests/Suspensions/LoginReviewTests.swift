import RoutingEngine
import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingJourneys

@Suite
@MainActor
struct `The screen of a login` {
    private func issues(showing screen: String) -> [String] {
        startIssues { router in
            router.register(path: "/login", navigator: PageNavigator<NoParameters>())
            router.register(path: "/sign/:id", navigator: PageNavigator<ItemParameters>())
            router.register(
                path: "/cart", navigator: PageNavigator<NoParameters>(), requires: .login)
            router.register(path: "/count", navigator: ClosureNavigator { .value(3) })
            router.register(
                path: "/menu", navigator: PageNavigator<NoParameters>(), builds: [.internal])
            router.redirect("/old", to: "/login")
            router.register(
                LoginInterceptor(
                    priority: 1, on: router.newJourneys(), showing: screen, isSignedIn: { false }))
        }
    }

    @Test(arguments: ["/login", "/LOGIN", "/login?from=cart", "/sign/7", "/old", "moments://login"])
    func `is a screen of the app`(screen: String) {
        #expect(issues(showing: screen) == [])
    }

    @Test(arguments: [
        ("/nowhere", "which no route answers"),
        ("/logn", "which no route answers; did you mean /login?"),
        ("nowhere", "which is not a URL of the app"),
        ("https://evil.example/login", "which is not a URL of the app"),
        ("/cart", "which requires 'login' itself"),
        ("/menu", "which is not in the \(BuildTarget.current.rawValue) build"),
    ])
    func `is checked when the router starts`(screen: String, problem: String) {
        #expect(
            issues(showing: screen) == ["LoginInterceptor shows '\(screen)', \(problem)"])
    }
}
