import Foundation

/// The root manifest as SwiftPM understands it.
struct Manifest: Decodable {
    struct ToolsVersion: Decodable {
        let _version: String
    }

    struct Target: Decodable {
        let name: String
        let path: String?
        let packageAccess: Bool
        let dependencies: [Dependency]
        let settings: [Setting]
    }

    /// The decoder needs only to count them.
    struct Package: Decodable {}

    let toolsVersion: ToolsVersion
    let swiftLanguageVersions: [String]?
    let dependencies: [Package]
    let targets: [Target]

    /// The manifest, read once. It has a scratch folder of its own because `swift test` holds the
    /// lock of the package's.
    static let current = Result {
        try Command.withTemporaryFolder { scratch in
            let output = try Command.output(of: [
                "swift", "package", "--package-path", Repository.root.path(percentEncoded: false),
                "--scratch-path", scratch.path(percentEncoded: false), "dump-package",
            ])
            return try JSONDecoder().decode(Manifest.self, from: output)
        }
    }

    /// The target of a name.
    func target(_ name: String) throws -> Target {
        guard let target = targets.first(where: { $0.name == name }) else {
            throw Command.Failure(description: "Package.swift has no target '\(name)'")
        }
        return target
    }
}

extension Manifest {
    /// What a target depends on, as a word: `Shop`, or `product Shop` of another package.
    struct Dependency: Decodable {
        let text: String

        init(from decoder: any Decoder) throws {
            let kinds = try decoder.singleValueContainer().decode([String: [Part?]].self)
            text = kinds.map { kind, parts in
                let name = parts.first??.name ?? "?"
                return ["byName", "target"].contains(kind) ? name : "\(kind) \(name)"
            }.joined()
        }

        /// A name; the conditions beside it don't matter.
        private struct Part: Decodable {
            let name: String?

            init(from decoder: any Decoder) throws {
                name = try? decoder.singleValueContainer().decode(String.self)
            }
        }
    }

    /// A setting of a target, as words: `enableUpcomingFeature ExistentialAny`.
    struct Setting: Decodable {
        let text: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            let kinds = try container.decode([String: [String: Value]].self, forKey: .kind)
            let words = kinds.flatMap { kind, values in [kind] + values.values.flatMap(\.words) }
            let isConditional = container.contains(.condition)
            text = words.joined(separator: " ") + (isConditional ? " under a condition" : "")
        }

        private enum Key: CodingKey {
            case kind, condition
        }

        private struct Value: Decodable {
            let words: [String]

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                let word = try? container.decode(String.self)
                words = try word.map { [$0] } ?? container.decode([String].self)
            }
        }
    }
}
