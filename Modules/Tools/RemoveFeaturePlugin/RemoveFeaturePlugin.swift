import Foundation
import PackagePlugin

/// Runs `scaffold remove-feature` for the package in which `swift package remove-feature` is called.
@main
struct RemoveFeaturePlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "scaffold").url
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = ["remove-feature"] + arguments
        try process.run()
        process.waitUntilExit()
        // A thrown error would be printed in the middle of the command's output.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
