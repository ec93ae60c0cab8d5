import Foundation
import RouteMatching
import RoutingKit
import RoutingTesting
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
@MainActor
struct `The trust of work that a Navigator leaves behind` {
    /// A place where code runs without the request of the Navigator.
    enum Escape: CaseIterable {
        case detachedTask, timer, callback
    }

    /// Keeps what is called later, as a library with callbacks does.
    @MainActor
    private final class Callbacks {
        var waiting: [@MainActor @Sendable () async -> Void] = []
    }

    private let clock = TestClock()
    private let callbacks = Callbacks()
    /// The outcomes of requests for `/secret`.
    private let ends: AsyncStream<String?>
    private let ended: AsyncStream<String?>.Continuation

    init() {
        (ends, ended) = AsyncStream.makeStream(of: String?.self)
    }

    private func leaveBehind(
        _ escape: Escape, _ work: @escaping @MainActor @Sendable () async -> Void
    ) {
        switch escape {
        case .detachedTask: Task.detached { await work() }
        case .timer:
            Task.detached { [clock] in
                try await clock.routeClock.sleep(.seconds(5))
                await work()
            }
        case .callback: callbacks.waiting.append(work)
        }
    }

    /// An app whose `/start` leaves a request for `/secret` behind.
    /// - Parameter carries: Whether the Navigator gives it the trust of its own request.
    private func launch(_ escape: Escape, carries: Bool) async throws -> Fixture {
        try await Fixture(clock: clock) { router in
            router.register(path: "/secret", navigator: PageNavigator<NoParameters>())
            router.register(
                path: "/start",
                navigator: ClosureNavigator { [unowned router] in
                    let request = RouteRequest(url: "/secret")
                    let carried = carries ? request.lowered(to: router.trust) : request
                    leaveBehind(escape) { _ = await router.route(carried) }
                    return .value(1)
                }, access: .external)
            router.register(path: "/led", navigator: PageNavigator<NoParameters>())
            router.register(
                ClosureInterceptor(wants: { $0.isUnder("/led") }) { _ in
                    .redirect(to: "/start", by: .remoteRule)
                })
            router.observe { [ended] event in
                guard case .ended(let outcome) = event, outcome.url == "/secret" else { return }
                ended.yield(outcome.error?.code)
            }
        }
    }

    /// The outcome of the request that was left behind.
    private func end(of escape: Escape) async -> String? {
        if escape == .timer {
            await clock.sleepers(1)
            clock.advance(by: .seconds(5))
        }
        for work in callbacks.waiting { await work() }
        for await end in ends { return end }
        return "never ended"
    }

    @Test(arguments: Escape.allCases, [RouteOrigin.app, .universalLink, .push])
    func `is that of its request`(escape: Escape, origin: RouteOrigin) async throws {
        let app = try await launch(escape, carries: true)
        let url = origin.url(of: "/start")
        #expect(await app.open(url, from: origin).error == nil)
        #expect(await end(of: escape) == (origin.isOutside ? "access-denied" : nil))
    }

    @Test(arguments: Escape.allCases)
    func `contains every origin on the way to it`(escape: Escape) async throws {
        let app = try await launch(escape, carries: true)
        #expect(await app.open("/led").error == nil)
        #expect(await end(of: escape) == "access-denied")
    }

    @Test(arguments: Escape.allCases)
    func `is full if it isn't passed on, as the page on security says`(
        escape: Escape
    ) async throws {
        let app = try await launch(escape, carries: false)
        #expect(await app.open("https://moments.app/start", from: .push).error == nil)
        #expect(await end(of: escape) == nil)
    }

    @Test
    func `is full outside of requests, and can only be lowered`() async throws {
        let app = try await Fixture()
        #expect(app.router.trust == .full)
        let request = RouteRequest(url: "/home", origin: .push)
        #expect(request.lowered(to: .full).trust == RouteTrust(.push))
        #expect(
            request.lowered(to: RouteTrust(.universalLink)).trust
                == RouteTrust(.universalLink).lowered(to: RouteTrust(.push)))
    }
}
