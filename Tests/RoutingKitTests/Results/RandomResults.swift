@testable import RoutingKit

/// Callers that ask for results while everything that can happen to a stage happens at random.
@MainActor
final class RandomResults {
    /// How many results have been asked for in all sequences.
    private(set) var awaited = 0

    private let router: AppRouter
    private var random: SeededRandom
    private var callers: [Caller] = []
    private var answers = 0
    private var whenWaiting: CheckedContinuation<Void, Never>?

    private struct Caller {
        let screen: NavigationState.Entry.ID
        let task: Task<Int, any Error>
        /// What it must be told; `nil` as long as its screen is on the stage.
        var expected: Set<Answer>?
    }

    private enum Answer: Hashable {
        case value(Int)
        case reason(RouteError.Reason)
    }

    init(on stage: any Stage, seed: UInt64) async throws {
        random = SeededRandom(seed: seed)
        router = AppRouter(links: .sample, stage: stage)
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
    /// - Returns: What went wrong, with the steps that led there; `nil` if nothing did.
    func play() async throws -> String? {
        (callers, answers) = ([], 0)
        var steps: [String] = []
        var problem: String?
        let length = Int.random(in: 1...ProofSize.count(6, full: 20), using: &random)
        for _ in 0..<length where problem == nil {
            steps.append(try await step())
            problem = pendingProblem
        }
        if problem == nil {
            try await router.show(tabs: ["/tab/0", "/tab/1"])
            expect([.reason(.replaced), .reason(.superseded)])
            problem = pendingProblem ?? (router.pending.screens.isEmpty ? nil : "one is pending")
        }
        let answerProblem = await self.answerProblem()
        return (problem ?? answerProblem).map { "\($0) after \(steps)" }
    }

    private func step() async throws -> String {
        switch Int.random(in: 0..<14, using: &random) {
        case 0..<4: return await ask()
        case 4..<6: return await open()
        case 6: return try await begin()
        case 7: return leave("back") { $0.goBack() }
        case 8: return leave("dismiss") { $0.dismiss() }
        case 9: return leave("popToRoot") { $0.popToRoot() }
        case 10:
            let url = url
            return Bool.random(using: &random)
                ? leave("pop \(url)") { $0.pop(to: url) }
                : leave("removeAfter \(url)") { $0.removeAfter(url) }
        case 11: return selectTab()
        case 12: return finish()
        default: return await cancel()
        }
    }

    private var url: String { "/page/\(Int.random(in: 0..<4, using: &random))" }

    private func ask() async -> String {
        let transition = TransitionType.allCases.randomElement(using: &random) ?? .show
        let request = RouteRequest(url: url, transition: transition)
        let task = Task { try await router.result(of: request).decoded(as: Int.self) }
        await withCheckedContinuation { whenWaiting = $0 }
        expect([.reason(.replaced), .reason(.superseded)])
        if let screen = router.stage.state.top?.id {
            callers.append(Caller(screen: screen, task: task))
        }
        return "ask \(transition) \(request.url ?? "")"
    }

    private func resume() {
        whenWaiting?.resume()
        whenWaiting = nil
    }

    private func open() async -> String {
        let transition = TransitionType.allCases.randomElement(using: &random) ?? .show
        let url = url
        let isLink = Bool.random(using: &random)
        let source = router.stage.state.entries.randomElement(using: &random)
            .flatMap { router.stage.screen($0.id) }
        await router.route(
            RouteRequest(
                url: isLink ? "moments:/\(url)" : url, origin: isLink ? .push : .app,
                source: isLink ? nil : source, transition: transition))
        expect([.reason(.replaced), .reason(.superseded)])
        return "\(isLink ? "link" : "open") \(transition) \(url)"
    }

    private func begin() async throws -> String {
        try await router.show(tabs: ["/tab/0", "/tab/1"])
        expect([.reason(.replaced), .reason(.superseded)])
        return "new tabs"
    }

    private func leave(_ name: String, _ change: (inout NavigationState) -> Bool) -> String {
        router.stage.update(change)
        expect([.reason(.cancelled)])
        return name
    }

    private func selectTab() -> String {
        let index = Int.random(in: 0...1, using: &random)
        let isOther = index != router.stage.state.selectedTab
        router.stage.update { $0.selectTab(index) }
        expect([.reason(isOther ? .superseded : .cancelled)])
        return "tab \(index)"
    }

    private func finish() -> String {
        let candidates = callers.indices.filter { callers[$0].expected == nil }
        guard let index = candidates.randomElement(using: &random),
            let screen = router.stage.screen(callers[index].screen)
        else { return "-" }
        callers[index].expected = [.value(index)]
        router.finish(screen, with: index)
        expect([.reason(.cancelled)])
        return "finish \(index)"
    }

    private func cancel() async -> String {
        let candidates = callers.indices.filter { callers[$0].expected == nil }
        guard let index = candidates.randomElement(using: &random) else { return "-" }
        callers[index].expected = [.reason(.cancelled)]
        callers[index].task.cancel()
        _ = await callers[index].task.result
        return "cancel \(index)"
    }

    /// Notes what the callers whose screen has just left must be told.
    private func expect(_ answers: Set<Answer>) {
        let live = Set(router.stage.state.entries.map(\.id))
        for index in callers.indices
        where callers[index].expected == nil && !live.contains(callers[index].screen) {
            callers[index].expected = answers
        }
    }

    private var pendingProblem: String? {
        let live = Set(router.stage.state.entries.map(\.id))
        return router.pending.screens.isSubset(of: live) ? nil : "one waits for a screen that left"
    }

    private func answerProblem() async -> String? {
        var problem: String?
        for (index, caller) in callers.enumerated() {
            // Ends one that a faulty stage has left behind.
            caller.task.cancel()
            let answer: Answer
            switch await caller.task.result {
            case .success(let value): answer = .value(value)
            case .failure(let error as RouteError): answer = .reason(error.reason)
            case .failure: return "caller \(index) ended otherwise"
            }
            if caller.expected?.contains(answer) != true {
                problem = problem ?? "caller \(index) was told \(answer)"
            }
        }
        if answers != callers.count { problem = problem ?? "\(answers) ends of \(callers.count)" }
        return problem
    }
}
