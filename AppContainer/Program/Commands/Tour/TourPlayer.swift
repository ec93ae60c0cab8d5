import CompositionRoot
import DesignKit
import RoutingEngine
import StageKit
import TerminalKit

/// Plays the tour in the full screen of a terminal: one act after the other, each for some seconds.
@MainActor
final class TourPlayer: GuidedApp {
    /// How long an act is shown.
    static let pace = Duration.seconds(4)

    private let launch: @MainActor () async throws -> Tour
    private let sleep: @Sendable (Duration) async throws -> Void
    private var tour: Tour
    /// The number of the act that is shown.
    private var position = 0
    private var isPaused = false
    /// Why the tour can't continue.
    private var failure: (any Error)?
    private var timer: Task<Void, Never>?
    /// The move that the timer has started.
    private var move: Task<Void, Never>?
    /// Called when another act is shown.
    var onChange: @MainActor () -> Void = {}

    /// Starts the tour.
    /// - Parameters:
    ///   - sleep: Waits until the next act.
    ///   - launch: Makes a tour at its start, the same each time.
    init(
        sleep: @escaping @Sendable (Duration) async throws -> Void = {
            try await Task.sleep(for: $0)
        }, launch: @escaping @MainActor () async throws -> Tour
    ) async throws {
        self.sleep = sleep
        self.launch = launch
        tour = try await launch()
        startTimer()
    }

    /// Plays until the user quits.
    /// - Throws: Why the tour can't continue.
    func run(in program: TerminalProgram) async throws {
        onChange = { program.refresh() }
        _ = await program.run(self)
        timer?.cancel()
        if let failure { throw failure }
    }

    func press(_ key: Key) async -> Bool {
        timer?.cancel()
        await move?.value
        // The move has started another one.
        timer?.cancel()
        switch key {
        case .character("q"): return false
        case .character(" ") where isAtEnd: await show(0)
        case .character(" "): isPaused.toggle()
        case .character("n"), .right, .enter: await show(position + 1)
        case .character("b"), .left, .escape, .backspace: await show(position - 1)
        default: break
        }
        startTimer()
        return true
    }

    private func startTimer() {
        timer?.cancel()
        guard !isPaused, !isAtEnd else { return }
        timer = Task { [weak self, sleep] in
            guard (try? await sleep(Self.pace)) != nil, !Task.isCancelled else { return }
            // Not in this task: a key cancels it, but no act that has begun.
            self?.move = Task {
                await self?.show((self?.position ?? 0) + 1)
                self?.startTimer()
            }
        }
    }

    /// Shows the app after an act. Going back plays a new app up to there.
    private func show(_ target: Int) async {
        guard acts.indices.contains(target), failure == nil else { return }
        do {
            let old = tour
            let isBack = target < position
            let next = isBack ? try await launch() : old
            for act in acts[(isBack ? 1 : position + 1)..<(target + 1)] {
                try await next.perform(act.act)
            }
            await next.settle()
            (tour, position) = (next, target)
            // A task that waits for one of its screens would keep the old app alive.
            if isBack { old.app.stage.update { $0 = NavigationState() } }
        } catch {
            failure = error
        }
        onChange()
    }

    /// All acts in order, each with its step and its place in it.
    private var acts: [(step: Int, place: Int, act: TourStep.Act)] {
        tour.steps.enumerated().flatMap { number, step in
            step.acts.enumerated().map { (number, $0.offset + 1, $0.element) }
        }
    }

    private var isAtEnd: Bool { failure != nil || position == acts.count - 1 }

    var guide: Guide {
        let (number, place, _) = acts[position]
        let step = tour.steps[number]
        let part = step.acts.count > 1 ? ", part \(place) of \(step.acts.count)" : ""
        let end = failure.map { "\($0)" } ?? (isAtEnd ? Tour.end : nil)
        return Guide(
            title: number == 0
                ? "A tour in \(tour.steps.count - 1) steps"
                : "Step \(number) of \(tour.steps.count - 1)\(part)",
            sentence: step.text, lines: [end].compactMap(\.self) + tour.lines,
            facts: ["URL: \(tour.path)", "File: \(step.file)"], keys: keys)
    }

    private var keys: [KeyHint] {
        func hint(_ key: Character, _ effect: String, _ name: String? = nil) -> KeyHint {
            KeyHint(name ?? String(key), effect, .character(key))
        }
        let quit = hint("q", "quit")
        guard failure == nil else { return [quit] }
        return [hint(" ", isAtEnd ? "play again" : isPaused ? "play" : "pause", "Space")]
            + (isAtEnd ? [] : [hint("n", "next")]) + (position > 0 ? [hint("b", "back")] : [])
            + [quit]
    }

    var stage: TerminalStage { tour.stage }

    func content(of screen: any Screen) -> Content {
        let content = (screen as? any ContentScreen)?.content
        return content?.leavingOutLinks(unopenedBy: tour.app.router) ?? Content([])
    }

    func perform(_ action: UserAction) async -> String? { nil }
    var paths: [String] { [] }
    var question: String? { nil }
    var lastOutcome: String? { nil }
    var report: DebugReport { DebugReport(requests: [], facts: []) }
}
