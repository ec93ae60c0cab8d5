import Foundation
import PackagePlugin

/// Runs `scaffold rename-path` for the package in which `swift package rename-path` is called.
@main
struct RenamePathPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "scaffold").url
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = ["rename-path"] + arguments
        try process.run()
        process.waitUntilExit()
        // A thrown error would be printed in the middle of the command's output.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
