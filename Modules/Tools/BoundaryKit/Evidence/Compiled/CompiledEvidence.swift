import Foundation

/// What compiled modules declare for others, and which symbols they link to.
struct CompiledEvidence: Sendable {
    /// The declarations that each library makes visible to others, by the library's name.
    let surfaces: [String: [SurfaceDeclaration]]
    /// What the modules need from one another.
    let links: LinkedDeclarations
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
        async let links = links(
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
            links: try await links,
            outdated: Set(all.map(\.name)).subtracting(built.map(\.name)).sorted(),
            missing: Set(own.map(\.name)).subtracting(all.map(\.name)).sorted())
    }

    /// Whether a module is built from its current sources.
    private func isCurrent(_ module: String, sources: [String]) -> Bool {
        folder.outputs(of: module).areCurrent(
            for: sources.map { package.url.appending(path: $0) })
    }

    /// - Parameter files: The source of each object file, by module.
    private func links(
        between files: [String: [String: String]]
    ) async throws -> LinkedDeclarations {
        let objects = files.mapValues { $0.keys.sorted() }
        let uses = SymbolUses(try await ObjectSymbols(of: objects, with: toolchain))
        return LinkedDeclarations(
            uses: uses, names: try await DemangledNames(of: uses.symbols, with: toolchain),
            sources: files.values.reduce(into: [:]) { $0.merge($1) { one, _ in one } })
    }
}

extension CompiledEvidence {
    /// The dependencies between the modules.
    var edges: [Edge] { links.edges }
}
