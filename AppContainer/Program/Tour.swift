import CompositionRoot
import Foundation
import PluginKit
import RoutingEngine
import RoutingRules
import StorageKit
import TerminalKit

/// A guided tour of a production build with a fresh state: a text file of steps, printed one after the
/// other, or played in the full screen, where Space shows the next one and `b` the last one.
@MainActor
final class Tour: TerminalGuide {
    /// What happens, the file that does it, and the lines that show it with their numbers in the file.
    struct Step {
        let sentence: String
        var file = "", need: String?
        var lines: [(number: Int, text: String)] = []
    }

    /// A line isn't possible, or has another outcome than it says.
    struct Interrupted: Error, CustomStringConvertible {
        var line = 0
        let reason: String
        var description: String { line == 0 ? reason : "tour.txt:\(line): \(reason)" }
    }

    private static let end =
        "End of the tour. Run `swift run AppContainer` in a terminal to use the app."

    private(set) var app: RouterApp
    private var container: MomentsContainer
    private let launch: @MainActor () async throws -> MomentsContainer
    private var steps: [Step] = []
    private var position = 0
    /// What the lines of the step have done.
    private var outcomes: [String] = []
    private(set) var failure: (any Error)?

    /// Starts the tour.
    /// - Parameters:
    ///   - text: The steps, as in `tour.txt`.
    ///   - documents: Reads the documents of the backend for a date.
    init(
        _ text: String? = nil, plugins: [any Plugin],
        documents: @escaping @MainActor (_ now: Date) -> Documents
    ) async throws {
        let now = Date()
        launch = {
            let container = try await MomentsContainer(
                stage: HeadlessStage(), plugins: plugins, build: .production,
                documents: documents(now), stateFolder: nil,
                clock: RouteClock(ContinuousClock(), now: { now }))
            try await container.storage.checkDocuments()
            await container.openGate()
            return container
        }
        container = try await launch()
        app = container.terminalApp()
        let file = Bundle.module.url(forResource: "tour", withExtension: "txt")
        let all = try text ?? file.map { try String(contentsOf: $0, encoding: .utf8) } ?? ""
        for (index, line) in all.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            let (word, rest) = Self.split(String(line.trimmingPrefix { $0 == " " }))
            if word.isEmpty || word.hasPrefix("#") { continue }
            guard line.hasPrefix(" "), let last = steps.indices.last else {
                steps.append(Step(sentence: String(line)))
                continue
            }
            switch word {
            case "file": steps[last].file = rest
            case "need": steps[last].need = rest
            default: steps[last].lines.append((index + 1, word + (rest.isEmpty ? "" : " " + rest)))
            }
        }
        steps.removeAll { step in
            step.need.map { !app.router.canOpen($0, from: .app) && !app.paths.contains($0) }
                ?? false
        }
    }

    private static func split(_ line: String) -> (word: String, rest: String) {
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        return (words.first ?? "", words.dropFirst().first ?? "")
    }

    /// Prints all steps.
    func play(on console: Console) async throws {
        let width = max(1, console.width - 3)
        for (number, step) in steps.enumerated() {
            try await play(step)
            let sentence = number == 0 ? step.sentence : "\(number). \(step.sentence)"
            let lines = (outcomes + [path]).flatMap { console.wrapped($0, to: width) }
            console.write(
                [Line("")] + sentence.wrapped(to: console.width).map { Line($0, .strong) }
                    + (lines + app.lines(width: width).prefix(14)).map { Line("   ") + $0 })
        }
        console.write([Line("")] + console.wrapped(Self.end))
    }

    private func play(_ step: Step) async throws {
        outcomes = []
        for (number, line) in step.lines {
            do {
                let parts = line.split(separator: " -> ").map(String.init)
                outcomes.append(parts[0])
                let code = try await perform(parts[0])
                let expected = parts.dropFirst().first
                if code != expected {
                    throw Interrupted(reason: outcomes.last ?? "no error")
                }
            } catch {
                throw Interrupted(line: number, reason: "\(line): \(error)")
            }
        }
        await app.settle()
    }

    /// Performs a line.
    /// - Returns: The code of the error with which it is refused; `nil` if it isn't.
    private func perform(_ line: String) async throws -> String? {
        let (word, rest) = Self.split(line)
        switch word {
        case "open", "link":
            _ = await app.perform(word == "open" ? .open(url: rest) : .follow(url: rest))
            let outcome = app.router.history.outcomes.last
            outcomes += [outcome?.description].compactMap(\.self)
            return outcome?.error?.code
        case "tab":
            app.stage.update { state in
                let tab = state.tabs.firstIndex { $0.entries.first?.url == rest }
                if let tab { state.selectTab(tab) }
                state.popToRoot()
            }
        case "back": _ = await app.perform(.back)
        case "pop": app.router.pop(to: rest)
        case "rules":
            let json = Data("{\"rules\": [\(rest)]}".utf8)
            do {
                try container.rules.apply(RuleDocument(json, named: "rules", from: .remoteRule))
            } catch {
                outcomes += error.issues.map(\.description)
                return "refused"
            }
        case "restart":
            let (saved, before) = (app.stage.state, path)
            try await start()
            outcomes.append("launched: \(path)")
            let leftOut = await app.router.restore(saved)
            if !leftOut.isEmpty || path != before {
                throw Interrupted(reason: "\(path) \(leftOut)")
            }
        default:
            await app.settle()
            guard let action = app.action(titled: line) else {
                throw Interrupted(reason: "no such row on '\(app.stage.topScreen?.title ?? "")'")
            }
            _ = await app.perform(action)
        }
        return nil
    }

    /// Launches a new app; the old one ends.
    private func start() async throws {
        app.stage.update { $0 = NavigationState() }
        container = try await launch()
        app = container.terminalApp()
    }

    /// The URLs from the root of the tab to the visible screen, without their queries.
    private var path: String {
        app.stage.state.path.map { String($0.url.prefix { $0 != "?" }) }.joined(separator: " > ")
    }

    func press(_ key: Key) async -> Bool {
        switch key {
        case .character("q"): return false
        case .character(" "): await show(position + 1)
        case .character("b"): await show(position - 1)
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

    var panel: (title: String, lines: [Line], facts: [Line]) {
        let (step, last) = (steps[position], steps.count - 1)
        let end = failure.map { "\($0)" } ?? (position == last ? Self.end : nil)
        return (
            position == 0 ? "A tour in \(last) steps" : "Step \(position) of \(last)",
            [Line(step.sentence, .strong)]
                + ([end].compactMap(\.self) + outcomes).map { Line($0) },
            [Line("URL: \(path)", .accent), Line("File: \(step.file)", .accent)]
        )
    }

    var keys: [KeyHint] {
        [
            KeyHint("Space", "next", .character(" ")), KeyHint("b", "back", .character("b")),
            KeyHint("q", "quit", .character("q")),
        ]
    }
}
