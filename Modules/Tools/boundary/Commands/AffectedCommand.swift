import BoundaryKit
import CommandLineKit

/// Prints the modules that a change affects.
struct AffectedCommand: Subcommand {
    static let name = "affected"
    static let help = "print the modules and tests that the changes since a revision affect"
    static let formats = AnswerFormat.allCases.map(\.rawValue)
    static let examples = ["affected --since origin/main"]
    private let revision: String
    private let format: AnswerFormat

    init(_ arguments: Arguments) throws(CommandError) {
        guard let revision = arguments["--since"] else {
            throw .usage("'affected' needs a revision: affected --since REVISION")
        }
        self.revision = revision
        format = try arguments.format(AnswerFormat.self, of: Self.name)
    }

    func run(in workspace: Workspace, console: Console) async throws -> ExitCode {
        let graph = try await workspace.graph([.declared, .imported], [])
        let files = try await workspace.changedFiles(revision)
        let manifest =
            files.contains(where: AffectedModules.isManifest)
            ? try await workspace.manifestChange(revision) : ManifestChange(modules: [])
        let modules = AffectedModules(by: files, in: graph, manifest: manifest)
        switch format {
        case .json: try console.writeJSON(modules)
        case .text:
            let rows = [
                ("changed", modules.changed), ("affected", modules.affected),
                ("tests", modules.tests),
            ]
            for (title, names) in rows {
                console.write("\(title): \(names.isEmpty ? "none" : names.joined(separator: " "))")
            }
        }
        return .success
    }
}
