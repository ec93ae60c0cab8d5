import Foundation
import PackagePlugin

/// Checks the rules of the package before a target is compiled: violations appear at their lines,
/// and an error stops the build.
@main
struct BoundaryBuildPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let check = BoundaryCheck(
            folder: context.package.directoryURL, tool: try context.tool(named: "boundary").url,
            workFolder: context.pluginWorkDirectoryURL)
        return [check.command]
    }
}
