import Foundation

/// The declarations of a compiled module that other modules can see.
struct ModuleSurface {
    let declarations: [SurfaceDeclaration]

    /// Extracts the declarations with the toolchain, which writes the extensions of each foreign
    /// module's types to a separate file.
    init(of module: String, in built: BuiltPackage) async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let tool = Tool(
            command: [
                built.toolchain.path("swift-symbolgraph-extract"), "-module-name", module,
                "-I", built.folder.modules.path, "-target", built.toolchain.target.triple,
                "-minimum-access-level", "package",
                "-include-spi-symbols", "-skip-synthesized-members",
                "-emit-extension-block-symbols", "-output-dir", folder.url.path,
            ] + Toolchain.sdkOptions, limit: .seconds(60))
        _ = try await tool.output().get()
        let files = try FileManager.default.contentsOfDirectory(
            at: folder.url, includingPropertiesForKeys: nil)
        let graphs = try files.filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
            .map { file in
                try ToolFormat.decode(
                    SymbolGraph.self, from: Data(contentsOf: file),
                    of: "'swift-symbolgraph-extract'")
            }
        self.init(graphs, of: module, in: built.package)
    }

    init(_ graphs: [SymbolGraph], of module: String, in package: PackageFolder) {
        declarations = graphs.flatMap { graph in
            let index = SymbolIndex(graph, module: module)
            return graph.symbols.map { index.declaration(of: $0, in: package) }
        }.sorted { ($0.name, $0.kind) < ($1.name, $1.kind) }
    }
}

/// The symbols of a graph, indexed by the identifiers that its relationships use.
private struct SymbolIndex {
    private let module: String
    private let names: [String: String]
    private var conformances: [String: [String]] = [:]
    private var requirements: [String: String] = [:]

    /// The protocols that every type conforms to, which carry no information.
    private static let defaultValue: Set = [
        "Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype",
    ]

    init(_ graph: SymbolGraph, module: String) {
        self.module = module
        names = Dictionary(
            graph.symbols.map { ($0.identifier.precise, $0.name) },
            uniquingKeysWith: { one, _ in one })
        for relationship in graph.relationships {
            if relationship.kind == "conformsTo" {
                let own = names[relationship.target].map { "\(module).\($0)" }
                let name = relationship.targetFallback ?? own ?? relationship.target
                if !Self.defaultValue.contains(name) {
                    conformances[relationship.source, default: []].append(name)
                }
            }
            if let origin = relationship.sourceOrigin {
                requirements[relationship.source] = origin.displayName
            }
        }
    }

    func declaration(
        of symbol: SymbolGraph.Symbol, in package: PackageFolder
    ) -> SurfaceDeclaration {
        let identifier = symbol.identifier.precise
        let extended = symbol.swiftExtension?.extendedModule
        return SurfaceDeclaration(
            name: symbol.name, kind: symbol.kind.identifier.replacing("swift.", with: ""),
            access: symbol.access, place: symbol.place(in: package),
            conformances: conformances[identifier, default: []].sorted(),
            extendedModule: extended == module ? nil : extended,
            requirement: requirements[identifier])
    }
}

extension SymbolGraph.Symbol {
    fileprivate var name: String { pathComponents.joined(separator: ".") }

    fileprivate var access: SurfaceDeclaration.Access {
        if spi == true { return .spi }
        return accessLevel == "package" ? .package : .public
    }

    fileprivate func place(in package: PackageFolder) -> SourcePlace? {
        guard let location, let path = URL(string: location.uri)?.path,
            let file = package.path(of: path)
        else { return nil }
        return SourcePlace(
            file: file, line: location.position.line + 1, column: location.position.character + 1)
    }
}
