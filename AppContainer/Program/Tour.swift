import AppContainerKit
import CommandLineKit
import DesignKit
import Foundation
import RoutingEngine
import RoutingRules
import TerminalKit

/// A guided tour of a production build with a fresh state: the steps of `tour.txt`. In the full
/// screen, Space shows the next one and `b` the last one.
@MainActor
final class Tour: TerminalGuide {
    typealias Launch = @MainActor () async throws -> AppContainer
    /// A sentence, and the lines below it: at most one of them does something.
    private struct Step {
        let sentence: String
        var file: String?
        var needs: [String] = []
        /// What is done, with the number of its line; `nil` for a step to look at.
        var action: (number: Int, text: String)?
    }

    private static let end =
        "End of the tour. Run `swift run AppContainer` in a terminal to use the app."

    private(set) var app: RouterApp
    /// Why the tour has ended at a step.
    private(set) var failure: (any Error)?
    private var container: AppContainer
    private let launch: Launch
    private var steps: [Step] = []
    private var position = 0
    private var outcomes: [String] = []

    init(_ text: String? = nil, launch: @escaping Launch) async throws {
        self.launch = launch
        container = try await launch()
        app = container.terminalApp()
        let file = Bundle.module.url(forResource: "tour", withExtension: "txt")
        let all = try text ?? file.map { try String(contentsOf: $0, encoding: .utf8) } ?? ""
        for (index, line) in all.components(separatedBy: "\n").enumerated()
        where !line.hasPrefix("#") && !line.isEmpty {
            try read(line, number: index + 1)
        }
        let routes = app.router.routes.map { "need \($0.pattern)" }
        steps = steps.filter { $0.needs.allSatisfy(routes.contains) }
        if steps.isEmpty { throw CommandError.software("tour.txt: the app has no step of it") }
        try await show(0)
    }

    private func read(_ line: String, number: Int) throws(CommandError) {
        guard line.hasPrefix(" "), let last = steps.indices.last else {
            return steps.append(Step(sentence: line))
        }
        let text = line.trimmingCharacters(in: .whitespaces)
        if text.hasPrefix("file ") {
            steps[last].file = text
        } else if text.hasPrefix("need ") {
            steps[last].needs.append(text)
        } else if steps[last].action == nil {
            steps[last].action = (number, text)
        } else {
            throw .software("tour.txt:\(number): the step does something already")
        }
    }

    /// - Throws: `CommandError` for an action that isn't possible, or has another outcome than it
    ///   says.
    private func play(_ step: Step) async throws {
        outcomes = [step.file].compactMap(\.self)
        if let (number, action) = step.action {
            let parts = action.split(separator: " -> ").map(String.init)
            outcomes.append(parts[0])
            guard try await perform(parts[0]) == parts.dropFirst().first else {
                throw CommandError.software("tour.txt:\(number): \(action): \(outcomes.last ?? "")")
            }
        }
        await app.settle()
    }

    /// - Returns: The code of the error with which it is refused; `nil` if it isn't.
    private func perform(_ line: String) async throws -> String? {
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        let rest = words.dropFirst().first ?? ""
        switch words.first {
        case "open", "link":
            guard await app.perform(line) else { return "there is no such command" }
            let outcome = app.router.history.last
            outcomes.append(outcome?.description ?? "")
            return outcome?.error?.code
        case "tab":
            app.router.stage.update { state in
                state.selectTab(state.tabs.firstIndex { $0.entries.first?.url == rest } ?? 0)
                state.popToRoot()
            }
        case "back": _ = await app.perform("b")
        case "pop": await app.router.pop(to: rest)
        case "rules":
            do {
                let json = Data("{\"rules\": [\(rest)]}".utf8)
                try container.rules.apply(RuleDocument(json, named: "rules", from: .remoteRule))
            } catch {
                outcomes += error.issues
                return "refused"
            }
        case "restart":
            let saved = app.router.stage.state
            try await restart()
            return await app.router.restore(saved).first.map { "\($0)" }
        default:
            return await app.perform(line, takesTitles: true) ? nil : "there is no such row"
        }
        return nil
    }

    /// Launches a new app; the old one ends.
    private func restart() async throws {
        try await container.close()
        container = try await launch()
        app = container.terminalApp()
    }

    private var path: String { app.router.stage.state.path.map(\.url).joined(separator: " > ") }

    /// Shows a step. Going back plays a new app up to there.
    private func show(_ target: Int) async throws {
        if target < position { try await restart() }
        for step in steps[(target < position ? 0 : target)...target] { try await play(step) }
        position = target
    }

    /// Shows the next step, or the last one again. A step that fails ends the tour.
    func press(_ key: Key) async -> Bool {
        let target = position + (key == .character(" ") ? 1 : key == .character("b") ? -1 : 0)
        guard target != position, steps.indices.contains(target) else {
            return key != .character("q")
        }
        do {
            try await show(target)
        } catch {
            failure = error
        }
        return failure == nil
    }

    var isAtEnd: Bool { position == steps.count - 1 }

    var panel: (title: String, content: Content) {
        let rows = ["URL: \(path)"] + outcomes + (isAtEnd ? [Self.end] : [])
        let section = ContentSection(steps[position].sentence, rows.map { .text($0) })
        return ("Step \(position) of \(steps.count - 1)", Content([section]))
    }

    let keys: [KeyHint] = [
        ("Space", "next", .character(" ")), ("b", "back", .character("b")),
        ("q", "quit", .character("q")),
    ]
}
