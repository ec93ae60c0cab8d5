import Foundation
import PackagePlugin

/// Runs `scaffold update-docs` for the package in which `swift package update-docs` is called.
@main
struct UpdateDocsPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "scaffold").url
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = ["update-docs"] + arguments
        try process.run()
        process.waitUntilExit()
        // A thrown error would be printed in the middle of the command's output.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
