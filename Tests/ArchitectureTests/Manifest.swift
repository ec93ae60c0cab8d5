import Foundation

/// A manifest as SwiftPM reads it: that of the repository, or of a package that can be split off.
struct Manifest: Decodable, Sendable {
    struct ToolsVersion: Decodable, Hashable {
        let _version: String
    }

    struct Platform: Decodable, Hashable {
        let platformName: String
        let version: String
    }

    struct Product: Decodable, Hashable {
        let name: String
        let type: JSON
        let targets: Set<String>

        var isLibrary: Bool {
            if case .object(let kinds) = type { kinds["library"] != nil } else { false }
        }
    }

    struct Target: Decodable, Equatable {
        let name: String
        let type: String
        var path: String?
        let packageAccess: Bool
        let pluginCapability: JSON?
        let resources: [JSON]
        var settings: Set<JSON>
        var dependencies: Set<JSON>
        let exclude: Set<String>

        var isTest: Bool { type == "test" }

        /// Its folder, by default the one that SwiftPM expects.
        var folder: String {
            let folders = ["test": "Tests", "plugin": "Plugins"]
            return path ?? "\(folders[type] ?? "Sources")/\(name)"
        }

        /// Without the folder, which differs from package to package. Warnings are errors only in
        /// this repository, in CI.
        var comparable: Target {
            var target = self
            target.path = nil
            target.settings.remove(.warningsAsErrors)
            return target
        }
    }

    let toolsVersion: ToolsVersion
    let swiftLanguageVersions: [String]?
    let platforms: [Platform]
    let dependencies: [JSON]
    let products: [Product]
    let targets: [Target]

    func target(named name: String) -> Target? { targets.first { $0.name == name } }

    /// The targets that are built with a target, however indirectly.
    func built(with name: String) -> Set<String> {
        var (built, next) = (Set<String>(), [name])
        while let name = next.popLast() {
            for dependency in target(named: name)?.dependencies ?? [] {
                guard case .object(let object) = dependency,
                    case .list(let parts)? = object["byName"], case .text(let other)? = parts.first
                else { continue }
                if built.insert(other).inserted { next.append(other) }
            }
        }
        return built
    }

    /// The root manifest, read once.
    static let root = Task {
        // Afterwards, because SwiftPM then has it in its cache and doesn't compile it twice.
        _ = await Repository.graph.result
        return try dump("")
    }

    /// Reads the manifest of a package in `.packages`.
    init(named name: String) throws {
        self = try Self.dump(".packages/\(name)")
    }

    /// With a separate scratch folder, because `swift test` holds the lock of the package's own.
    private static func dump(_ folder: String) throws -> Manifest {
        try Command.withTemporaryFolder { scratch in
            let output = try Command.output(of: [
                "swift", "package", "--package-path", Repository.root.appending(path: folder).path,
                "--scratch-path", scratch.path, "dump-package",
            ])
            return try JSONDecoder().decode(Manifest.self, from: output)
        }
    }
}

extension Manifest {
    /// The list of a package: each line is a path, and its path in the package unless it is left
    /// out.
    static func paths(of name: String) throws -> [[String]] {
        let file = Repository.root.appending(path: ".packages/\(name)/paths")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: " ").map(String.init) }
    }
}

/// A value in JSON.
enum JSON: Decodable, Hashable {
    case null, flag(Bool), number(Double), text(String), list([JSON]), object([String: JSON])

    static let warningsAsErrors = JSON.object([
        "tool": .text("swift"),
        "kind": .object(["treatAllWarnings": .object(["_0": .text("error")])]),
    ])

    /// A dependency on a target without a condition.
    static func dependency(_ name: String) -> JSON {
        .object(["byName": .list([.text(name), .null])])
    }

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        self =
            if value.decodeNil() {
                .null
            } else if let flag = try? value.decode(Bool.self) {
                .flag(flag)
            } else if let number = try? value.decode(Double.self) {
                .number(number)
            } else if let text = try? value.decode(String.self) {
                .text(text)
            } else if let list = try? value.decode([JSON].self) {
                .list(list)
            } else {
                .object(try value.decode([String: JSON].self))
            }
    }
}
