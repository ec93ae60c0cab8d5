import Foundation

/// A git revision of a package's manifests.
struct PackageRevision {
    let package: PackageFolder
    /// A commit as git names it, such as `main` or `HEAD~3`.
    let name: String

    /// Reads the manifests at the revision, without the other files of the package.
    /// - Throws: `unreadableRevision` if git can't read it, and `unreadablePackage` if SwiftPM
    ///   can't.
    func manifests() async throws -> LocalManifests {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let paths = try await git(
            "ls-tree", "-r", "--name-only", "-z", "--end-of-options", name, "./")
        // A package can have further manifests for particular versions of the tools.
        let files = Dictionary(
            grouping: paths.split(separator: "\0").map(String.init).filter(\.isManifest),
            by: \.parentFolder)
        let starts = files.starts
        guard !starts.isEmpty else {
            throw EvidenceError.unreadableRevision(name, reason: "it contains no Package.swift")
        }
        let copy = PackageFolder(unchecked: folder.url)
        let root = package.includesLocalPackages ? copy : copy.withoutLocalPackages
        return try await LocalManifests(from: starts, in: root) { path in
            let url = folder.url.appending(folder: path)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for file in files[path, default: []] {
                let text = try await git("show", "--end-of-options", "\(name):./\(file)")
                try Data(text.utf8).write(to: folder.url.appending(path: file))
            }
        }.moved(from: folder.url.path, to: package.url.path)
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

extension String {
    fileprivate var isManifest: Bool {
        let name = split(separator: "/").last ?? ""
        return name.hasPrefix("Package") && name.hasSuffix(".swift")
    }
}

extension [String: [String]] {
    /// The folder at the top if it contains a manifest, else the outermost ones that do.
    fileprivate var starts: [String] {
        let packages = Set(filter { $0.value.contains("Package.swift".inside($0.key)) }.keys)
        return packages.contains("")
            ? [""]
            : packages.filter { path in
                path.split(separator: "/").allSatisfy(LocalFolders.isOfTeam)
                    && !packages.contains { path.hasPrefix($0 + "/") }
            }.sorted()
    }
}
