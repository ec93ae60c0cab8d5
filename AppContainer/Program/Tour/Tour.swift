import CompositionRoot
import DesignKit
import Foundation
import PluginKit
import RoutingEngine
import RoutingRules
import StorageKit
import TerminalKit

/// A guided tour of a production build with a fresh state: a text file of steps, printed one after the
/// other, or played in the full screen, where Space shows the next one and `b` the last one.
@MainActor
final class Tour: GuidedApp {
    /// What happens, the file that does it, and the lines that show it with their numbers in the file.
    struct Step {
        let sentence: String
        var file = "", need: String?
        var lines: [(number: Int, text: String)] = []
    }

    /// A line isn't possible, or has another outcome than it says.
    struct Interrupted: Error, CustomStringConvertible {
        let line: Int
        let reason: String
        var description: String { "tour.txt:\(line): \(reason)" }
    }

    private static let end =
        "End of the tour. Run `swift run AppContainer` in a terminal to use the app."

    private var steps: [Step]
    private let launch: @MainActor (any Stage) async throws -> MomentsContainer
    private(set) var stage = TerminalStage()
    private var app: MomentsContainer
    private var actions: UserActions
    private var position = 0
    /// What the lines of the step have done.
    private var outcomes: [String] = []
    private var failure: (any Error)?

    /// Starts the tour.
    /// - Parameters:
    ///   - text: The steps, as in `tour.txt`.
    ///   - documents: Reads the documents of the backend for a date.
    init(
        _ text: String? = nil, plugins: [any Plugin],
        documents: @escaping @MainActor (_ now: Date) -> Documents
    ) async throws {
        let now = Date()
        launch = { stage in
            let app = try await MomentsContainer(
                stage: stage, plugins: plugins, build: .production, documents: documents(now),
                stateFolder: nil, clock: RouteClock(ContinuousClock(), now: { now }))
            try await app.storage.checkDocuments()
            await app.openGate()
            return app
        }
        let app = try await launch(stage)
        (self.app, actions) = (app, UserActions(on: app))
        let file = Bundle.module.url(forResource: "tour", withExtension: "txt")
        let all = try text ?? file.map { try String(contentsOf: $0, encoding: .utf8) } ?? ""
        let routes = Set(app.router.routes.map { "\($0.pattern)" })
        steps = Self.steps(of: all).filter { step in
            step.need.map { app.router.canOpen($0, from: .app) || routes.contains($0) } ?? true
        }
    }

