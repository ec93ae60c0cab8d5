import BoundaryKit
import CommandLineKit
import Foundation

/// The package, or the packages in one folder, that a command works on, with functions that read
/// it.
struct Workspace {
    let package: PackageFolder
    let rulesFile: URL
    let baselineFile: URL
    /// Reads the package's graph with some kinds of evidence, for some rules.
    var graph: (Set<Evidence>, [BoundaryRule]) async throws -> ModuleGraph
    var graphOfRevision: (_ revision: String) async throws -> ModuleGraph
    /// Finds the path of the package in its repository, such as `Packages/App/`.
    var pathInRepository: () async -> String
    /// Lists the files that have changed since a revision, relative to the package's folder.
    var changedFiles: (_ revision: String) async throws -> [String]
    /// Reads the package's graph, and finds the files that have changed since a revision and the
    /// modules that changed manifests declare differently.
    var changes:
        (_ revision: String) async throws
            -> (graph: ModuleGraph, files: [String], redeclared: [String]?)
    /// Adds missing dependencies to the manifests and removes unused ones, in memory.
    var repairs: ([BoundaryRule]) async throws -> (repairs: [ManifestRepair], projects: [String])

    /// Finds the package, or the packages in one folder, for a command.
    /// - Parameters:
    ///   - arguments: Can name the folder, its files and the time limit by options.
    ///   - folder: The folder to use without the option.
    ///   - progress: Receives the number of manifests that are read next.
    /// - Throws: `EvidenceError` if there is no package.
    init(
        _ arguments: Arguments, in folder: URL = URL(filePath: "."),
        progress: @escaping @Sendable (Int) -> Void = { _ in }
    ) throws {
        func file(_ option: String) -> URL? { arguments[option].map { URL(filePath: $0) } }
        var package = try PackageFolder(ofPackagesAt: file("--package-path") ?? folder)
        if let text = arguments["--time-limit"] {
            guard let seconds = Int(text), seconds > 0 else {
                throw CommandError.usage("'--time-limit' needs a number of seconds, not '\(text)'")
            }
            package.limit = .seconds(seconds)
        }
        self.package = package
        rulesFile = file("--rules") ?? package.url.appending(path: RuleFile.name)
        baselineFile = file("--baseline") ?? package.url.appending(path: Baseline.name)
        let build = BuildFolder(of: package, at: file("--build-path"), index: file("--index-store"))
        let found = package
        graph = { kinds, rules in
            try await ModuleGraph(
                of: found, for: rules, evidence: kinds, built: build, progress: progress)
        }
        graphOfRevision = { try await ModuleGraph(of: found, at: $0) }
        pathInRepository = { await found.pathInRepository }
        changedFiles = { try await found.files(changedSince: $0) }
        changes = { try await found.changes(since: $0, progress: progress) }
        repairs = { try await found.repairs(by: $0, progress: progress) }
    }

    func ruleFile() throws -> RuleFile { try package.ruleFile(at: rulesFile) }

    func baseline() throws -> Baseline { try package.baseline(in: baselineFile) }

    func rulesIfAny() throws -> [BoundaryRule] {
        // A link that leads nowhere isn't a missing file.
        let path = rulesFile.path(percentEncoded: false)
        let exists = (try? FileManager.default.attributesOfItem(atPath: path)) != nil
        return exists ? try ruleFile().rules : []
    }

    /// Replaces a text that was read from a file; an empty one can also be missing.
    func write(_ text: String, to file: URL, replacing old: String) throws(CommandError) {
        let exists = FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
        try Data(text.utf8)
            .write(to: file, replacing: old.isEmpty && !exists ? nil : Data(old.utf8))
    }
}

/// The standard streams of the program, and the person at its terminal.
@MainActor
struct Console {
    /// Writes a text to the standard output.
    let write: @MainActor (String) -> Void
    /// Writes a text to the standard error.
    let fail: @MainActor (String) -> Void
    /// Whether a person reads the standard output in a terminal.
    var isTerminal = false
    /// Asks the person in the terminal, for whom an empty answer means yes; `false` without a
    /// terminal.
    var agrees: @MainActor (_ question: String) -> Bool = { _ in false }

    static func standard(of program: Program) -> Console {
        Console(
            write: { program.write($0) }, fail: { Program.writeError($0) },
            isTerminal: isatty(STDOUT_FILENO) == 1,
            agrees: { question in
                guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return false }
                program.write("\(question) [Y/n] ", terminator: "")
                return readLine().map { ["", "y", "yes"].contains($0.lowercased()) } ?? false
            })
    }

    /// Tells a person in a terminal how many manifests are being read, which can take minutes.
    nonisolated static func progress(_ manifests: Int) {
        guard isatty(STDERR_FILENO) == 1, let line = progressLine(manifests) else { return }
        Program.writeError(line)
    }

    /// What is printed before manifests are read; `nil` for a single one, which is read at once.
    nonisolated static func progressLine(_ manifests: Int) -> String? {
        manifests > 1 ? "reading \(manifests) manifests …" : nil
    }

    /// A value as JSON with sorted keys.
    static func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
