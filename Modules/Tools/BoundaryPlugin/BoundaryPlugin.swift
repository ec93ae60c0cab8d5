import Foundation
import PackagePlugin

/// Runs the `boundary` command for the package in which `swift package boundary …` is called.
@main
struct BoundaryPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        // SwiftPM gives a plug-in a pipe, also in a terminal.
        let status = try run(
            try context.tool(named: "boundary").url,
            arguments == ["check"] ? ["check", "--summary"] : arguments,
            in: context.package.directoryURL)
        // A thrown error would be printed in the middle of the command's output.
        if status != 0 { exit(status) }
    }

    /// - Returns: The exit code.
    func run(
        _ tool: URL, _ arguments: [String], in folder: URL, _ environment: [String: String] = [:]
    ) throws -> Int32 {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
