import CommandLineKit
import Foundation
import RoutingTestSupport

/// A manifest as SwiftPM reads it: that of the repository, or of a package that can be split off.
struct Manifest: Decodable, Sendable {
    struct Product: Decodable, Hashable {
        let name: String
        let targets: Set<String>
        let type: [String: JSONValue]

        var isLibrary: Bool { type["library"] != nil }
    }

    struct Target: Decodable {
        /// What SwiftPM says of it.
        private let properties: [String: JSONValue]

        init(from decoder: any Decoder) throws {
            properties = try [String: JSONValue](from: decoder)
        }

        var name: String { properties["name"]?.text ?? "" }
        var type: String { properties["type"]?.text ?? "" }
        var dependencies: Set<JSONValue> { Set(properties["dependencies"]?.array ?? []) }
        var folder: String {
            let parent = ["test": "Tests", "plugin": "Plugins"][type] ?? "Sources"
            return properties["path"]?.text ?? "\(parent)/\(name)"
        }
        /// What else SwiftPM says, without the folder, which differs from package to package.
        var rest: [String: JSONValue] {
            properties.filter { !["dependencies", "path"].contains($0.key) }
        }

        /// A dependency on a target without a condition.
        static func dependency(_ name: String) -> JSONValue {
            .object(["byName": .array([.text(name), .null])])
        }
    }

    let toolsVersion: [String: JSONValue]
    let swiftLanguageVersions: [String]?
    let platforms: [[String: JSONValue]]
    /// The packages on which it depends.
    let dependencies: [JSONValue]
    let products: [Product]
    let targets: [Target]

    func target(named name: String) -> Target? { targets.first { $0.name == name } }

    /// The targets that are built with a target, however indirectly.
    func built(with name: String) -> Set<String> {
        var (built, next) = (Set<String>(), [name])
        while let name = next.popLast() {
            let names = (target(named: name)?.dependencies ?? []).compactMap {
                $0.object?["byName"]?.array?.first?.text
            }
            next += names.filter { built.insert($0).inserted }
        }
        return built
    }

    /// The root manifest, read once.
    static let root = Task {
        // Afterwards, because SwiftPM then has it in its cache and doesn't compile it twice.
        _ = await Repository.graph.result
        return try read(in: "")
    }

    /// Reads the manifest of a folder of the repository, with a separate scratch folder, because
    /// `swift test` holds the lock of the package's own.
    static func read(in folder: String) throws -> Manifest {
        let scratch = try TemporaryFolder()
        let output = try Repository.output(of: [
            // Warnings are errors only in this repository, in CI.
            "-u", "CI", "swift", "package", "--package-path",
            Repository.root.appending(path: folder).path,
            "--scratch-path", scratch.url.path, "dump-package",
        ])
        return try JSONDecoder().decode(Manifest.self, from: Data(output.utf8))
    }

    /// The list of a package: each line is a path, and its path in the package unless it is left
    /// out.
    static func paths(of name: String) throws -> [[String]] {
        let file = Repository.root.appending(path: ".packages/\(name)/paths")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: " ").map(String.init) }
    }
}
