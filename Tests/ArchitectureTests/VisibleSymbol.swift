import BoundaryKit
import Foundation
import Testing

/// A symbol of a built module that other modules can see, as the compiler knows it.
struct VisibleSymbol: Sendable {
    /// Its name with the types around it, such as `ProductNavigator.Parameters`.
    let name: String
    /// The path of its file in this package, and its line from 1.
    let place: (file: String, line: Int)
    /// The requirement of a protocol that it satisfies, such as `Navigating.links`; empty if none.
    let requirement: String

    /// The symbols of a library of this package, without those that the compiler makes.
    static func all(of module: String) throws -> [VisibleSymbol] {
        let index = try #require(BuildFolder.ofRunningTests.index)
        let modules = index.appending(path: "../../Modules").standardizedFileURL.path
        let toolchain = try Toolchain.paths()
        return try Command.withTemporaryFolder { folder in
            _ = try Command.output(
                of: [
                    toolchain.programs + "/swift-symbolgraph-extract", "-module-name", module,
                    "-I", modules, "-target", toolchain.triple, "-output-dir", folder.path,
                    "-minimum-access-level", "package", "-include-spi-symbols",
                    "-skip-synthesized-members", "-emit-extension-block-symbols",
                ] + toolchain.sdk)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            return try names.filter { $0.hasSuffix(".symbols.json") }.flatMap { name in
                let data = try Data(contentsOf: folder.appending(path: name))
                return try JSONDecoder().decode(Graph.self, from: data).visibleSymbols
            }
        }
    }

    /// The output of `swift-symbolgraph-extract`.
    private struct Graph: Decodable {
        struct Identifier: Decodable {
            let precise: String
        }
        struct Position: Decodable {
            /// From 0.
            let line: Int
        }
        struct Location: Decodable {
            let uri: URL
            let position: Position
        }
        struct Symbol: Decodable {
            let identifier: Identifier
            let pathComponents: [String]
            let location: Location?
        }
        struct Origin: Decodable {
            let displayName: String
        }
        struct Relationship: Decodable {
            let source: String
            let sourceOrigin: Origin?
        }

        let symbols: [Symbol]
        let relationships: [Relationship]

        var visibleSymbols: [VisibleSymbol] {
            let requirements = relationships.reduce(into: [String: String]()) {
                $0[$1.source] = $1.sourceOrigin?.displayName ?? $0[$1.source]
            }
            let root = Repository.root.path(percentEncoded: false)
            return symbols.compactMap { symbol in
                symbol.location.map { location in
                    VisibleSymbol(
                        name: symbol.pathComponents.joined(separator: "."),
                        place: (
                            location.uri.path.replacing(root, with: "", maxReplacements: 1),
                            location.position.line + 1
                        ),
                        requirement: requirements[symbol.identifier.precise] ?? "")
                }
            }
        }
    }
}
