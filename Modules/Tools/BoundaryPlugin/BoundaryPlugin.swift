import Foundation
import PackagePlugin

/// Lets `swift package boundary …` run the command for the package that it is called in.
@main
struct BoundaryPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "boundary").url
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        // An error that is thrown would be printed amid what the command prints.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
