#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    extension BoundaryBuildPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(
            context: XcodePluginContext, target: XcodeTarget
        ) throws -> [Command] {
            let check = BoundaryCheck(
                folder: context.xcodeProject.directoryURL.folderWithRules,
                tool: try context.tool(named: "boundary").url,
                workFolder: context.pluginWorkDirectoryURL)
            return [check.command]
        }
    }

    extension URL {
        /// The nearest folder with rules that contains this one; this one if there is none.
        fileprivate var folderWithRules: URL {
            var folder = standardizedFileURL
            while folder.pathComponents.count > 1 {
                let rules = folder.appending(path: ".boundaries.json")
                if FileManager.default.fileExists(atPath: rules.path) { return folder }
                folder.deleteLastPathComponent()
            }
            return self
        }
    }
#endif
