import BoundaryKit
import CommandLineKit
import Foundation

/// Adds missing dependencies to the manifests, and removes unused ones.
struct FixCommand: Subcommand {
    static let name = "fix"
    static let help =
        "print a diff that adds missing dependencies to the manifests and removes unused ones"
    static let examples = ["fix", "fix --write"]
    private let writes: Bool

    init(_ arguments: Arguments) {
        writes = arguments.has("--write")
    }

    func run(in workspace: Workspace, console: Console) async throws -> ExitCode {
        let graph = try await workspace.graph([.declared, .imported], [])
        let repairs = try await workspace.repairs(try workspace.rulesIfAny(), graph)
        var isDone = true
        for repair in repairs {
            let diff = try await repair.diff
            if !diff.isEmpty { console.write(diff) }
            if writes, repair.new != repair.old {
                try workspace.write(
                    repair.new, to: workspace.folder.appending(path: repair.file),
                    replacing: repair.old)
            }
            for change in repair.manualChanges {
                console.fail("boundary: not changed in \(repair.file): \(change)")
                isDone = false
            }
        }
        if !repairs.contains(where: { $0.new != $0.old }) {
            console.write("nothing to change in a manifest")
        }
        let projects = Set(graph.modules.filter(\.isOfProject).compactMap(\.place?.file))
        for project in projects.sorted() {
            console.fail("boundary: not changed: \(project); change its targets in Xcode")
        }
        return isDone ? .success : .violated
    }
}
