import Foundation
import PackagePlugin

/// Lets `swift package boundary …` run the command for the package that it is called in.
@main
struct BoundaryPlugin: CommandPlugin {
    /// Why the command gave no answer, for SwiftPM to end with a code other than 0.
    struct Failure: Error, CustomStringConvertible {
        let code: Int32
        var description: String { "boundary ended with \(code)" }
    }

    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "boundary").url
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        let code = process.terminationStatus
        guard code == 0 else { throw Failure(code: code) }
    }
}
