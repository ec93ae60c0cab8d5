import Foundation

/// The packages and Xcode projects in a folder that are in no other package, ordered.
struct LocalFolders {
    /// The folders of the packages, relative to the common folder; only that one if it is a package.
    private(set) var packages: [String] = []
    /// The projects, such as `App.xcodeproj`.
    private(set) var projects: [String] = []
    /// The folders of the packages inside the common one, if that is a package. It doesn't depend on
    /// each of them.
    private(set) var inner: [String] = []

    /// Looks for packages and projects, down to five levels. Projects are beside manifests, too.
    init(in root: PackageFolder) {
        var open = [""]
        for _ in 1...5 {
            let found = open.flatMap { Self.folders(in: $0, of: root) }
            projects += found.filter { $0.hasSuffix(".xcodeproj") }
            packages += found.filter { path in
                Self.holdsTargets(root.url.appending(folder: path))
                    && !packages.contains { path.hasPrefix($0 + "/") }
            }
            open = found.filter { !$0.hasSuffix(".xcodeproj") }
        }
        projects.sort()
        packages.sort()
        guard PackageFolder.holdsManifest(root.url) else { return }
        (packages, inner) = ([""], packages)
        // A project of a package inside builds that package.
        projects.removeAll { path in inner.contains { path.hasPrefix($0 + "/") } }
    }

    /// Whether a folder contains the manifest of a package, and not one without targets, which only
    /// hides the folder from Xcode.
    static func holdsTargets(_ folder: URL) -> Bool {
        let file = folder.appending(path: "Package.swift")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
        return text.contains(/[tT]arget\(|\.(?:plugin|macro)\(|targets:\s*[^\s\[]/)
    }

    var isEmpty: Bool { packages.isEmpty && projects.isEmpty }

    /// The folders in a folder that can contain packages of the team.
    private static func folders(in path: String, of root: PackageFolder) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(
            atPath: root.url.appending(folder: path).path)
        return (names ?? []).filter { isOfTeam($0) && !isFile($0) }.map { $0.inside(path) }.filter {
            path in
            let keys: Set<URLResourceKey> = [.isDirectoryKey, .isSymbolicLinkKey]
            let values = try? root.url.appending(path: path).resourceValues(forKeys: keys)
            return values?.isDirectory == true && values?.isSymbolicLink != true
        }
    }

    /// Whether a name is that of a file or a bundle, which needs no look at the disk.
    private static func isFile(_ name: String) -> Bool {
        let kinds: Set<Substring> = [
            "swift", "h", "c", "m", "json", "md", "png", "strings", "docc", "xcassets", "lproj",
        ]
        return name.split(separator: ".").last.map { kinds.contains($0) && name != $0 } ?? false
    }

    /// Whether a folder can contain packages of the team, by its name.
    static func isOfTeam(_ name: some StringProtocol) -> Bool {
        // Only Xcode and Swift Playgrounds can read a playground.
        !name.hasPrefix(".") && !others.contains(String(name)) && !name.hasSuffix(".swiftpm")
    }

    /// The folders in which tools keep the packages of others.
    private static let others: Set = [
        "Carthage", "DerivedData", "Pods", "SourcePackages", "build", "node_modules",
    ]
}
