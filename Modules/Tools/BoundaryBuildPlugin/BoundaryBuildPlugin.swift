import Foundation
import PackagePlugin

/// Checks the rules of the package before a target is compiled: violations appear at their lines,
/// and an error stops the build.
@main
struct BoundaryBuildPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let tool = try context.tool(named: "boundary").url
        return [check(context.package.directoryURL, with: tool, in: context.pluginWorkDirectoryURL)]
    }

    /// The build step that checks the rules in a folder. It runs again after a file has changed
    /// that the check can depend on. A source without declarations shows that the check has passed.
    func check(_ folder: URL, with tool: URL, in workFolder: URL) -> Command {
        let stamp = workFolder.appending(path: "BoundariesChecked.swift")
        return .buildCommand(
            displayName: "Check boundaries", executable: tool,
            arguments: [
                "check", "--package-path", folder.path, "--format", "xcode",
                "--stamp", stamp.path,
            ],
            environment: ["BOUNDARY_SANDBOX": workFolder.appending(path: "cache").path],
            inputFiles: inputs(in: folder), outputFiles: [stamp])
    }

    /// The rules, the accepted violations and the owners, and the sources, module maps, manifests
    /// and Xcode projects of all packages in the folder, also of those that the target doesn't
    /// depend on.
    private func inputs(in folder: URL) -> [URL] {
        let files = FileManager.default
        let settings = [
            ".boundaries.json", ".boundaries.baseline", "CODEOWNERS", ".github/CODEOWNERS",
            "docs/CODEOWNERS",
        ].map { folder.appending(path: $0) }.filter { files.fileExists(atPath: $0.path) }
        let found = files.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        let kinds: Set = ["swift", "pbxproj", "xcconfig", "modulemap"]
        return settings
            + (found?.compactMap { $0 as? URL } ?? [])
            .filter { kinds.contains($0.pathExtension) }.sorted { $0.path < $1.path }
    }
}
