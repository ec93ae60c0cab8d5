import Foundation
import PackagePlugin

/// A check of the rules in a folder, as a step of a build.
struct BoundaryCheck {
    /// The folder of the package, or of several packages, that contains the rules.
    let folder: URL
    /// The sources and the manifests of other packages. The check runs again if one of them changes.
    let sources: [URL]
    /// The `boundary` program.
    let tool: URL
    /// The folder in which a build step may write.
    let workFolder: URL

    /// The files in the folder that the check reads, if they exist.
    private static let files = [
        "Package.swift", ".boundaries.json", ".boundaries.baseline", "CODEOWNERS",
        ".github/CODEOWNERS", "docs/CODEOWNERS",
    ]

    /// The build step. A source without declarations shows that the check has passed.
    var command: Command {
        let stamp = workFolder.appending(path: "BoundariesChecked.swift")
        let files = Self.files.map { folder.appending(path: $0) }.filter {
            FileManager.default.fileExists(atPath: $0.path)
        }
        return .buildCommand(
            displayName: "Check boundaries", executable: tool,
            arguments: [
                "check", "--package-path", folder.path, "--format", "xcode",
                "--stamp", stamp.path,
            ],
            environment: ["BOUNDARY_SANDBOX": workFolder.appending(path: "cache").path],
            // A package can have one file in several targets.
            inputFiles: Array(Set(sources + files)).sorted { $0.path < $1.path },
            outputFiles: [stamp])
    }
}
