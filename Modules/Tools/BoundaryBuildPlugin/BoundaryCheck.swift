import Foundation
import PackagePlugin

/// A check of the rules in a folder, as a step of a build.
struct BoundaryCheck {
    /// The folder of the package, or of several packages, that contains the rules.
    let folder: URL
    let tool: URL
    let workFolder: URL

    /// The build step, which runs again after a file has changed that the check can depend on. A
    /// source without declarations shows that the check has passed.
    var command: Command {
        let stamp = workFolder.appending(path: "BoundariesChecked.swift")
        return .buildCommand(
            displayName: "Check boundaries", executable: tool,
            arguments: [
                "check", "--package-path", folder.path, "--format", "xcode",
                "--stamp", stamp.path,
            ],
            environment: ["BOUNDARY_SANDBOX": workFolder.appending(path: "cache").path],
            inputFiles: configuration + sources, outputFiles: [stamp])
    }

    /// The rules, the accepted violations and the owners, as far as they exist.
    private var configuration: [URL] {
        [
            ".boundaries.json", ".boundaries.baseline", "CODEOWNERS", ".github/CODEOWNERS",
            "docs/CODEOWNERS",
        ].map { folder.appending(path: $0) }.filter {
            FileManager.default.fileExists(atPath: $0.path)
        }
    }

    /// The sources, manifests and Xcode projects of all packages in the folder, also of those that
    /// the target doesn't depend on.
    private var sources: [URL] {
        let kinds: Set = ["swift", "pbxproj", "xcconfig"]
        let files = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        return (files?.compactMap { $0 as? URL } ?? [])
            .filter { kinds.contains($0.pathExtension) }
            .sorted { $0.path < $1.path }
    }
}
