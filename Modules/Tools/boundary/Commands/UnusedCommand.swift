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
        let allowed = try workspace.allowedSymbols()
        let graph = try await workspace.graph([.declared, .used])
        let review = UnusedReview(UnusedCode(in: graph), allowed: allowed)
        switch format {
        case .json: try console.writeJSON(review)
        case .text: console.write(text(of: review))
        }
        return review.isPassed ? .success : .violated
    }

    private func text(of review: UnusedReview) -> String {
        let symbols = review.symbols.map { sentence(about: $0) }
        let allowed = review.allowed.map { "\(sentence(about: $0.symbol)); allowed: \($0.because)" }
        let stale = review.stale.map {
            "\($0.place): error: no unused symbol is '\($0.symbol)'; remove it"
        }
        let files = review.files.map { file in
            "\(file.path): \(file.isTested ? "only tests need it" : "no product needs it")"
        }
        let counts =
            "unused symbols: \(symbols.count + allowed.count), allowed: \(allowed.count); unused files: \(files.count)"
        let advice =
            review.isPassed
            ? []
            : ["remove them, make them internal, or name who uses them in \(AllowedSymbols.name)"]
        return (allowed + symbols + files + stale + [counts] + advice + review.notes).joined(
            separator: "\n")
    }

    private func sentence(about symbol: UnusedCode.Symbol) -> String {
        let users = symbol.isTested ? "only tests use it" : "no other module uses it"
        let offer = symbol.isOffered ? " in this package" : ""
        return "\(symbol.place): \(symbol.access) \(symbol.module).\(symbol.name): \(users)\(offer)"
    }
}
