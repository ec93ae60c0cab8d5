import BoundaryKit
import CommandLineKit
import Foundation

/// The package that the program was called for, and how to ask for what it is judged by.
struct Workspace {
    /// Its file of rules.
    let rulesFile: URL
    /// Its list of violations that may stay.
    let baselineFile: URL
    /// Reads the rules.
    let rules: () throws -> [BoundaryRule]
    /// Reads the violations that may stay.
    let baseline: () throws -> Baseline
    /// Reads the package's graph with some kinds of evidence, and with what some modules show.
    let graph: (Set<Evidence.Kind>, _ surfaces: [ModuleSelector]) async throws -> ModuleGraph
    /// Reads the graph that the manifest of a revision declares.
    let declaredGraph: (_ revision: String) async throws -> ModuleGraph
    /// Finds the package's path from the top of its repository, such as `Packages/App/`.
    let pathInRepository: () async -> String
    /// Names the files that differ from a revision, from the package's folder.
    let changedFiles: (_ revision: String) async throws -> [String]

    /// The rules; none if nobody has written any.
    func rulesIfAny() throws -> [BoundaryRule] {
        let path = rulesFile.path(percentEncoded: false)
        return FileManager.default.fileExists(atPath: path) ? try rules() : []
    }

    /// Writes a file whole or not at all.
    func write(_ text: String, to file: URL) throws(CommandError) {
        do {
            try Data(text.utf8).write(to: file, options: .atomic)
        } catch {
            let path = file.path(percentEncoded: false)
            throw .output("\(path) can't be written: \(error.localizedDescription)")
        }
    }
}
