import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

/// Causes one fault, at the place where the router calls it during a request for `/target`.
@MainActor
final class Saboteur {
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
        case .hangs, .endsTwice: await door.pass()
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
        case .registersARoute:
            router?.register(path: "/late\(strikes)", navigator: PageNavigator<NoParameters>())
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

/// A stage on which a saboteur causes its fault when the target is shown.
@MainActor
final class SabotagedStage: Stage {
    private let stage = HeadlessStage()
    private let strike: @MainActor () -> Void
    private var isStruck = false

    init(strike: @escaping @MainActor () -> Void) {
        self.strike = strike
    }

    var state: NavigationState { stage.state }
    var badges: [String: String] = [:]
    var onChange: (@MainActor () -> Void)? {
        get { stage.onChange }
        set { stage.onChange = newValue }
    }

    func move(
        to next: NavigationState, with screens: NewScreens,
        by animation: TransitionAnimation
    ) {
        stage.move(to: next, with: screens, by: animation)
        guard next.top?.url == "/target", !isStruck else { return }
        isStruck = true
        strike()
    }

    func screen(_ id: NavigationState.Entry.ID) -> (any Screen)? { stage.screen(id) }
    func entry(of source: any RoutingSource) -> NavigationState.Entry? { stage.entry(of: source) }
}
