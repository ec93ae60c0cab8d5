import Foundation

/// The parts of the root manifest that the module graph doesn't contain, as SwiftPM reads them.
struct Manifest: Decodable {
    struct ToolsVersion: Decodable {
        let _version: String
    }

    /// A dependency. Only their number matters.
    struct Package: Decodable {}

    struct Product: Decodable {
        struct Kind: Decodable {
            /// The linkage of a library; `nil` for other products.
            let library: [String]?
        }

        let name: String
        let type: Kind
    }

    let toolsVersion: ToolsVersion
    let swiftLanguageVersions: [String]?
    let dependencies: [Package]
    let products: [Product]

    /// The manifest, read once, with a separate scratch folder because `swift test` holds the lock of
    /// the package's own.
    static let current = Task {
        // Afterwards, because SwiftPM then has it in its cache and doesn't compile it twice.
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
