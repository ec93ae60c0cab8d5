import RoutingTestSupport
import StageConformance
import Testing

@Suite(.hangLimit)
struct `A review after a sign-out elsewhere` {
    @Test(arguments: [
        (TransitionType.show, "*/home /order/7"), (.present, "*/home | +/order/7"),
        (.presentFullScreen, "*/home | #/order/7"),
    ])
    func `a screen that needs a login is suspended, and returns where it was`(
        transition: TransitionType, outline: String
    ) async throws {
        let login = try await LoginFixture()
        login.session.user = "Ada"
        await login.open("/order/7", using: transition)
        login.session.user = nil
        await login.router.reviewScreens()
        #expect(login.stage.state.outline == "*/home | +/login")
        #expect(login.suspended == ["/order/7"])
        await login.signIn("Ada")
        #expect(login.stage.state.outline == outline)
    }

    @Test(arguments: [("/order/8", RouteOrigin.app), ("https://moments.app/order/8", .push)])
    func `a review keeps the request for which the login is shown already`(
        url: String, origin: RouteOrigin
    ) async throws {
        let login = try await LoginFixture()
        login.session.user = "Ada"
        await login.open("/order/7")
        login.session.user = nil
        await login.open(url, from: origin)
        await login.router.reviewScreens()
        #expect(login.stage.state.outline == "*/home | +/login")
        #expect(login.suspended == ["/order/8"])
    }
}
