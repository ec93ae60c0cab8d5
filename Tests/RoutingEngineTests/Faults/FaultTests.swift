import RoutingKit
import RoutingTesting
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
@MainActor
struct `Code that the router calls may fail in any way` {
    private let clock = TestClock()

    /// A router with a fault on the way to `/target`, and a screen that asks for it.
    private func launch(
        _ saboteur: Saboteur, in place: FaultPlace
    ) async throws -> (router: AppRouter, source: any Screen) {
        let stage = SabotagedStage { if place == .stage { saboteur.strikeAtOnce() } }
        let router = AppRouter(links: .sample, stage: stage, clock: clock.routeClock)
        saboteur.router = router
        for path in ["/home", "/list"] {
            router.register(path: path, navigator: PageNavigator<NoParameters>())
        }
        router.register(
            path: "/target",
            navigator: ClosureNavigator {
                if place == .navigator { try await saboteur.strike() }
                return .screen(PageScreen(title: "target"))
            })
        router.register(
            ClosureInterceptor(wants: { $0.url == "/target" && place == .interceptor }) { _ in
                try await saboteur.strike()
                return .proceed
            })
        try router.start()
        try await router.show(tabs: ["/home"])
        await router.route(RouteRequest(url: "/list"))
        return (router, try #require(stage.topScreen))
    }

    @Test(arguments: FaultPlace.allCases, Fault.allCases)
    func `a request ends in one outcome, and the next one is handled`(
        place: FaultPlace, fault: Fault
    ) async throws {
        let saboteur = Saboteur(fault)
        let events = EventList()
        // Only the stage keeps the source screen.
        let (router, source) = try await launch(saboteur, in: place)
        router.observe(events.add)
        if place == .listener {
            router.observe { event in
                guard case .began(let request) = event, request.url == "/target",
                    saboteur.strikes == 0
                else { return }
                saboteur.strikeAtOnce()
            }
        }
        let word = fault.word(in: place)
        let outcome = await begin(
            on: router, from: source, saboteur, untilItsLimit: word == "timed-out")
        if fault == .endsTwice || fault == .ignoresCancellation { saboteur.door.open() }
        let shown = router.stage.state
        for _ in 0..<10 { await Task.yield() }
        #expect(outcome.word == word)
        #expect(saboteur.strikes > 0)
        if place.isAwaited, fault != .reentersItself, fault != .reentersElsewhere {
            #expect(router.stage.state == shown, "a late result changes nothing")
        }
        #expect(await router.route(RouteRequest(url: "/home")).title != nil)
        saboteur.door.open()
        for _ in 0..<10 { await Task.yield() }
        let (began, ended) = (events.count("began"), events.count("ended"))
        #expect(began == ended && began >= 2, "\(events.all)")
        ProofSize.report("faults injected", ["faults": 1, "requests": began])
    }

    /// Requests the target, and lets its time limit pass if necessary.
    private func begin(
        on router: AppRouter, from source: any Screen, _ saboteur: Saboteur, untilItsLimit: Bool
    ) async -> RouteOutcome {
        let request = RouteRequest(url: "/target", source: source)
        let task = Task { await router.route(request) }
        saboteur.request = task
        if untilItsLimit {
            while saboteur.strikes == 0, !Task.isCancelled { await Task.yield() }
            await clock.sleepers(1)
            clock.advance(by: .seconds(10))
        }
        return await task.value
    }
}

extension EventList {
    fileprivate func count(_ word: String) -> Int { all.count { $0.hasPrefix(word + " ") } }
}
