import RoutingTestSupport
import StageConformance
import Testing

@testable import RoutingJourneys

@Suite(.hangLimit)
@MainActor
struct `The screen of a login` {
    @Test(arguments: [TransitionType.show, .present, .replace, .root])
    func `the login is dismissed before its request resumes, unless the app has done so`(
        transition: TransitionType
    ) async throws {
        let login = try await LoginFixture()
        await login.open("/order/1")
        await login.open("/order/2", using: transition)
        #expect(login.path == ["/home", "/login"])
        login.session.user = "Ada"
        #expect(await login.journeys.resume(after: .login).first?.title != nil)
        let outlines: [TransitionType: String] = [
            .show: "*/home /order/2", .present: "*/home | +/order/2",
        ]
        #expect(login.stage.state.outline == outlines[transition] ?? "*/order/2")
    }

    @Test
    func `the login is dismissed with what it has opened, and no other login is`() async throws {
        let login = try await LoginFixture()
        await login.open("/order/1")
        await login.open("/count")
        login.router.move(.push(PageScreen(title: "Register")))
        login.router.move(.present(PageScreen(title: "Conditions")))
        login.session.user = "Ada"
        await login.journeys.resume(after: .login)
        #expect(login.path == ["/home"])
        await login.open("/login", using: .present)
        await login.journeys.resume(after: .login)
        #expect(login.path == ["/home", "/login"], "the user has opened this one")
    }

    @Test(
        arguments: [
            "/login", "/LOGIN", "/login?from=cart", "/sign/7", "/old", "moments://login",
        ].map { ($0, nil) } + [
            ("/nowhere", "which no route answers"),
            ("/logn", "which no route answers; did you mean /login?"),
            ("nowhere", "which is not a URL of the app"),
            ("https://evil.example/login", "which is not a URL of the app"),
            ("/cart", "which requires 'login' itself"),
            ("/menu", "which is not in the \(BuildTarget.current.rawValue) build"),
        ] as [(String, String?)])
    func `the login is a screen of the app, which is checked when the router starts`(
        screen: String, problem: String?
    ) {
        let issues = startIssues { router in
            let journeys = Journeys()
            router.use(journeys)
            router.pages("/login")
            router.items("/sign/:id")
            router.pages("/cart", requires: .login)
            router.pages("/menu", builds: [.internal])
            router.redirect("/old", to: "/login")
            router.register(
                LoginInterceptor(priority: 1, on: journeys, showing: screen) { false })
        }
        #expect(issues == (problem.map { ["LoginInterceptor shows '\(screen)', \($0)"] } ?? []))
    }
}
