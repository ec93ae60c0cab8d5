import Foundation

/// The places at which builds keep the compiler's index.
enum IndexPlaces {
    /// The index of a build folder of SwiftPM, or of a folder in Xcode's `DerivedData`.
    static func index(in build: URL) -> URL? {
        let around = sequence(first: build) { $0.deletingLastPathComponent() }.prefix(4)
        let places =
            [build.appending(path: "index/store")]
            + around.flatMap { folder in names.map { folder.appending(path: $0) } }
        return places.first(where: isFolder)
    }

    /// The index that Xcode has written last for a project or a workspace in a folder.
    /// - Parameter derivedData: The folder in which Xcode builds.
    static func index(
        ofXcodeProjectsIn folder: URL,
        derivedData: URL = URL.homeDirectory
            .appending(path: "Library/Developer/Xcode/DerivedData")
    ) -> URL? {
        let projects = names(in: folder).filter { name in
            ["xcodeproj", "xcworkspace"].contains { name.hasSuffix(".\($0)") }
        }.map { $0.prefix { $0 != "." } }
        let builds = names(in: derivedData).filter { build in
            // Such as `App-bqdyfcsqrtlnzacmlkbogfzwkvcy`.
            let name = build.lastIndex(of: "-").map { build[..<$0] }
            return name.map { projects.contains($0) || $0 == folder.lastPathComponent } ?? false
        }
        let found = builds.compactMap { build in
            names.map { derivedData.appending(path: "\(build)/\($0)") }.first(where: isFolder)
        }
        return found.max { older, newer in
            guard let time = FileTime(of: newer.path) else { return false }
            return FileTime(of: older.path).map { $0 < time } ?? true
        }
    }

    /// The folders of an index of Xcode, in new and old versions.
    private static let names = ["Index.noindex/DataStore", "Index/DataStore"]

    private static func names(in folder: URL) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
    }

    private static func isFolder(_ url: URL) -> Bool {
        (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
    }
}
