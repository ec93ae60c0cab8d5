package import Foundation

extension PackageFolder {
    /// Describes the folder of a package or, if it contains no `Package.swift`, of several packages
    /// and Xcode projects that form one graph: those in its folders, down to five levels, that are in
    /// no other package.
    ///
    /// ```swift
    /// let app = try PackageFolder(ofPackagesAt: root)   // Packages/Shop, Packages/Chat
    /// ```
    /// - Parameters:
    ///   - url: The folder.
    ///   - buildGraph: The targets of a build tool to read instead of Xcode projects; `nil` to read
    ///     those.
    /// - Throws: `noPackage` if it contains neither a package nor a project.
    package init(ofPackagesAt url: URL, buildGraph: BuildGraph? = nil) throws(EvidenceError) {
        self.init(unchecked: url.standardizedFileURL, buildGraph: buildGraph)
        if buildGraph == nil, !Self.holdsManifest(url), LocalFolders(in: self).isEmpty {
            throw .noPackage(url.path)
        }
    }

    /// Reads the manifests of the packages whose modules form one graph.
    func localManifests(describing: Bool = false) async throws -> LocalManifests {
        let folders = LocalFolders(in: self)
        let projects =
            switch buildGraph {
            case .tuist(let file): try Project.generatedByTuist(file, in: self)
            case .bazel(let file): try Project.described(byBazel: file, in: self)
            case nil:
                try (includesLocalPackages ? folders.projects : []).compactMap { path in
                    do {
                        return try Project(xcodeProject: path, in: self)
                    } catch  where folders.packages == [""] {
                        // The package can be checked without it.
                        return nil
                    }
                }
            }
        let named = projects.flatMap(\.packages).filter { path in
            !path.hasPrefix("..") && Self.holdsManifest(url.appending(folder: path))
        }
        var manifests = try await LocalManifests(
            from: Set(folders.packages + named).sorted(), in: self, describing: describing)
        manifests.projects = projects
        let known = Set(projects.map(\.path))
        manifests.leftOut =
            includesLocalPackages
            ? folders.inner.filter { manifests.manifests[$0] == nil }
                + (buildGraph == nil ? folders.projects.filter { !known.contains($0) } : [])
            : []
        return manifests
    }

    /// An absolute path relative to this folder, with or without symbolic links in the folder's
    /// path, and empty for the folder itself; `nil` if it is outside.
    func localPath(of absolute: String) -> String? {
        let resolved = realpath(url.path, nil)
        defer { free(resolved) }
        let roots = [url.path] + (resolved.map { [String(cString: $0)] } ?? [])
        return roots.lazy.compactMap { root in
            absolute == root
                ? ""
                : absolute.hasPrefix(root + "/") ? String(absolute.dropFirst(root.count + 1)) : nil
        }.first
    }
}
