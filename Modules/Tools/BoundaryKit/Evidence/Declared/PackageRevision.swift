import Foundation

/// The manifests of a package as git keeps them.
struct PackageRevision {
    let package: PackageFolder
    /// A commit in git's words, such as `main` or `HEAD~3`.
    let name: String

    /// The manifest at that revision. Nothing else of the package is needed for it.
    /// - Throws: `unreadableRevision`, and what the manifest of a folder throws.
    func manifest() async throws -> PackageManifest {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        // A package may have manifests for older tools beside its own.
        let files = try await git("ls-tree", "--name-only", "--end-of-options", name, "./").split(
            separator: "\n")
        for file in files where file.hasPrefix("Package") && file.hasSuffix(".swift") {
            let text = try await git("show", "--end-of-options", "\(name):./\(file)")
            try Data(text.utf8).write(to: folder.url.appending(path: String(file)))
        }
        guard files.contains("Package.swift") else {
            throw EvidenceError.unreadableRevision(name, reason: "it has no Package.swift")
        }
        return try await PackageManifest.read(in: folder.url).get()
    }

    /// What git prints.
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
