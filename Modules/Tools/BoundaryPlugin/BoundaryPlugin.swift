import Foundation
import PackagePlugin

/// Runs the `boundary` command for the package in which `swift package boundary …` is called.
@main
struct BoundaryPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "boundary").url
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = arguments + (isForPerson(arguments) ? ["--summary"] : [])
        try process.run()
        process.waitUntilExit()
        // A thrown error would be printed in the middle of the command's output.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }

    /// Whether a person reads the result of a check in a terminal. SwiftPM gives a plug-in a pipe, so
    /// this asks for the output of SwiftPM itself, which only Linux tells.
    private func isForPerson(_ arguments: [String]) -> Bool {
        let chosen = ["--all", "--summary", "--format", "--help", "-h"]
        guard arguments.first == "check",
            !arguments.contains(where: { word in chosen.contains { word.hasPrefix($0) } })
        else { return false }
        let output = "/proc/\(getppid())/fd/1"
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: output)
        return target?.hasPrefix("/dev/pts/") == true
    }
}
