import RoutingTestSupport
import Testing

@testable import RoutingEngine

/// A fault in code that the router calls.
nonisolated enum Fault: CaseIterable {
    case throwsAnError
    /// Returns after its request has ended, even when cancelled, and so ends it a second time.
    case hangs
    /// Returns only when it is cancelled.
    case waitsForCancellation
    /// Continues after the caller has been cancelled.
    case ignoresCancellation
    /// Opens the same URL, again and again.
    case reentersItself
    /// Opens another URL.
    case reentersElsewhere
    case registersARoute
    case startsTheRouterAgain
    /// Removes the source screen, so that it is deallocated.
    case deallocatesTheSource
    case presentsSomethingElse
    case cancelsTheCaller

    /// A place where the router calls other code; a stage calls its observers while it moves.
    enum Place: CaseIterable {
        case interceptor, navigator, stage, listener

        /// Whether a request waits for the code that is called there.
        var isAwaited: Bool { self == .interceptor || self == .navigator }
    }

    /// How a request ends.
    func word(in place: Place) -> String {
        switch self {
        case .throwsAnError where place.isAwaited: "failed"
        case .hangs where place.isAwaited, .waitsForCancellation where place.isAwaited: "timed-out"
        case .ignoresCancellation where place.isAwaited, .cancelsTheCaller where place.isAwaited:
            "cancelled"
        // Reported before the request is in the queue, or when its screen is already on the stage.
        case .cancelsTheCaller where place == .listener: "cancelled"
        case .deallocatesTheSource where place != .stage: "no-source"
        default: "shown"
        }
    }
}

@Suite(.hangLimit)
struct `Code that the router calls may fail in any way` {
    private let clock = TestClock()

    /// An app with a fault on the way to `/target`, and `/list`, which asks for it.
    private func launch(_ saboteur: Saboteur, in place: Fault.Place) async throws -> Fixture {
        let app = try await Fixture(clock: clock) { router in
            saboteur.router = router
            router.pages("/list")
            router.action("/target") { _ in
                if place == .navigator { try await saboteur.strike() }
                return .screen(PageScreen(title: "target"))
            }
            router.intercept(wants: { $0.url == "/target" && place == .interceptor }) { _ in
                try await saboteur.strike()
                return .proceed
            }
        }
        await app.open("/list")
        return app
    }

    @Test(arguments: Fault.Place.allCases, Fault.allCases)
    func `a request through faulty code ends in one outcome, and the next one is handled`(
        place: Fault.Place, fault: Fault
    ) async throws {
        let saboteur = Saboteur(fault)
        let app = try await launch(saboteur, in: place)
        let events = EventList(of: app.router)
        app.router.observe { event in
            let isStruck =
                switch event {
                case .began(let request): place == .listener && request.url == "/target"
                case .moved(let state): place == .stage && state.top?.url == "/target"
                default: false
                }
            if isStruck, saboteur.strikes == 0 { saboteur.strikeAtOnce() }
        }
        let word = fault.word(in: place)
        let outcome = try await begin(in: app, saboteur, untilItsLimit: word == "timed-out")
        if fault == .hangs || fault == .ignoresCancellation { saboteur.door.open() }
        let shown = app.stage.state
        for _ in 0..<10 { await Task.yield() }
        #expect(outcome.word == word)
        #expect(saboteur.strikes > 0)
        if place.isAwaited, fault != .reentersItself, fault != .reentersElsewhere {
            #expect(app.stage.state == shown, "a late result changes nothing")
        }
        #expect(await app.open("/home").title != nil)
        saboteur.door.open()
        for _ in 0..<10 { await Task.yield() }
        let (began, ended) = (events.count("began"), events.count("ended"))
        #expect(began == ended, "\(events.all)")
        #expect(began >= 2, "\(events.all)")
        ProofSize.report("faults injected", ["faults": 1, "requests": began])
    }

    /// Requests the target, and lets its time limit pass if necessary. Only the stage keeps the
    /// source screen.
    private func begin(
        in app: Fixture, _ saboteur: Saboteur, untilItsLimit: Bool
    ) async throws -> RouteOutcome {
        let request = RouteRequest(url: "/target", source: try app.top)
        let task = Task { await app.router.route(request) }
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

/// Causes one fault, at the place where the router calls it during a request for `/target`.
private final class Saboteur {
    struct Sabotage: Error {}

    /// Blocks the code that hangs.
    let door = Door()
    weak var router: AppRouter?
    /// The task of the request, which can be cancelled.
    var request: Task<RouteOutcome, Never>?
    private(set) var strikes = 0
    private let fault: Fault

    init(_ fault: Fault) {
        self.fault = fault
    }

    /// In code that the request waits for.
    func strike() async throws {
        strikes += 1
        switch fault {
        case .throwsAnError: throw Sabotage()
        case .hangs: await door.pass()
        case .waitsForCancellation: try await Task.sleep(for: .seconds(3600))
        case .ignoresCancellation:
            await Task.yield()
            request?.cancel()
            await door.pass()
        case .cancelsTheCaller:
            await Task.yield()
            request?.cancel()
            // The cancellation is reported on the main actor, after this.
            for _ in 0..<10 { await Task.yield() }
        case .reentersItself: await router?.route(RouteRequest(url: "/target"))
        case .reentersElsewhere: await router?.route(RouteRequest(url: "/home"))
        default: strikeAtOnce()
        }
    }

    /// In code that is not awaited. Throwing or waiting happens in a task of its own.
    func strikeAtOnce() {
        switch fault {
        case .registersARoute: router?.pages("/late\(strikes)")
        case .startsTheRouterAgain: #expect(throws: Never.self) { try router?.start() }
        case .deallocatesTheSource: router?.stage.update { $0.popToRoot() }
        case .presentsSomethingElse: router?.move(.present(PageScreen(title: "something else")))
        case .cancelsTheCaller: withUnsafeCurrentTask { $0?.cancel() }
        default:
            // Once: a listener that makes a request whenever it receives one never ends.
            if strikes == 0 { Task { try? await strike() } }
        }
        strikes += 1
    }
}
