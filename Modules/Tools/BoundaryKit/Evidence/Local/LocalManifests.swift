import Foundation

/// The manifests of the local packages whose modules form one graph: the packages at which reading
/// starts, and those inside the same folder on which they depend by a path.
struct LocalManifests: Sendable {
    /// The manifests by the folder of their package, relative to the common folder. Their places are
    /// relative to it, too.
    private(set) var manifests: [String: PackageManifest] = [:]
    /// The Xcode projects that use the packages.
    var projects: [Project] = []
    /// The packages and projects in the common folder that aren't read.
    var leftOut: [String] = []
    /// What SwiftPM finds in the folders of the packages; empty if it wasn't asked.
    private(set) var described: [String: Result<DescribedPackage, EvidenceError>] = [:]

    private struct Found: Sendable {
        let manifest: PackageManifest
        let described: Result<DescribedPackage, EvidenceError>?
    }

    /// Reads manifests without resolving dependencies.
    /// - Parameters:
    ///   - starts: The folders of packages, relative to the common folder.
    ///   - root: The common folder.
    ///   - describing: Whether SwiftPM is asked for the sources, too.
    ///   - prepare: Provides the manifest of a folder before it is read.
    /// - Throws: `EvidenceError` if one of the manifests can't be read.
    init(
        from starts: [String], in root: PackageFolder, describing: Bool = false,
        prepare: @escaping @Sendable (String) async throws -> Void = { _ in }
    ) async throws {
        var (open, missing) = (starts, Set<String>())
        while !open.isEmpty {
            let found = try await open.concurrentMap { path in
                try await prepare(path)
                let url = root.url.appending(folder: path)
                // A dependency can be a folder that isn't checked out.
                guard starts.contains(path) || PackageFolder.holdsManifest(url) else {
                    return Found?.none
                }
                let manifest = try await PackageManifest.read(in: url, as: path).get()
                // One after the other, because SwiftPM would compile the manifest twice.
                let described = describing ? await PackageManifest.describe(url) : nil
                return Found(manifest: manifest, described: described)
            }
            for (path, found) in zip(open, found) {
                manifests[path] = found?.manifest
                described[path] = found?.described
                if found == nil { missing.insert(path) }
            }
            guard root.includesLocalPackages else { return }
            let new = found.flatMap { $0?.manifest.dumped.dependencies ?? [] }.compactMap(\.path)
            open = Set(new.compactMap(root.localPath)).subtracting(manifests.keys)
                .subtracting(missing).sorted()
        }
    }

    /// The names of the packages that Xcode projects load from elsewhere.
    var remotePackages: [String] { projects.flatMap(\.remotePackages) }

    /// The places at which manifests ask for the environment or the platform.
    var circumstances: [SourcePlace] { folders.flatMap { manifests[$0]?.circumstances ?? [] } }

    /// The folders of the packages, ordered.
    var folders: [String] { manifests.keys.sorted() }

    /// The name of the package in the common folder; that of the folder if there is none.
    func name(in root: PackageFolder) -> String {
        manifests[""]?.dumped.name ?? root.url.lastPathComponent
    }

    /// The dependencies on packages whose manifests aren't among these.
    func foreignDependencies(in root: PackageFolder) -> [DumpedPackageDependency] {
        folders.flatMap { manifests[$0]?.dumped.dependencies ?? [] }.filter { dependency in
            dependency.path.flatMap(root.localPath).map { manifests[$0] == nil } ?? true
        }
    }

    /// The same manifests, read in another folder.
    func moved(from old: String, to new: String) -> LocalManifests {
        var moved = self
        moved.manifests = manifests.mapValues { $0.moved(from: old, to: new) }
        return moved
    }
}

extension URL {
    /// A folder in this one; this one if the path is empty.
    func appending(folder path: String) -> URL { path.isEmpty ? self : appending(path: path) }
}

extension String {
    /// The path in another folder, whose path can be empty.
    func inside(_ folder: String) -> String { folder.isEmpty ? self : "\(folder)/\(self)" }
}
