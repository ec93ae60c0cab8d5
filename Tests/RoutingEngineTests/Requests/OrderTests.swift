import Foundation
import RoutingTestSupport
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
struct `The order of requests` {
    private let door = Door()
    private let slow = PageNavigator<NoParameters>()
    private let app: Fixture

    init() async throws {
        app = try await Fixture { [slow, door] router in
            router.register(path: "/slow", navigator: slow, access: .external)
            router.pages("/a", "/b")
            router.items("/item/:id", access: .external)
            router.register(ClosureInterceptor(behind: door, wants: { $0.isUnder("/slow") }))
        }
    }

    private func end(_ requests: [Task<RouteOutcome, Never>]) async -> [RouteOutcome] {
        door.open()
        var outcomes: [RouteOutcome] = []
        for request in requests { outcomes.append(await request.value) }
        return outcomes
    }

    @Test
    func `a request waits until those before it have ended, and joins its equal in a row`()
        async throws
    {
        let requests = ["/slow", "/slow", "/slow", "/a", "/nowhere", "/slow"].map { app.begin($0) }
        #expect(app.path == ["/home"])
        #expect(await end(requests).count { $0.title == nil } == 1)
        #expect(app.path == ["/home", "/slow", "/a", "/slow"])
        #expect(app.router.history.map(\.url) == ["/slow", "/a", "/nowhere", "/slow"])
    }

    @Test func `a request that differs in any property is another one`() async throws {
        let screen = try app.top
        let requests = [
            app.begin("/slow"), app.begin("/slow", using: .present),
            app.begin("/slow", using: .present, source: screen),
            app.begin("/slow", using: .present, source: screen, payload: RouteValue(1)),
            app.begin("/slow", using: .present, source: screen, payload: RouteValue(2)),
            app.begin("/slow", using: .present, source: screen, payload: RouteValue(2)),
            app.begin("/slow", using: .present, source: screen),
            app.begin("/slow", from: .restoration, using: .present, source: screen),
        ]
        _ = await end(requests)
        #expect(slow.received.count == 7)
    }

    @Test func `a request that is cancelled in the queue is not handled`() async throws {
        let requests = ["/slow", "/slow", "/a", "/b"].map { app.begin($0) }
        for cancelled in [requests[0], requests[2]] {
            cancelled.cancel()
            #expect(await cancelled.value.error?.code == "cancelled")
        }
        #expect(await end(requests)[1].title != nil, "one of two joined requests")
        #expect(app.path == ["/home", "/slow", "/b"])
    }

    @Test func `many requests in the queue need no deep call stack`() async throws {
        let count = ProofSize.count(2_000, full: 10_000)
        let requests = (0..<count).map { app.begin($0 == 0 ? "/slow" : "/nowhere/\($0)") }
        #expect(await end(requests).count == count)
    }

    private func arrive(
        _ ids: ClosedRange<Int>, from origin: RouteOrigin
    ) -> [Task<RouteOutcome, Never>] {
        ids.map { arrive("/item/\($0)", from: origin) }
    }

    private func arrive(_ path: String, from origin: RouteOrigin) -> Task<RouteOutcome, Never> {
        app.begin(origin.url(of: path), from: origin)
    }

    private func codes(_ requests: [Task<RouteOutcome, Never>]) async -> [String?] {
        await end(requests).map { $0.error?.code }
    }

    @Test
    func `links wait after the taps, in order, up to a limit for each kind of origin`()
        async throws
    {
        _ = app.begin("/slow")
        await door.visitors()
        let others = arrive(1...20, from: .customScheme(caller: "com.example.one"))
        let more = arrive(21...24, from: .customScheme(caller: nil))
        let links = arrive(31...32, from: .universalLink)
        let taps = (41...60).map { app.begin("/item/\($0)") }
        #expect(
            app.router.history.first?.error?.description
                == "'moments://item/17' is refused: 16 links of its kind (custom-scheme) "
                + "already wait for earlier requests. Open it again in a moment.")
        let full: [String?] = Array(repeating: "queue-full", count: 4)
        #expect(await codes(others) == Array(repeating: nil, count: 16) + full)
        #expect(await codes(more) == full)
        #expect(await codes(links + taps) == Array(repeating: nil, count: 22))
        let items = (Array(41...60) + Array(1...16) + [31, 32]).map { "/item/\($0)" }
        let ended = app.router.history.compactMap(\.url).drop { $0 != "/slow" }.dropFirst()
        #expect(ended.elementsEqual(items) { $0.hasSuffix($1) }, "\(ended)")
        let later = arrive(70...71, from: .customScheme(caller: nil))
        #expect(await codes(later) == [nil, nil])
        #expect(app.path.last == "/item/71")
    }

    @Test func `a link that is being handled takes no place of those that wait`() async {
        let origin = RouteOrigin.customScheme(caller: nil)
        let handled = arrive("/slow", from: origin)
        await door.visitors()
        let links = arrive(1...17, from: origin)
        let opened: [String?] = Array(repeating: nil, count: 17)
        #expect(await codes([handled] + links) == opened + ["queue-full"])
    }

    @Test
    func `the callers of one waiting link are limited, too, and it is handled once`() async throws {
        _ = app.begin("/slow")
        await door.visitors()
        let links = (1...20).map { _ in app.begin("https://moments.app/item/1", from: .push) }
        let taps = (1...20).map { _ in app.begin("/item/2") }
        let full: [String?] = Array(repeating: "queue-full", count: 4)
        #expect(await codes(links) == Array(repeating: nil, count: 16) + full)
        #expect(await codes(taps) == Array(repeating: nil, count: 20))
        #expect(app.path == ["/home", "/slow", "/item/2", "/item/1"], "taps first")
    }
}

@Suite(.hangLimit)
struct `A request without await` {
    @Test func `a request from a button's closure has an outcome to wait for`() async throws {
        let app = try await Fixture()
        var task: RouteTask?
        let button: @MainActor () -> Void = { [router = app.router] in
            task = router.route(to: URL(string: "/home"), from: nil, using: .show)
            router.route(to: URL(string: "/home"), from: nil, using: .show)
        }
        button()
        let made = try #require(task)
        #expect("\(made)".contains("'await' its 'outcome'"))
        #expect(await made.outcome.url == "/home")
        #expect(await made.outcome.error == nil, "the second time, too")
        #expect(await app.router.route(to: nil, from: nil, using: .show).outcome.url == nil)
    }

    @Test func `a tap shows its screen in the same turn, where the system can`() async throws {
        guard #available(iOS 26, macOS 26, *) else { return }
        let app = try await Fixture { $0.items("/item/:id") }
        app.router.route(to: URL(string: "/item/7"), from: nil, using: .show)
        #expect(app.path == ["/home", "/item/7"])
    }

    @Test func `a request without await is cancelled by its handle or its caller`() async throws {
        let door = Door()
        let app = try await Fixture {
            $0.register(path: "/slow", navigator: ClosureNavigator(behind: door))
        }
        let task = app.router.route(to: URL(string: "/slow"), from: nil, using: .show)
        task.cancel()
        #expect(await task.outcome.error?.code == "cancelled")
        let waiting = Task {
            await app.router.route(to: URL(string: "/slow"), from: nil, using: .show).outcome
        }
        waiting.cancel()
        #expect(await waiting.value.error?.code == "cancelled")
        door.open()
    }
}
