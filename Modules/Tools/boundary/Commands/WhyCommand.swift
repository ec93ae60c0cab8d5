import BoundaryKit
import CommandLineKit

/// Prints why one module depends on another.
struct WhyCommand: Subcommand {
    static let name = "why"
    static let arguments = "A B"
    static let help = "print the shortest paths from module A to module B, and their imports"
    static let formats = AnswerFormat.allCases.map(\.rawValue)
    static let examples = ["why Shop RoutingKit"]
    private let arguments: Arguments
    private let tail: String
    private let head: String
    private let format: AnswerFormat

    init(_ arguments: Arguments) throws(CommandError) {
        self.arguments = arguments
        (tail, head) = (arguments.words[1], arguments.words[2])
        format = try arguments.format(AnswerFormat.self, of: Self.name)
    }

    func run(in workspace: Workspace, console: Console) async throws -> ExitCode {
        let graph = try await workspace.graph([.declared, .imported], [])
        for name in [tail, head] where !graph.modules.contains(where: { $0.name == name }) {
            let names = graph.modules.filter { $0.kind != .external }.map(\.name)
            throw arguments.unknown("module", name, among: names)
        }
        let paths = DependencyPaths(from: tail, to: head, in: graph)
        switch format {
        case .json: try console.writeJSON(paths)
        case .text: console.write(text(of: paths))
        }
        return .success
    }

    private func text(of dependency: DependencyPaths) -> String {
        if dependency.paths.isEmpty { return "\(tail) does not depend on \(head)" }
        var lines = dependency.paths.map { $0.joined(separator: " -> ") }
        if dependency.count > dependency.paths.count {
            lines.append("and \(dependency.count - dependency.paths.count) more of this length")
        }
        for edge in dependency.edges {
            lines.append("\n\(edge.tail) -> \(edge.head)")
            if let place = edge.declaration?.place { lines.append("  \(place): declared") }
            lines += edge.imports.map { "  \($0.place): \($0.summary)" }
        }
        return lines.joined(separator: "\n")
    }
}
