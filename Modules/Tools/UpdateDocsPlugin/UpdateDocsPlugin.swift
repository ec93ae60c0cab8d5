import Foundation
import PackagePlugin

/// Writes the pages that show the modules and the routes: runs the tests that compare them.
@main
struct UpdateDocsPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.currentDirectoryURL = context.package.directoryURL
        // This command holds the lock of the build folder while it waits.
        process.arguments = [
            "UPDATE_DOCS=1", "swift", "test", "--ignore-lock", "--filter", "DocumentationTests",
        ]
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
