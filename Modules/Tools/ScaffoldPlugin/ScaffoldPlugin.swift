import Foundation
import PackagePlugin

/// Runs `scaffold` for the package in which `swift package scaffold …` is called.
@main
struct ScaffoldPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "scaffold").url
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        // A thrown error would be printed in the middle of the command's output.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
