import Foundation
import PackagePlugin

/// Runs the `boundary` command for the package in which `swift package boundary …` is called.
@main
struct BoundaryPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "boundary").url
        process.currentDirectoryURL = context.package.directoryURL
        // SwiftPM gives a plug-in a pipe, also in a terminal.
        process.arguments = arguments == ["check"] ? ["check", "--summary"] : arguments
        try process.run()
        process.waitUntilExit()
        // A thrown error would be printed in the middle of the command's output.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
