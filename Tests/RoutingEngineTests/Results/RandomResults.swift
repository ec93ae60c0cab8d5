import RoutingKit
import RoutingTesting
import RoutingTestSupport
import StageKit

@testable import RoutingEngine

/// Callers that ask for results while everything that can happen to a stage happens at random.
@MainActor
final class RandomResults {
    /// How many results have been asked for in all sequences.
    private(set) var awaited = 0

    let router: AppRouter
    var random: SeededRandom
    var callers: [Caller] = []
    var whenWaiting: CheckedContinuation<Void, Never>?
    private var answers = 0

    struct Caller {
        let screen: NavigationState.Entry.ID
        let task: Task<Int, any Error>
        /// The error that it must receive; `nil` as long as its screen is on the stage.
        var expected: Set<Answer>?
    }

    enum Answer: Hashable {
        case value(Int)
        case reason(RouteError.Reason)
    }

    init(on stage: any Stage, seed: UInt64) async throws {
        random = SeededRandom(seed: seed)
        router = AppRouter(links: .sample, stage: stage, clock: .still)
        router.register(
            path: "/page/:id", navigator: PageNavigator<ItemParameters>(), access: .external,
            parent: "/tab/0")
        router.register(
            path: "/tab/0", navigator: PageNavigator<NoParameters>(), access: .external)
        router.register(path: "/tab/1", navigator: PageNavigator<NoParameters>())
        try router.start()
        try await router.show(tabs: ["/tab/0", "/tab/1"])
        router.observe { [weak self] event in
            switch event {
            case .awaitsResult:
                self?.awaited += 1
                self?.resume()
            case .gotResult: self?.answers += 1
            default: break
            }
        }
    }

    /// Plays one sequence to its end.
    /// - Returns: The problem, with the steps before it; `nil` if there is none.
    func play() async throws -> String? {
        (callers, answers) = ([], 0)
        var steps: [String] = []
        var problem: String?
        let length = Int.random(in: 1...(ProofSize.isFull ? 20 : 6), using: &random)
        for _ in 0..<length where problem == nil {
            steps.append(try await step())
            problem = pendingProblem
        }
        if problem == nil {
            try await router.show(tabs: ["/tab/0", "/tab/1"])
            expect([.reason(.replaced), .reason(.superseded)])
            problem =
                pendingProblem
                ?? (router.pipeline.driver.pending.screens.isEmpty ? nil : "one is pending")
        }
        let answerProblem = await self.answerProblem()
        return (problem ?? answerProblem).map { "\($0) after \(steps)" }
    }

    private func resume() {
        whenWaiting?.resume()
        whenWaiting = nil
    }

    /// Notes what the callers whose screen has just left must receive.
    func expect(_ answers: Set<Answer>) {
        let live = Set(router.stage.state.entries.map(\.id))
        for index in callers.indices
        where callers[index].expected == nil && !live.contains(callers[index].screen) {
            callers[index].expected = answers
        }
    }

    private var pendingProblem: String? {
        let live = Set(router.stage.state.entries.map(\.id))
        return router.pipeline.driver.pending.screens.isSubset(of: live)
            ? nil : "one waits for a screen that left"
    }

    private func answerProblem() async -> String? {
        var problem: String?
        for (index, caller) in callers.enumerated() {
            // Ends a caller that a faulty stage has left waiting.
            caller.task.cancel()
            let answer: Answer
            switch await caller.task.result {
            case .success(let value): answer = .value(value)
            case .failure(let error as RouteError): answer = .reason(error.reason)
            case .failure: return "caller \(index) ended otherwise"
            }
            if caller.expected?.contains(answer) != true {
                problem = problem ?? "caller \(index) received \(answer)"
            }
        }
        if answers != callers.count { problem = problem ?? "\(answers) ends of \(callers.count)" }
        return problem
    }
}
