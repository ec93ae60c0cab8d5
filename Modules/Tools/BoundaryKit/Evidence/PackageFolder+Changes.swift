import Foundation

extension PackageFolder {
    /// The path of the package in its git repository, such as `Packages/App/`; empty if the package
    /// is the repository's root folder, or is in no repository.
    package var pathInRepository: String {
        get async {
            let tool = Tool(
                command: ["git", "rev-parse", "--show-prefix"], folder: url,
                limit: PackageManifest.limit)
            let output = (try? await tool.output().get()) ?? Data()
            return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
        }
    }

    /// The files that have changed since a revision, are new or are deleted, relative to the
    /// package's folder.
    /// - Parameter revision: A commit as git names it, such as `main` or `HEAD~3`.
    /// - Throws: `unreadableRevision` if git doesn't know the revision.
    package func files(changedSince revision: String) async throws(EvidenceError) -> [String] {
        let revision = PackageRevision(package: self, name: revision)
        // Before `git diff`, which compares two files outside a repository.
        let new = try await revision.git("ls-files", "--others", "--exclude-standard", "-z")
        let changed = try await revision.git(
            "diff", "--name-only", "--no-renames", "--relative", "-z", "--end-of-options",
            revision.name, "--", ".")
        let files = [changed, new].flatMap { $0.unicodeScalars.split(separator: "\0") }
        return Set(files.map { String($0) }).sorted()
    }
}