    private static func steps(of text: String) -> [Step] {
        var steps: [Step] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            let text = String(line.trimmingPrefix { $0 == " " })
            if text.isEmpty || line.hasPrefix("#") { continue }
            guard line.hasPrefix(" "), let last = steps.indices.last else {
                steps.append(Step(sentence: text))
                continue
            }
            let (word, rest) = split(text)
            switch word {
            case "file": steps[last].file = rest
            case "need": steps[last].need = rest
            default: steps[last].lines.append((index + 1, text))
            }
        }
        return steps
    }

    private static func split(_ line: String) -> (word: String, rest: String) {
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        return (words.first ?? "", words.dropFirst().first ?? "")
    }

    /// Prints all steps.
    func play(on console: Console) async throws {
        let style = TextStyle(
            hasColor: console.style.hasColor, width: max(1, console.style.width - 3))
        for (number, step) in steps.enumerated() {
            let sentence = number == 0 ? step.sentence : "\(number). \(step.sentence)"
            console.write(
                [StyledLine("")] + console.style.fit(sentence).map { StyledLine($0, .bold) })
            try await play(step)
            let lines = (outcomes + [path]).flatMap(style.fit).map { StyledLine($0) }
            let screen = ScreenText(app, style: style).lines.prefix(14)
            console.write((lines + screen).map { StyledLine("   ") + $0 })
        }
        console.write([""] + console.style.fit(Self.end))
    }

    private func play(_ step: Step) async throws {
        outcomes = []
        for (number, line) in step.lines {
            do {
                let parts = line.split(separator: " -> ").map(String.init)
                try await perform(parts[0], refusedAs: parts.dropFirst().first)
            } catch {
                throw Interrupted(line: number, reason: "\(line): \(error)")
            }
        }
        await app.badges.refresh()
        await app.settle()
    }

    private func perform(_ line: String, refusedAs code: String?) async throws {
        outcomes.append(line)
        let (word, rest) = Self.split(line)
        switch word {
        case "open", "link":
            let request = RouteRequest(url: rest, origin: word == "open" ? .app : .universalLink)
            let outcome = await app.router.route(request)
            outcomes.append(outcome.description)
            guard outcome.error?.code == code else { throw Unexpected(outcome.description) }
        case "tab":
            app.stage.update { state in
                let tab = state.tabs.firstIndex { $0.entries.first?.url == rest }
                if let tab { state.selectTab(tab) }
                state.popToRoot()
            }
        case "back": app.stage.update { $0.goBack() }
        case "pop": app.router.pop(to: rest)
        case "rules":
            let rules = RuleDocument(
                Data("{\"rules\": [\(rest)]}".utf8), named: "rules", from: .remoteRule)
            do {
                try app.rules.apply(rules)
                if code != nil { throw Unexpected("the rules apply") }
            } catch let error as RuleDocumentError {
                outcomes += error.issues.map(\.description)
                if code == nil { throw error }
            }
        case "restart":
            let (saved, before) = (app.stage.state, path)
            try await start()
            outcomes.append("launched: \(path)")
            let leftOut = await app.router.restore(saved)
            guard leftOut.isEmpty, path == before else { throw Unexpected("\(path) \(leftOut)") }
        default:
            await app.settle()
            guard let action = actions.action(titled: line) else {
                throw Unexpected("no such row on '\(app.stage.topScreen?.title ?? "")'")
            }
            _ = await actions.perform(action)
        }
    }

    private struct Unexpected: Error, CustomStringConvertible {
        let description: String
        init(_ description: String) { self.description = description }
    }

    /// Launches a new app; the old one ends.
    private func start() async throws {
        app.stage.update { $0 = NavigationState() }
        stage = TerminalStage()
        app = try await launch(stage)
        actions = UserActions(on: app)
    }

    /// The URLs from the root of the tab to the visible screen, without their queries.
    private var path: String {
        app.stage.state.path.map { String($0.url.prefix { $0 != "?" }) }.joined(separator: " > ")
    }

    // In the full screen.

    /// Plays until the user quits.
    /// - Throws: Why the tour can't continue.
    func run(in program: TerminalProgram) async throws {
        _ = await program.run(self)
        if let failure { throw failure }
    }

    func press(_ key: Key) async -> Bool {
        switch key {
        case .character("q"): return false
        case .character(" "), .character("n"), .right, .enter: await show(position + 1)
        case .character("b"), .left, .escape, .backspace: await show(position - 1)
        default: break
        }
        return true
    }

    /// Shows a step. Going back plays a new app up to there.
    private func show(_ target: Int) async {
        guard steps.indices.contains(target), failure == nil else { return }
        do {
            if target < position { try await start() }
            for step in steps[(target < position ? 0 : position + 1)...target] {
                try await play(step)
            }
            position = target
        } catch {
            failure = error
        }
    }

    var guide: Guide {
        let step = steps[position]
        let isAtEnd = position == steps.count - 1
        let end = failure.map { "\($0)" } ?? (isAtEnd ? Self.end : nil)
        func hint(_ key: Character, _ effect: String, _ name: String? = nil) -> KeyHint {
            KeyHint(name ?? String(key), effect, .character(key))
        }
        return Guide(
            title: position == 0
                ? "A tour in \(steps.count - 1) steps" : "Step \(position) of \(steps.count - 1)",
            sentence: step.sentence, lines: [end].compactMap(\.self) + outcomes,
            facts: ["URL: \(path)", "File: \(step.file)"],
            keys: (isAtEnd || failure != nil ? [] : [hint(" ", "next", "Space")])
                + (position > 0 && failure == nil ? [hint("b", "back")] : []) + [hint("q", "quit")])
    }

    func content(of screen: any Screen) -> Content {
        (screen as? any ContentScreen)?.content.leavingOutLinks(unopenedBy: app.router)
            ?? Content([])
    }

    func perform(_ action: UserAction) async -> String? { nil }
    var paths: [String] { [] }
    var question: String? { nil }
    var lastOutcome: String? { nil }
    var report: DebugReport { DebugReport(requests: [], facts: []) }
}
