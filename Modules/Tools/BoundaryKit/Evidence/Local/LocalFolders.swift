import Foundation

/// The packages and Xcode projects in a folder that are in no other package, ordered.
struct LocalFolders {
    /// The folders of the packages, relative to the common folder; only that one if it is a package.
    private(set) var packages: [String] = []
    /// The projects, such as `App.xcodeproj`; none if the common folder is a package.
    private(set) var projects: [String] = []

    /// Looks for packages and projects, down to five levels.
    init(in root: PackageFolder) {
        if PackageFolder.holdsManifest(root.url) {
            packages = [""]
            return
        }
        var open = [""]
        for _ in 1...5 {
            let found = open.flatMap { Self.folders(in: $0, of: root) }
            projects += found.filter { $0.hasSuffix(".xcodeproj") }
            packages += found.filter {
                PackageFolder.holdsManifest(root.url.appending(folder: $0))
            }
            open = Array(Set(found).subtracting(projects + packages))
        }
        projects.sort()
        packages.sort()
    }

    var isEmpty: Bool { packages.isEmpty && projects.isEmpty }

    /// The folders in a folder that can contain packages of the team.
    private static func folders(in path: String, of root: PackageFolder) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(
            atPath: root.url.appending(folder: path).path)
        return (names ?? []).filter(isOfTeam).map { $0.inside(path) }.filter { path in
            let keys: Set<URLResourceKey> = [.isDirectoryKey, .isSymbolicLinkKey]
            let values = try? root.url.appending(path: path).resourceValues(forKeys: keys)
            return values?.isDirectory == true && values?.isSymbolicLink != true
        }
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
