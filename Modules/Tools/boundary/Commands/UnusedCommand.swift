import BoundaryKit
import CommandLineKit

/// Prints the symbols that other modules can see but none uses, and the files that no product
/// needs.
struct UnusedCommand: Subcommand {
    static let name = "unused"
    static let help = "print public symbols that no other module uses, and files that none needs"
    static let formats = AnswerFormat.allCases.map(\.rawValue)
    static let examples = ["unused", "unused --format json"]
    private let format: AnswerFormat

    init(_ arguments: Arguments) throws(CommandError) {
        format = try arguments.format(AnswerFormat.self, of: Self.name)
    }

    func run(in workspace: Workspace, console: Console) async throws -> ExitCode {
        let graph = try await workspace.graph([.declared, .used], [])
        let unused = UnusedCode(in: graph)
        switch format {
        case .json: try console.writeJSON(unused)
        case .text: console.write(text(of: unused))
        }
        return .success
    }

    private func text(of unused: UnusedCode) -> String {
        let symbols = unused.symbols.map { symbol in
            let users = symbol.isTested ? "only tests use it" : "no other module uses it"
            let offer = symbol.isOffered ? " in this package" : ""
            return "\(symbol.place): \(symbol.access) \(symbol.name): \(users)\(offer)"
        }
        let files = unused.files.map { file in
            "\(file.path): \(file.isTested ? "only tests need it" : "no product needs it")"
        }
        let counts = "unused symbols: \(symbols.count); unused files: \(files.count)"
        return (symbols + files + [counts] + unused.notes).joined(separator: "\n")
    }
}
