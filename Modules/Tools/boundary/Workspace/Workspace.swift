import BoundaryKit
import CommandLineKit
import Foundation

/// The package, or the packages in one folder, that a command works on, with functions that read it.
struct Workspace {
    /// The folder of the package.
    let folder: URL
    /// The file with its rules.
    let rulesFile: URL
    /// The file with its accepted violations.
    let baselineFile: URL
    /// Reads the rules, and the evidence that they demand.
    let ruleFile: () throws -> RuleFile
    /// Reads the accepted violations.
    let baseline: () throws -> Baseline
    /// Reads the package's graph with some kinds of evidence.
    let graph: (Set<Evidence.Kind>) async throws -> ModuleGraph
    /// Reads the graph that the manifest of a revision declares.
    let declaredGraph: (_ revision: String) async throws -> ModuleGraph
    /// Finds the path of the package in its repository, such as `Packages/App/`.
    let pathInRepository: () async -> String
    /// Lists the files that have changed since a revision, relative to the package's folder.
    let changedFiles: (_ revision: String) async throws -> [String]
    /// Compares the manifest with that at a revision.
    let manifestChange: (_ revision: String) async throws -> ManifestChange
    /// Adds missing dependencies to the manifest and removes unused ones, in memory.
    let repair: ([BoundaryRule]) async throws -> ManifestRepair

    /// Reads the rules.
    func rules() throws -> [BoundaryRule] { try ruleFile().rules }

    /// The rules; none if the file doesn't exist.
    func rulesIfAny() throws -> [BoundaryRule] {
        // A link that leads nowhere isn't a missing file.
        let path = rulesFile.path(percentEncoded: false)
        let exists = (try? FileManager.default.attributesOfItem(atPath: path)) != nil
        return exists ? try rules() : []
    }

    /// Replaces a text that was read from a file; an empty one can also be missing.
    func write(_ text: String, to file: URL, replacing old: String) throws(CommandError) {
        let exists = FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
        try FileReplacement.write(
            Data(text.utf8), to: file,
            replacing: old.isEmpty && !exists ? nil : Data(old.utf8))
    }

    /// Writes a file that belongs to the program alone.
    func write(_ text: String, to file: URL) throws(CommandError) {
        do {
            try Data(text.utf8).write(to: file, options: .atomic)
        } catch {
            let path = file.path(percentEncoded: false)
            throw .output("\(path) can't be written: \(FileReason(error))")
        }
    }
}
