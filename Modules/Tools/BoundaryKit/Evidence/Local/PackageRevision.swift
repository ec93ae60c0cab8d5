import Foundation

/// A git revision of the manifests of packages and of Xcode projects.
struct PackageRevision {
    let package: PackageFolder
    /// A commit as git names it, such as `main` or `HEAD~3`.
    let name: String

    /// Reads the manifests and projects at the revision, without the other files.
    /// - Throws: `unreadableRevision` if git can't read it, `unreadablePackage` if SwiftPM can't,
    ///   and `unreadableFile` for a project that isn't one.
    func manifests() async throws -> LocalManifests {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let paths = try await git(
            "ls-tree", "-r", "--name-only", "-z", "--end-of-options", name, "./")
        // A package can have further manifests for particular versions of the tools.
        let all = paths.unicodeScalars.split(separator: "\0").map { String($0) }
        let files = Dictionary(grouping: all.filter(\.isManifest), by: \.parentFolder)
        let starts = files.starts
        let projects = package.includesLocalPackages ? all.projects : []
        guard !starts.isEmpty || !projects.isEmpty else {
            throw EvidenceError.unreadableRevision(
                name, reason: "it contains no Package.swift and no Xcode project")
        }
        let target = PackageFolder(unchecked: folder.url)
        let root = package.includesLocalPackages ? target : target.withoutLocalPackages
        for project in projects {
            try await copy("\(project)/project.pbxproj", to: folder.url)
        }
        let known = try projects.map { try Project(xcodeProject: $0, in: target) }
        let named = known.flatMap(\.packages).filter { files[$0] != nil }
        var manifests = try await LocalManifests(
            from: Set(starts + named).sorted(), in: root
        ) { path in
            for file in files[path, default: []] { try await self.copy(file, to: folder.url) }
        }.moved(from: folder.url.path, to: package.url.path)
        manifests.projects = known
        return manifests
    }

    /// Writes a file of the revision into another folder.
    private func copy(_ path: String, to folder: URL) async throws {
        let text = try await git("show", "--end-of-options", "\(name):./\(path)")
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
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

extension [String] {
    /// The Xcode projects among the files.
    fileprivate var projects: [String] {
        filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }.map(\.parentFolder).filter { path in
            path.split(separator: "/").allSatisfy(LocalFolders.isOfTeam)
        }.sorted()
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
