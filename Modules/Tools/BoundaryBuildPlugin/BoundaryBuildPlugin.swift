import Foundation
import PackagePlugin

/// Checks the rules of the package before a target is compiled: violations appear at their lines,
/// and an error stops the build.
@main
struct BoundaryBuildPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = context.package.directoryURL
        let check = BoundaryCheck(
            folder: folder, sources: context.package.sources(in: folder.path),
            tool: try context.tool(named: "boundary").url,
            workFolder: context.pluginWorkDirectoryURL)
        return [check.command]
    }
}

extension Package {
    /// The sources of this package, and of the packages inside a folder on which it depends.
    fileprivate func sources(in folder: String) -> [URL] {
        let own = targets.compactMap(\.sourceModule).flatMap { $0.sourceFiles.map(\.url) }
        let packages = dependencies.map(\.package).filter { package in
            package.directoryURL.path.hasPrefix(folder + "/")
                && !package.directoryURL.path.hasPrefix(folder + "/.build/")
        }
        let manifests = packages.map { $0.directoryURL.appending(path: "Package.swift") }
        return own + manifests + packages.flatMap { $0.sources(in: folder) }
    }
}
