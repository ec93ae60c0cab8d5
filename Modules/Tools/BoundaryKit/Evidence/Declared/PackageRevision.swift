import Foundation

/// A git revision of a package's manifest.
struct PackageRevision {
    let package: PackageFolder
    /// A commit as git names it, such as `main` or `HEAD~3`.
    let name: String

    /// Reads the manifest at the revision, without the other files of the package.
    /// - Throws: `unreadableRevision` if git can't read it, and `unreadablePackage` if SwiftPM
    ///   can't.
    func manifest() async throws -> PackageManifest {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        // A package can have further manifests for particular versions of the tools.
        let files = try await git("ls-tree", "--name-only", "--end-of-options", name, "./").split(
            separator: "\n")
        for file in files where file.hasPrefix("Package") && file.hasSuffix(".swift") {
            let text = try await git("show", "--end-of-options", "\(name):./\(file)")
            try Data(text.utf8).write(to: folder.url.appending(path: String(file)))
        }
        guard files.contains("Package.swift") else {
            throw EvidenceError.unreadableRevision(name, reason: "it contains no Package.swift")
        }
        return try await PackageManifest.read(in: folder.url).get()
    }

    /// The output of a git command.
    /// - Throws: `unreadableRevision` with git's message if the command fails.
    func git(_ arguments: String...) async throws(EvidenceError) -> String {
        let tool = Tool(
            command: ["git"] + arguments, folder: package.url, limit: PackageManifest.limit)
        let output = await tool.output().mapError { error in
            guard case .failedTool(_, let output) = error else { return error }
            return .unreadableRevision(name, reason: output)
        }
        return String(decoding: try output.get(), as: UTF8.self)
    }
}
