package import Foundation

/// The folder in which a package is built, such as `.build/debug`.
public struct BuildFolder: Hashable, Sendable {
    let index: URL?

    /// The compiler's index is in the folder or, for a build of Xcode, in the folder `DerivedData`
    /// of the project around it.
    init(at url: URL) {
        let around = sequence(first: url) { $0.deletingLastPathComponent() }.prefix(4)
        let places =
            [url.appending(path: "index/store")]
            + around.flatMap { folder in Self.stores.map { folder.appending(path: $0) } }
        index = places.first(where: \.isFolder)
    }

    /// A folder, or else that of a package's default debug build, or the one in which Xcode builds.
    /// - Parameter index: The compiler's index, if it isn't in the folder.
    package init(of package: PackageFolder, at folder: URL? = nil, index: URL? = nil) {
        let found = BuildFolder(at: folder ?? package.url.appending(path: ".build/debug")).index
        self.index =
            index ?? found
            ?? (folder == nil ? BuildFolder(ofXcodeProjectsIn: package.url).index : nil)
    }

    /// The folder of the build whose tests are running.
    public static var ofRunningTests: BuildFolder {
        let tests = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }
        return BuildFolder(
            at: tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL)
    }

    /// The build that Xcode has made last for a project or a workspace in a folder.
    init(
        ofXcodeProjectsIn folder: URL,
        derivedData: URL = URL.homeDirectory.appending(path: "Library/Developer/Xcode/DerivedData")
    ) {
        let projects = folder.names.filter { name in
            ["xcodeproj", "xcworkspace"].contains { name.hasSuffix(".\($0)") }
        }.map { $0.prefix { $0 != "." } }
        let builds = derivedData.names.filter { build in
            // Such as `App-bqdyfcsqrtlnzacmlkbogfzwkvcy`.
            let name = build.lastIndex(of: "-").map { build[..<$0] }
            return name.map { projects.contains($0) || $0 == folder.lastPathComponent } ?? false
        }
        index = builds.compactMap { build in
            Self.stores.map { derivedData.appending(path: "\(build)/\($0)") }
                .first(where: \.isFolder)
        }.max { ($0.changeTime ?? 0) < ($1.changeTime ?? 0) }
    }

    private static let stores = ["Index.noindex/DataStore", "Index/DataStore"]
}

extension URL {
    /// When the file was changed, in seconds since 1970; `nil` if it doesn't exist. Rounded down to
    /// microseconds, so that a file isn't newer than what was made from it right after.
    var changeTime: Double? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let date = attributes?[.modificationDate] as? Date
        return date.map { ($0.timeIntervalSince1970 * 1e6).rounded(.down) / 1e6 }
    }
}
