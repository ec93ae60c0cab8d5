import Foundation

/// A manifest, as SwiftPM reads it.
struct PackageManifest {
    /// How long SwiftPM may take. A manifest is a program, and may not end.
    static let limit = Duration.seconds(60)

    let dumped: DumpedManifest
    let text: ManifestText

    /// Evaluates the manifest of a folder, and resolves no dependency.
    static func read(in folder: URL) async -> Result<PackageManifest, EvidenceError> {
        let output = await package(folder, ["dump-package"])
        return Result { () throws(EvidenceError) in
            PackageManifest(
                dumped: try ToolFormat.decode(from: try output.get(), of: "'dump-package'"),
                text: ManifestText(try PackageFolder(at: folder).bytes(of: "Package.swift")))
        }
    }

    /// Lets SwiftPM find the sources of the package in a folder.
    static func describe(_ folder: URL) async -> Result<DescribedPackage, EvidenceError> {
        let output = await package(folder, ["describe", "--type", "json"]).mapError { error in
            let package = PackageFolder(unchecked: folder)
            guard case .slowTool = error, let link = package.linkThatLeadsBack else { return error }
            let reason = "the link \(link) leads to a folder that it stands in; take it away"
            return EvidenceError.unreadablePackage(folder.path, reason: reason)
        }
        return Result { () throws(EvidenceError) in
            try ToolFormat.decode(from: try output.get(), of: "'swift package describe'")
        }
    }

    /// Runs a command of SwiftPM with a scratch folder of its own: a test that runs inside
    /// `swift test` would wait for the lock of the package's for ever.
    private static func package(
        _ folder: URL, _ command: [String]
    ) async -> Result<Data, EvidenceError> {
        let scratch: TemporaryFolder
        do {
            scratch = try TemporaryFolder()
        } catch {
            return .failure(error)
        }
        let tool = Tool(
            command: [
                "swift", "package", "--package-path", folder.path,
                "--scratch-path", scratch.url.path,
            ] + command,
            folder: folder, limit: limit)
        let output = await tool.output()
        scratch.removeWithLock()
        return output.mapError { error in
            guard case .failedTool(_, let output) = error else { return error }
            return .unreadablePackage(folder.path, reason: output.withoutCommandLine)
        }
    }
}

extension String {
    /// What SwiftPM prints about a manifest, without the call of the compiler in it.
    fileprivate var withoutCommandLine: String {
        replacing(/\ \(compiled with: \[.*?\]\)/.dotMatchesNewlines(), with: "")
    }
}
