import BoundaryKit
import CommandLineKit
import Foundation

/// Adds missing dependencies to the manifest, and removes unused ones.
struct FixCommand: Subcommand {
    static let name = "fix"
    static let help =
        "print a diff that adds missing dependencies to the manifest and removes unused ones"
    static let examples = ["fix", "fix --write"]
    private let writes: Bool

    init(_ arguments: Arguments) {
        writes = arguments.has("--write")
    }

    func run(in workspace: Workspace, console: Console) async throws -> ExitCode {
        let rules = try workspace.rulesIfAny()
        let repair = try await workspace.repair(rules)
        console.write(
            repair.diff.isEmpty ? "nothing to change in \(repair.file)" : repair.diff)
        if writes, repair.new != repair.old {
            try workspace.write(
                repair.new, to: workspace.folder.appending(path: repair.file),
                replacing: repair.old)
        }
        for change in repair.manualChanges { console.fail("boundary: not changed: \(change)") }
        for project in repair.projects {
            console.fail("boundary: not changed: \(project); change its targets in Xcode")
        }
        return repair.manualChanges.isEmpty ? .success : .violated
    }
}
