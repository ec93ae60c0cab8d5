import Foundation

/// What a module shows the world, by the compiler's own account.
struct SymbolGraph: Decodable {
    struct Relationship: Decodable {
        let kind: String
        let source: String
        let targetFallback: String?
        let sourceOrigin: Origin?
    }

    /// The requirement of a protocol that a symbol fulfils.
    struct Origin: Decodable {
        let displayName: String
    }

    private(set) var symbols: [Symbol]
    private(set) var relationships: [Relationship]

    /// The graphs of a module: of its own types, and of the foreign ones that it extends.
    struct Module {
        let own: SymbolGraph
        let foreign: SymbolGraph
    }

    /// The graphs of all modules, extracted once.
    private static let modules = Result {
        try Command.withTemporaryFolder { folder in
            let names = Repository.features + Repository.foundations
            let modules = try names.map { try ($0, extract($0, into: folder)) }
            return Dictionary(uniqueKeysWithValues: modules)
        }
    }

    /// The graphs of a module.
    static func module(_ name: String) throws -> Module {
        guard let module = try modules.get()[name] else {
            throw Command.Failure(description: "there is no module '\(name)'")
        }
        return module
    }

    /// The protocol requirement that a symbol fulfils, as `Navigating.links`.
    func requirement(of symbol: Symbol) -> String? {
        relationships.first { $0.source == symbol.identifier.precise && $0.sourceOrigin != nil }?
            .sourceOrigin?.displayName
    }

    /// Whether a type conforms to a protocol of another module.
    func conforms(_ symbol: Symbol, to name: String) -> Bool {
        relationships.contains {
            $0.kind == "conformsTo" && $0.source == symbol.identifier.precise
                && $0.targetFallback == name
        }
    }

    private static func extract(_ name: String, into folder: URL) throws -> Module {
        let toolchain = try Toolchain.current.get()
        let tool = toolchain.tools.appending(path: "swift-symbolgraph-extract")
        let software = ProcessInfo.processInfo.environment["SDKROOT"].map { ["-sdk", $0] } ?? []
        _ = try Command.output(
            of: [
                tool.path(percentEncoded: false), "-module-name", name,
                "-I", products.appending(path: "Modules").path(percentEncoded: false),
                "-module-cache-path", folder.path(percentEncoded: false),
                "-target", toolchain.target.triple, "-minimum-access-level", "package",
                "-include-spi-symbols", "-skip-synthesized-members",
                "-emit-extension-block-symbols",
                "-output-dir", folder.path(percentEncoded: false),
            ] + software)
        let files = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        return try Module(
            own: read(files.filter { $0.lastPathComponent == "\(name).symbols.json" }),
            foreign: read(files.filter { $0.lastPathComponent.hasPrefix("\(name)@") }))
    }

    private static func read(_ files: [URL]) throws -> SymbolGraph {
        try files.reduce(into: SymbolGraph(symbols: [], relationships: [])) { sum, file in
            let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
            sum.symbols += graph.symbols
            sum.relationships += graph.relationships
        }
    }

    /// The folder of what was built: the one in which the running tests stand.
    private static var products: URL {
        let tests = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }
        return tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    }
}
