#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    extension BoundaryPlugin: XcodeCommandPlugin {
        /// Checks the rules for the project that is open in Xcode, unless other arguments are
        /// written in its dialog.
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            var extractor = ArgumentExtractor(arguments)
            // Xcode adds the targets that are selected in the dialog; rules are about all of them.
            _ = extractor.extractOption(named: "target")
            let others = extractor.remainingArguments
            // The nearest folder with rules around the project.
            let folders = sequence(first: context.xcodeProject.directoryURL.standardizedFileURL) {
                $0.pathComponents.count > 1 ? $0.deletingLastPathComponent() : nil
            }
            let folder = folders.first {
                FileManager.default.fileExists(atPath: $0.appending(path: ".boundaries.json").path)
            }
            let status = try run(
                try context.tool(named: "boundary").url,
                others.isEmpty ? ["check", "--format", "xcode"] : others,
                in: folder ?? context.xcodeProject.directoryURL,
                ["BOUNDARY_SANDBOX": context.pluginWorkDirectoryURL.appending(path: "cache").path])
            if status != 0 { Diagnostics.error("boundary ended with exit code \(status)") }
        }
    }
#endif
