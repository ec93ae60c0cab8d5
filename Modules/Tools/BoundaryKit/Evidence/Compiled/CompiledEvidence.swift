import Foundation

/// What compiled modules declare for others, and which symbols they link to.
struct CompiledEvidence: Sendable {
    /// The declarations that each library makes visible to others, by the library's name.
    let surfaces: [String: [SurfaceDeclaration]]
    let edges: [Edge]
    /// The modules whose build products are older than their sources or incomplete, and aren't
    /// used; ordered by name.
    let outdated: [String]
    /// The modules that aren't built; ordered by name.
    let missing: [String]
}

extension BuiltPackage {
    /// Reads the build products of all modules except tests, because nothing links to a test.
    /// - Parameters:
    ///   - sources: The source files of each module.
    ///   - surfaces: The modules whose visible declarations are extracted.
    /// - Throws: `notBuilt` if no module is built, and `outdatedBuild` if no module is built from
    ///   its current sources.
    func compiled(
        _ modules: [Module], from sources: [String: [String]], surfaces: [ModuleSelector]
    ) async throws -> CompiledEvidence {
        let own = modules.filter { $0.kind != .test && $0.isCompiledAsModule }
        let all = own.filter { folder.holds($0.name) }
        guard !all.isEmpty else {
            throw EvidenceError.notBuilt(folder.url.path, command: folder.buildCommand)
        }
        let built = all.filter { isCurrent($0.name, sources: sources[$0.name, default: []]) }
        guard !built.isEmpty else {
            throw EvidenceError.outdatedBuild(folder.url.path, command: folder.buildCommand)
        }
        async let edges = edges(
            between: built.reduce(into: [:]) { files, module in
                files[module.name] = folder.objects(
                    of: module.name, from: sources[module.name, default: []])
            })
        let shown = built.filter { module in
            module.kind == .library && surfaces.contains { $0.selects(module) }
        }.map(\.name)
        let found = try await shown.concurrentMap { module in
            try await ModuleSurface(of: module, in: self).declarations
        }
        return CompiledEvidence(
            surfaces: Dictionary(uniqueKeysWithValues: zip(shown, found)),
            edges: try await edges,
            outdated: Set(all.map(\.name)).subtracting(built.map(\.name)).sorted(),
            missing: Set(own.map(\.name)).subtracting(all.map(\.name)).sorted())
    }

    /// Whether a module is built from its current sources.
    private func isCurrent(_ module: String, sources: [String]) -> Bool {
        folder.outputs(of: module).areCurrent(
            for: sources.map { package.url.appending(path: $0) })
    }

    private func edges(between files: [String: [String]]) async throws -> [Edge] {
        let uses = SymbolUses(try await ObjectSymbols(of: files, with: toolchain))
        return uses.edges(named: try await DemangledNames(of: uses.symbols, with: toolchain))
    }
}
