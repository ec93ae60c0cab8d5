#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    extension BoundaryPlugin: XcodeCommandPlugin {
        /// Checks the rules for the project that is open in Xcode, unless other arguments are written
        /// in its dialog.
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            var extractor = ArgumentExtractor(arguments)
            // Xcode adds the targets that are selected in the dialog; rules are about all of them.
            _ = extractor.extractOption(named: "target")
            let others = extractor.remainingArguments
            let process = Process()
            process.executableURL = try context.tool(named: "boundary").url
            process.currentDirectoryURL = context.xcodeProject.directoryURL.folderWithRules
            process.arguments = others.isEmpty ? ["check", "--format", "xcode"] : others
            let cache = context.pluginWorkDirectoryURL.appending(path: "cache").path
            process.environment = ProcessInfo.processInfo.environment
                .merging(["BOUNDARY_SANDBOX": cache]) { _, new in new }
            try process.run()
            process.waitUntilExit()
            if process.terminationStatus != 0 {
                Diagnostics.error("boundary ended with exit code \(process.terminationStatus)")
            }
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
