public import Foundation

/// The folder in which a package is built, such as `.build/debug`.
public struct BuildFolder: Hashable, Sendable {
    /// The folder of the index, which the compiler writes in debug builds; `nil` if there is none.
    package let index: URL?

    /// Describes the folder of a build.
    ///
    /// The compiler's index is in the folder or, for a build of Xcode, in the folder `DerivedData` of
    /// the project around it.
    public init(at url: URL) {
        index = IndexPlaces.index(in: url)
    }

    /// A build with an index in another folder.
    /// - Parameter index: The folder of the index; `nil` to read none.
    package init(index: URL?) {
        self.index = index
    }

    /// The folder of a package's default debug build.
    public init(of package: PackageFolder) {
        index =
            IndexPlaces.index(in: package.url.appending(path: ".build/debug"))
            ?? IndexPlaces.index(ofXcodeProjectsIn: package.url)
    }

    /// The folder of the build whose tests are running.
    public static var ofRunningTests: BuildFolder {
        let tests = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }
        return BuildFolder(
            at: tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL)
    }
}
