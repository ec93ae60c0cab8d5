import Foundation

/// The packages that a package depends on, directly or indirectly, if their files are available:
/// those at a path, and the checkouts that SwiftPM has resolved.
struct ForeignPackages: Sendable {
    /// The modules of each product.
    private(set) var products: [String: [String]] = [:]
    /// The identity of the package of each module.
    private(set) var packages: [String: String] = [:]
    /// The modules that aren't Swift libraries, so that sources can use them without their names.
    private(set) var others: Set<String> = []
    /// The dependencies that the packages declare.
    private(set) var edges: [Edge] = []
    /// The identities of the packages without available files, ordered by name.
    private(set) var missing: [String] = []

    /// Reads the packages, without resolving any.
    /// - Parameters:
    ///   - local: The local packages, which depend on them.
    ///   - root: The common folder of those.
    init(of local: LocalManifests, in root: PackageFolder) async throws {
        missing = local.projects.flatMap(\.remotePackages)
        var known: Set<String> = []
        var open = local.foreignDependencies(in: root)
        while !open.isEmpty {
            let new = open.filter { known.insert($0.dependency.identity).inserted }
            let manifests = try await new.concurrentMap { package, dependency in
                let folders = [package, ""].compactMap { folder in
                    dependency.folder(in: root.url.appending(folder: folder))
                }
                let folder = folders.first(where: PackageFolder.holdsManifest)
                // One that can't be read is as good as none.
                let manifest =
                    if let folder {
                        try? await PackageManifest.read(in: folder, limit: root.limit)
                    } else { PackageManifest?.none }
                return manifest.flatMap { found in folder.map { (found, $0) } }
            }
            open = []
            for ((package, dependency), found) in zip(new, manifests) {
                if let (manifest, folder) = found {
                    add(manifest, of: dependency, in: root.name(of: folder))
                    open += (manifest.dumped.dependencies ?? []).map { (package, $0) }
                } else {
                    missing.append(dependency.identity)
                }
            }
        }
        missing = Set(missing).sorted()
    }

    /// No packages.
    init() {}

    private mutating func add(
        _ manifest: PackageManifest, of dependency: DumpedManifest.PackageDependency,
        in folder: String
    ) {
        let declared = PackageTargets(manifest)
        let modules = Set(
            declared.modules.filter { [.library, .system, .binary, .macro].contains($0.kind) }
                .map(\.name))
        for module in modules { packages[module] = dependency.identity }
        others.formUnion(declared.modules.filter { $0.kind != .library }.map(\.name))
        for product in declared.products {
            products[product.name.moduleName] = product.modules.filter(modules.contains)
        }
        edges += declared.edges.filter { modules.contains($0.tail) }
            .map { $0.declared(in: folder) }
    }

    /// The products of a module, or the modules of a product.
    func aliases(of name: String) -> [String] {
        let modules = packages[name] == nil ? products[name, default: []] : []
        let products = products.filter { $0.value.contains(name) }.keys
        return Set(modules + products).sorted()
    }

    /// Whether a module or a product is used only by imports.
    func isImportable(_ name: String) -> Bool {
        let modules = packages[name] == nil ? products[name, default: []] : [name]
        return !modules.isEmpty && others.isDisjoint(with: modules)
    }

    /// The dependencies of local packages with modules instead of products: those modules of a
    /// product that are imported, or the product if none is. Adds the dependencies of those modules.
    /// - Parameters:
    ///   - packages: The local packages.
    ///   - imported: The dependencies that their sources show.
    func resolve(_ packages: LocalPackages, imported: [Edge]) -> [Edge] {
        let imports = Dictionary(grouping: imported, by: \.tail).mapValues { Set($0.map(\.head)) }
        let products = products.merging(packages.offered) { _, local in local }
        let resolved = packages.declarations.flatMap { package in
            package.edges.flatMap { edge -> [Edge] in
                guard !package.names.contains(edge.head), let modules = products[edge.head] else {
                    return [edge]
                }
                let used = modules.filter { imports[edge.tail, default: []].contains($0) }
                return (used.isEmpty ? [edge.head] : used).map {
                    Edge(from: edge.tail, to: $0, evidence: edge.evidence)
                }
            }
        }
        let own = Set(packages.modules.map(\.name))
        return resolved + reachable(from: resolved.map(\.head).filter { !own.contains($0) })
    }

    /// The dependencies of modules and products of the packages, including indirect ones.
    private func reachable(from names: [String]) -> [Edge] {
        let edges = Dictionary(grouping: edges, by: \.tail)
        var found: [Edge] = []
        var known: Set<String> = []
        var queue = names
        while let name = queue.popLast() {
            guard known.insert(name).inserted else { continue }
            let declared = packages[name] == nil ? [] : edges[name, default: []]
            let heads = declared.flatMap { edge in
                (packages[edge.head] == nil ? products[edge.head] ?? [] : [edge.head]).map {
                    Edge(from: name, to: $0, evidence: edge.evidence)
                }
            }
            let parts = packages[name] == nil ? products[name, default: []] : []
            found += heads
            found += parts.map {
                let place = SourcePlace(file: "Package.swift")
                return Edge(
                    from: name, to: $0, evidence: [.declared(DeclaredDependency(place: place))])
            }
            queue += heads.map(\.head) + parts
        }
        return found
    }
}

extension DumpedManifest.PackageDependency {
    /// The folder of the package, as far as it is known without resolving.
    /// - Parameter package: The folder of the package that depends on it.
    fileprivate func folder(in package: URL) -> URL? {
        if let path { return URL(filePath: path) }
        guard let name = repository?.split(separator: "/").last else { return nil }
        let folder = name.hasSuffix(".git") ? name.dropLast(4) : name
        return package.appending(path: ".build/checkouts/\(folder)")
    }
}

extension Edge {
    /// The dependency with the places of its declarations in another folder.
    fileprivate func declared(in folder: String) -> Edge {
        let evidence = declarations.map { declaration in
            let place = SourcePlace(
                file: "\(folder)/\(declaration.place.file)", line: declaration.place.line,
                column: declaration.place.column)
            return EdgeEvidence.declared(
                DeclaredDependency(
                    place: place, platforms: declaration.platforms, traits: declaration.traits,
                    aliases: declaration.aliases, isPartial: declaration.isPartial))
        }
        return Edge(from: tail, to: head, evidence: evidence)
    }
}

extension ModuleGraph {
    /// The same graph, with the packages of external modules.
    func with(_ packages: ForeignPackages) -> ModuleGraph {
        var graph = self
        graph.modules = modules.map { module in
            guard module.kind == .external else { return module }
            return module.of(
                package: packages.packages[module.name], aliases: packages.aliases(of: module.name),
                isImportable: packages.isImportable(module.name))
        }
        graph.limits.unresolvedPackages = packages.missing
        return graph
    }
}
