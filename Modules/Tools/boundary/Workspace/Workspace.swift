import BoundaryKit
import CommandLineKit
import Foundation

/// The package, or the packages in one folder, that a command works on, with functions that read it.
struct Workspace {
    let folder: URL
    let rulesFile: URL
    let baselineFile: URL
    let ruleFile: () throws -> RuleFile
    let baseline: () throws -> Baseline
    /// Reads the package's graph with some kinds of evidence, for some rules.
    let graph: (Set<Evidence.Kind>, [BoundaryRule]) async throws -> ModuleGraph
    let graphOfRevision: (_ revision: String) async throws -> ModuleGraph
    /// Finds the path of the package in its repository, such as `Packages/App/`.
    let pathInRepository: () async -> String
    /// Lists the files that have changed since a revision, relative to the package's folder.
    let changedFiles: (_ revision: String) async throws -> [String]
    /// Compares the manifests with those at a revision.
    let manifestChange: (_ revision: String) async throws -> ManifestChange
    /// Adds missing dependencies to the manifests and removes unused ones, in memory.
    let repairs: ([BoundaryRule], ModuleGraph) async throws -> [ManifestRepair]

    func rulesIfAny() throws -> [BoundaryRule] {
        // A link that leads nowhere isn't a missing file.
        let path = rulesFile.path(percentEncoded: false)
        let exists = (try? FileManager.default.attributesOfItem(atPath: path)) != nil
        return exists ? try ruleFile().rules : []
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

extension Workspace {
    /// The package or the packages in the folder that arguments name, or in the current folder.
    /// - Parameter progress: Is told the number of manifests that are read next.
    /// - Throws: `EvidenceError` if there is none.
    init(_ arguments: Arguments, progress: @escaping @Sendable (Int) -> Void) throws {
        func file(_ option: String) -> URL? { arguments[option].map { URL(filePath: $0) } }
        var package = try PackageFolder(ofPackagesAt: file("--package-path") ?? URL(filePath: "."))
        if let text = arguments["--time-limit"] {
            guard let seconds = Int(text), seconds > 0 else {
                throw CommandError.usage("'--time-limit' needs a number of seconds, not '\(text)'")
            }
            package.limit = .seconds(seconds)
        }
        let (folder, rules, baseline) = (package, file("--rules"), file("--baseline"))
        // A build step runs while the compiler writes the index.
        let build =
            if arguments.has("--stamp") {
                BuildFolder(index: nil)
            } else if let index = file("--index-store") {
                BuildFolder(index: index)
            } else {
                file("--build-path").map(BuildFolder.init(at:)) ?? BuildFolder(of: folder)
            }
        self.init(
            folder: folder.url,
            rulesFile: rules ?? folder.url.appending(path: RuleFile.name),
            baselineFile: baseline ?? folder.url.appending(path: Baseline.name),
            ruleFile: { try folder.ruleFile(at: rules) },
            baseline: { try folder.baseline(in: baseline) },
            graph: { kinds, rules in
                try await ModuleGraph(
                    of: folder, evidence: kinds, declarations: rules.readDeclarations,
                    built: build, progress: progress)
            },
            graphOfRevision: { try await ModuleGraph(of: folder, at: $0) },
            pathInRepository: { await folder.pathInRepository },
            changedFiles: { try await folder.files(changedSince: $0) },
            manifestChange: { try await folder.manifestChange(since: $0) },
            repairs: { try await folder.repairs(by: $0, in: $1) })
    }
}

struct Console {
    let write: (String) -> Void
    let fail: (String) -> Void
    /// Whether a person reads the standard output in a terminal.
    var isTerminal = false
    /// Asks the person in the terminal, who agrees with the empty answer, too; `false` without one.
    var agrees: (_ question: String) -> Bool = { _ in false }

    static var standard: Console {
        Console(
            write: { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) },
            fail: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) },
            isTerminal: isatty(STDOUT_FILENO) == 1,
            agrees: { question in
                guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return false }
                print("\(question) [Y/n] ", terminator: "")
                fflush(nil)
                return readLine().map { ["", "y", "yes"].contains($0.lowercased()) } ?? false
            })
    }

    /// Tells a person in a terminal how many manifests are being read, which can take minutes.
    static func progress(_ manifests: Int) {
        guard manifests > 1, isatty(STDERR_FILENO) == 1 else { return }
        FileHandle.standardError.write(Data("reading \(manifests) manifests …\n".utf8))
    }

    /// Writes a value as JSON with sorted keys.
    func writeJSON(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        write(String(decoding: try encoder.encode(value), as: UTF8.self))
    }
}

extension ExitCode {
    /// A rule is violated, or something else needs a fix.
    static let violated = ExitCode(rawValue: 1)
}
