import Foundation

/// The packages and Xcode projects in a folder that are in no other package, ordered.
struct LocalFolders {
    /// The folders of the packages, relative to the common folder; only that one if it is a
    /// package.
    private(set) var packages: [String] = []
    private(set) var projects: [String] = []
    /// The folders of the packages inside the common one, if that is a package. It doesn't depend
    /// on each of them.
    private(set) var inner: [String] = []

    /// Looks for packages and projects, down to five levels. Projects are beside manifests, too.
    init(in root: PackageFolder) {
        visit("", of: root, depth: 1)
        guard PackageFolder.holdsManifest(root.url) else { return }
        inner = packages
        packages = [""]
        // A project of a package inside builds that package.
        projects.removeAll { path in inner.contains { path.isInside($0) } }
    }

    private mutating func visit(_ folder: String, of root: PackageFolder, depth: Int) {
        let url = root.url.appending(folder: folder)
        for name in url.names {
            let path = name.inside(folder)
            let child = url.appending(path: name)
            // Only Xcode and Swift Playgrounds can read a playground.
            guard !name.hasPrefix("."), !Self.foreign.contains(name), !name.hasSuffix(".swiftpm"),
                root.isFolder(path),
                (try? FileManager.default.destinationOfSymbolicLink(atPath: child.path)) == nil
            else { continue }
            if name.hasSuffix(".xcodeproj") {
                projects.append(path)
                continue
            }
            if Self.holdsTargets(child), !packages.contains(where: { path.isInside($0) }) {
                packages.append(path)
            }
            if depth < 5 { visit(path, of: root, depth: depth + 1) }
        }
    }

    private static let foreign: Set = [
        "Carthage", "DerivedData", "Pods", "SourcePackages", "build", "node_modules",
    ]

    /// Whether a folder contains the manifest of a package, and not one without targets, which only
    /// hides the folder from Xcode.
    static func holdsTargets(_ folder: URL) -> Bool {
        let file = folder.appending(path: "Package.swift")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
        return text.contains(/[tT]arget\(|\.(?:plugin|macro)\(|targets:\s*[^\s\[]/)
    }

    var isEmpty: Bool { packages.isEmpty && projects.isEmpty }
}

/// The manifests and Xcode projects whose modules form one graph: those at which reading starts,
/// and the packages inside the same folder on which they depend by a path.
struct LocalManifests: Sendable {
    private(set) var manifests: [String: PackageManifest] = [:]
    private(set) var projects: [XcodeProject] = []
    private(set) var leftOut: [String] = []
    /// The projects that can't be read.
    private(set) var gaps: [EvidenceLimits.Gap] = []

    /// Reads the manifests in a folder without resolving dependencies. A project that can't be read
    /// is an error if there is no package beside it, and a gap otherwise.
    init(
        in root: PackageFolder, progress: @Sendable (_ count: Int) -> Void = { _ in }
    ) async throws {
        let found = LocalFolders(in: root)
        for path in found.projects {
            do throws(EvidenceError) {
                projects.append(try XcodeProject(path, in: root))
            } catch {
                // The package can be checked without it.
                guard let gap = error.gap, !found.packages.isEmpty else { throw error }
                gaps.append(gap)
            }
        }
        let named = projects.flatMap(\.packages).filter { path in
            !path.hasPrefix("..") && PackageFolder.holdsManifest(root.url.appending(folder: path))
        }
        let starts = Set(found.packages + named)
        var pending = starts.sorted()
        var known = starts
        while !pending.isEmpty {
            progress(pending.count)
            let read = try await pending.concurrentMap { path -> PackageManifest? in
                let url = root.url.appending(folder: path)
                // A dependency can be a folder that isn't checked out.
                guard starts.contains(path) || PackageFolder.holdsManifest(url) else { return nil }
                return try await PackageManifest.read(in: url, as: path, limit: root.limit)
            }
            for (path, manifest) in zip(pending, read) { manifests[path] = manifest }
            let new = read.flatMap { $0?.dependencies ?? [] }.compactMap(\.path)
            pending = new.compactMap(root.localPath).filter { known.insert($0).inserted }.sorted()
        }
        leftOut = found.inner.filter { manifests[$0] == nil }
    }

    var ordered: [(folder: String, manifest: PackageManifest)] {
        manifests.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
