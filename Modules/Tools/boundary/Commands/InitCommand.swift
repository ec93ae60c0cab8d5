import BoundaryKit
import CommandLineKit
import Foundation

/// Writes initial rules.
struct InitCommand: Subcommand {
    static let name = "init"
    static let help = "write initial rules, derived from the structure of the package"
    static let examples = ["init"]

    init(_ arguments: Arguments) {}

    func run(in workspace: Workspace, console: Console) async throws -> ExitCode {
        let file = workspace.rulesFile
        let path = file.path(percentEncoded: false)
        guard !FileManager.default.fileExists(atPath: path) else {
            throw CommandError.output("\(path) already exists; edit it, or delete it first")
        }
        let graph = try await workspace.graph([.declared, .imported], [])
        let rules = StartingRules(for: graph).rules
        try workspace.write(try RuleFile.text(of: rules), to: file)
        let broken = Set(BoundaryReport(of: rules, in: graph).issues.map(\.key)).count
        console.write(
            "rules in \(path): \(rules.count); violations today: \(broken)")
        return .success
    }
}
