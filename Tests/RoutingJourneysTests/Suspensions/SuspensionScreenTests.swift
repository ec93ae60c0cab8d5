import RoutingEngine
import RoutingKit
import RoutingTestSupport
import RoutingTesting
import StageKit
import Testing

@testable import RoutingJourneys

@Suite
@MainActor
struct `The login that was shown for a request` {
    private let login: LoginFixture
    private var app: JourneyFixture { login.app }

    init() async throws {
        login = try await LoginFixture()
    }

    @Test(arguments: [TransitionType.show, .present, .replace, .root])
    func `is dismissed before the request resumes, unless the app has done so`(
        transition: TransitionType
    ) async throws {
        await app.open("/order/1")
        await app.open("/order/2", using: transition)
        #expect(app.path == ["/home", "/login"])
        login.user = "Ada"
        #expect(await app.journeys.resume(after: .login).first?.title != nil)
        let isOnHome = [.show, .present].contains(transition)
        #expect(app.path == (isOnHome ? ["/home", "/order/2"] : ["/order/2"]))
        #expect(app.stage.state.modals.count == (transition == .present ? 1 : 0))
    }

    @Test
    func `is dismissed although the request has expired`() async throws {
        await app.open("/order/1")
        login.clock.advance(by: .seconds(601))
        login.user = "Ada"
        await app.journeys.resume(after: .login)
        #expect(app.path == ["/home"])
    }

    @Test
    func `is dismissed with what it has opened, and no other login is`() async throws {
        await app.open("/order/1")
        await app.open("/count")
        app.router.move(.push(PageScreen(title: "Register")))
        app.router.move(.present(PageScreen(title: "Conditions")))
        login.user = "Ada"
        await app.journeys.resume(after: .login)
        #expect(app.path == ["/home"])
        await app.open("/login", using: .present)
        await app.journeys.resume(after: .login)
        #expect(app.path == ["/home", "/login"], "the user has opened this one")
    }
}
