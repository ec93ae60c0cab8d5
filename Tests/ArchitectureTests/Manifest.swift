import CommandLineKit
import Foundation

/// A manifest as SwiftPM reads it: that of the repository, or of a package that can be split off.
struct Manifest: Sendable {
    struct Product: Hashable {
        let name: String
        let targets: Set<String>
        let type: String

        var isLibrary: Bool { type.contains("library") }
    }

    struct Target: Equatable {
        let name: String
        let isTest: Bool
        let folder: String
        var dependencies: Set<String>
        /// What SwiftPM says besides, without the folder, which differs from package to package.
        let rest: String

        /// A dependency on a target without a condition.
        static func dependency(_ name: String) -> String { #"{"byName":["\#(name)",null]}"# }
    }

    let toolsVersion: String
    let languageVersions: [String]?
    let platforms: [String: String]
    let packages: Set<String>
    let products: [Product]
    let targets: [Target]

    func target(named name: String) -> Target? { targets.first { $0.name == name } }

    /// The targets that are built with a target, however indirectly.
    func built(with name: String) -> Set<String> {
        var (built, next) = (Set<String>(), [name])
        while let name = next.popLast() {
            let names = (target(named: name)?.dependencies ?? []).compactMap {
                $0.wholeMatch(of: /\{"byName":\["(\w+)".*/).map { String($0.output.1) }
            }
            next += names.filter { built.insert($0).inserted }
        }
        return built
    }

    /// The root manifest, read once.
    static let root = Task {
        // Afterwards, because SwiftPM then has it in its cache and doesn't compile it twice.
        _ = await Repository.graph.result
        return try Manifest(in: "")
    }

    /// Reads the manifest of a package in `.packages`.
    init(named name: String) throws { try self.init(in: ".packages/\(name)") }

    /// With a separate scratch folder, because `swift test` holds the lock of the package's own.
    private init(in folder: String) throws {
        let scratch = try TemporaryFolder()
        let output = try Repository.output(of: [
            // Warnings are errors only in this repository, in CI.
            "-u", "CI", "swift", "package", "--package-path",
            Repository.root.appending(path: folder).path,
            "--scratch-path", scratch.url.path, "dump-package",
        ])
        let json = try JSONSerialization.jsonObject(with: Data(output.utf8))
        let manifest = json as? [String: Any] ?? [:]
        func all(_ key: String) -> [[String: Any]] { manifest[key] as? [[String: Any]] ?? [] }
        toolsVersion = Self.text(manifest["toolsVersion"])
        languageVersions = manifest["swiftLanguageVersions"] as? [String]
        platforms = all("platforms").reduce(into: [:]) {
            $0[Self.text($1["platformName"])] = Self.text($1["version"])
        }
        packages = Self.texts(manifest["dependencies"])
        products = all("products").map { product in
            Product(
                name: Self.text(product["name"]), targets: Self.texts(product["targets"]),
                type: Self.text(product["type"]))
        }
        targets = all("targets").map { target in
            let name = Self.text(target["name"])
            let type = Self.text(target["type"])
            let parent = ["test": "Tests", "plugin": "Plugins"][type] ?? "Sources"
            let rest = target.filter { !["dependencies", "path"].contains($0.key) }
            return Target(
                name: name, isTest: type == "test",
                folder: target["path"] as? String ?? "\(parent)/\(name)",
                dependencies: Self.texts(target["dependencies"]), rest: Self.text(rest))
        }
    }

    /// The elements of a list, or a value alone.
    private static func texts(_ value: Any?) -> Set<String> {
        Set((value as? [Any])?.map(text) ?? [text(value)])
    }

    /// A text, or the JSON of another value.
    private static func text(_ value: Any?) -> String {
        let options: JSONSerialization.WritingOptions = [
            .fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes,
        ]
        let data = value.flatMap {
            try? JSONSerialization.data(withJSONObject: $0, options: options)
        }
        return value as? String ?? String(decoding: data ?? Data(), as: UTF8.self)
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
