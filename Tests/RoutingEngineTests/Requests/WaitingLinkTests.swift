import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
@MainActor
struct `Links that wait behind a request` {
    private let door = Door()

    private func launch() async throws -> Fixture {
        try await Fixture { router in
            router.register(path: "/slow", navigator: ClosureNavigator(behind: door))
            router.register(
                path: "/item/:id", navigator: PageNavigator<ItemParameters>(), access: .external)
        }
    }

    private func arrive(
        _ ids: ClosedRange<Int>, from origin: RouteOrigin, in app: Fixture
    ) -> [Task<RouteOutcome, Never>] {
        ids.map { app.begin(origin.url(of: "/item/\($0)"), from: origin) }
    }

    private func codes(_ requests: [Task<RouteOutcome, Never>]) async -> [String] {
        var codes: [String] = []
        for request in requests {
            codes.append(await request.value.error?.code ?? "opened")
        }
        return codes
    }

    @Test
    func `are limited for each kind of origin, and the next one is refused`() async throws {
        let app = try await launch()
        let slow = app.begin("/slow")
        await door.visitors()
        let others = arrive(1...20, from: .customScheme(caller: "com.example.one"), in: app)
        let more = arrive(21...24, from: .customScheme(caller: nil), in: app)
        let links = arrive(31...32, from: .universalLink, in: app)
        let taps = (41...60).map { app.begin("/item/\($0)") }
        let refused = try #require(app.router.history.outcomes.first?.error)
        #expect(
            refused.description
                == "'moments://item/17' is refused: 16 links of its kind (custom-scheme) "
                + "already wait for earlier requests. Open it again in a moment.")
        door.open()
        #expect(
            await codes(others)
                == Array(repeating: "opened", count: 16) + Array(repeating: "queue-full", count: 4))
        #expect(await codes(more) == Array(repeating: "queue-full", count: 4))
        #expect(await codes(links) == ["opened", "opened"])
        #expect(await codes(taps) == Array(repeating: "opened", count: 20))
        #expect(await slow.value.error == nil)
        #expect(await codes(arrive(70...71, from: .customScheme(caller: nil), in: app)).count == 2)
        #expect(app.path.last == "/item/71")
    }

    @Test
    func `are handled once if they are the same, and the number of callers is limited`()
        async throws
    {
        let app = try await launch()
        let slow = app.begin("/slow")
        await door.visitors()
        let links = (1...20).map { _ in app.begin("https://moments.app/item/1", from: .push) }
        let taps = (1...20).map { _ in app.begin("/item/2") }
        #expect(
            app.router.history.outcomes.map { $0.error?.code }
                == .init(repeating: "queue-full", count: 4))
        door.open()
        #expect(
            await codes(links)
                == Array(repeating: "opened", count: 16) + Array(repeating: "queue-full", count: 4))
        #expect(await codes(taps) == Array(repeating: "opened", count: 20))
        #expect(await slow.value.error == nil)
        #expect(app.path == ["/home", "/item/1", "/item/2"])
    }
}
