import Foundation

extension PackageFolder {
    /// Its path from the top of the git repository, such as `Packages/App/`; empty if it is that,
    /// or in no repository.
    public var pathInRepository: String {
        get async {
            let tool = Tool(
                command: ["git", "rev-parse", "--show-prefix"], folder: url,
                limit: PackageManifest.limit)
            let output = (try? await tool.output().get()) ?? Data()
            return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
        }
    }

    /// The files that differ from a revision, are new or are gone, from the package's folder.
    /// - Parameter revision: A commit in git's words, such as `main` or `HEAD~3`.
    /// - Throws: `unreadableRevision` if git does not know it.
    public func files(changedSince revision: String) async throws(EvidenceError) -> [String] {
        let revision = PackageRevision(package: self, name: revision)
        // First, because outside of a repository `git diff` means something else.
        let new = try await revision.git("ls-files", "--others", "--exclude-standard", "-z")
        let changed = try await revision.git(
            "diff", "--name-only", "--no-renames", "--relative", "-z", "--end-of-options",
            revision.name, "--", ".")
        let files = changed.split(separator: "\0") + new.split(separator: "\0")
        return Set(files.map(String.init)).sorted()
    }
}
