import Foundation

/// What the root manifest says beside its modules, as SwiftPM understands it.
struct Manifest: Decodable {
    struct ToolsVersion: Decodable {
        let _version: String
    }

    /// The decoder needs only to count them.
    struct Package: Decodable {}

    let toolsVersion: ToolsVersion
    let swiftLanguageVersions: [String]?
    let dependencies: [Package]

    /// The manifest, read once, in a scratch folder of its own because `swift test` holds the lock
    /// of the package's.
    static let current = Task {
        // Afterwards SwiftPM has it in its cache; at the same time it would be compiled twice.
        _ = await Repository.graph.result
        return try Command.withTemporaryFolder { scratch in
            let output = try Command.output(of: [
                "swift", "package", "--package-path", Repository.root.path(percentEncoded: false),
                "--scratch-path", scratch.path(percentEncoded: false), "dump-package",
            ])
            return try JSONDecoder().decode(Manifest.self, from: output)
        }
    }
}
