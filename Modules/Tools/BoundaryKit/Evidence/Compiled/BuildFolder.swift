public import Foundation

/// The folder in which a package is built, such as `.build/debug`.
public struct BuildFolder: Hashable, Sendable {
    /// The folder that contains the object files of the modules and the programs.
    package let url: URL
    /// The traits that were enabled in the build; `nil` if they aren't known.
    let traits: [String]?
    /// The folder of the index, which the compiler writes in debug builds; `nil` if there is none.
    private(set) var index: URL?

    /// Describes the folder of a build.
    ///
    /// The compiler's index is in the folder or, for a build of Xcode, in the folder `DerivedData` of
    /// the project around it.
    /// - Parameters:
    ///   - url: The folder.
    ///   - traits: The traits that were enabled in it; `nil` if they aren't known.
    public init(at url: URL, traits: [String]? = nil) {
        self.url = url
        self.traits = traits
        index = IndexPlaces.index(in: url)
    }

    /// The same build with another index.
    /// - Parameter index: The folder of the index; `nil` to read none.
    package func with(index: URL?) -> BuildFolder {
        var folder = self
        folder.index = index
        return folder
    }

    /// The folder of a package's default debug build.
    /// - Parameters:
    ///   - package: The folder of the package.
    ///   - traits: The traits that were enabled in it; `nil` if they aren't known.
    public init(of package: PackageFolder, traits: [String]? = nil) {
        self.init(at: package.url.appending(path: ".build/debug"), traits: traits)
        index = index ?? IndexPlaces.index(ofXcodeProjectsIn: package.url)
    }

    /// The folder of the build whose tests are running.
    public static var ofRunningTests: BuildFolder {
        let tests = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }
        return BuildFolder(
            at: tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL)
    }

    /// The folder of the compiled modules.
    var modules: URL { url.appending(path: "Modules") }

    /// Whether a module is compiled.
    func holds(_ module: String) -> Bool {
        let file = modules.appending(path: "\(module).swiftmodule")
        return FileManager.default.fileExists(atPath: file.path)
    }

    /// The files that the compiler has written for a module.
    func outputs(of module: String) -> ModuleOutputs {
        ModuleOutputs(in: url.appending(path: "\(module).build"))
    }

    /// The command that builds what the folder contains.
    var buildCommand: String {
        url.lastPathComponent == "release" ? "swift build -c release" : "swift build"
    }

    /// The object files of a module's current sources, with their sources. SwiftPM keeps those of
    /// deleted sources, too.
    func objects(of module: String, from sources: [String]) -> [String: String] {
        let folder = url.appending(path: "\(module).build")
        return sources.reduce(into: [:]) { objects, source in
            let name = "\(source.split(separator: "/").last ?? "").o"
            let object = folder.appending(path: name).path
            if FileManager.default.fileExists(atPath: object) { objects[object] = source }
        }
    }

    /// The program of a product; `nil` if there is none.
    func program(_ product: String) -> String? {
        let file = url.appending(path: product)
        let isFile = try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
        guard isFile == true, FileManager.default.isExecutableFile(atPath: file.path) else {
            return nil
        }
        return file.path
    }
}
