#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    extension BoundaryBuildPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(
            context: XcodePluginContext, target: XcodeTarget
        ) throws -> [Command] {
            // The nearest folder with rules around the project.
            let folders = sequence(first: context.xcodeProject.directoryURL.standardizedFileURL) {
                $0.pathComponents.count > 1 ? $0.deletingLastPathComponent() : nil
            }
            let folder = folders.first {
                FileManager.default.fileExists(atPath: $0.appending(path: ".boundaries.json").path)
            }
            let tool = try context.tool(named: "boundary").url
            let root = folder ?? context.xcodeProject.directoryURL
            return [check(root, with: tool, in: context.pluginWorkDirectoryURL)]
        }
    }
#endif
