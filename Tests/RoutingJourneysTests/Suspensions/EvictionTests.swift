import RoutingEngine
import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingJourneys

@Suite(.hangLimit)
@MainActor
struct `Requests that wait for the same requirement` {
    private let login: LoginFixture
    private var app: JourneyFixture { login.app }

    init() async throws {
        login = try await LoginFixture()
    }

    @Test
    func `a link replaces neither a request of the user nor another kind of link`()
        async throws
    {
        await app.open("/order/1")
        await app.open("https://moments.app/order/2", from: .universalLink)
        await app.open("moments://order/3", from: .customScheme(caller: "com.example.one"))
        await app.open("moments://order/4", from: .customScheme(caller: nil))
        #expect(app.journeys.suspended.map(\.url) == ["/order/1", "/order/2", "/order/4"])
        await login.signIn("Ada")
        #expect(login.orders.received.map(\.id) == ["2", "4", "1"])
        #expect(app.path.last == "/order/1")
    }

    @Test
    func `a request of the user replaces a waiting link`() async throws {
        await app.open("https://moments.app/order/2", from: .universalLink)
        await app.open("/order/1")
        #expect(app.journeys.suspended.map(\.url) == ["/order/1"])
    }
}
