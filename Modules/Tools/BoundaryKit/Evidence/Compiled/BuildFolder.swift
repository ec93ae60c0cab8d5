public import Foundation

/// The folder in which a package is built, such as `.build/debug`.
public struct BuildFolder: Hashable, Sendable {
    /// The folder that contains the object files of the modules and the programs.
    public let url: URL
    /// The traits that were enabled in the build; `nil` if they aren't known.
    let traits: [String]?

    /// Describes the folder of a build.
    /// - Parameters:
    ///   - url: The folder.
    ///   - traits: The traits that were enabled in it; `nil` if they aren't known.
    public init(at url: URL, traits: [String]? = nil) {
        self.url = url
        self.traits = traits
    }

    /// The folder of a package's default debug build.
    /// - Parameters:
    ///   - package: The folder of the package.
    ///   - traits: The traits that were enabled in it; `nil` if they aren't known.
    public init(of package: PackageFolder, traits: [String]? = nil) {
        self.init(at: package.url.appending(path: ".build/debug"), traits: traits)
    }

    /// The folder of the build whose tests are running.
    public static var ofRunningTests: BuildFolder {
        let tests = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }
        return BuildFolder(
            at: tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL)
    }

    /// The folder of the compiled modules.
    var modules: URL { url.appending(path: "Modules") }

    /// The folder of the index, which the compiler writes in debug builds.
    var index: URL { url.appending(path: "index/store") }

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
