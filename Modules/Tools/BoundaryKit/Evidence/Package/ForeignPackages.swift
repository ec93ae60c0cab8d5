import Foundation

/// The packages that a package depends on, directly or indirectly, if their files are available:
/// those at a path, and the checkouts that SwiftPM has resolved.
struct ForeignPackages: Sendable {
    /// The modules of each product, by its name.
    private var products: [String: [String]] = [:]
    /// The package of each module, by the module's name.
    private var packages: [String: String] = [:]
    /// The modules that aren't Swift libraries, so that sources can use them without their names.
    private var others: Set<String> = []
    private var edges: [Edge] = []
    /// The names of modules, by the other names with which files import them.
    private(set) var importNames: [String: String] = [:]
    /// The packages of manifests whose files aren't available.
    private(set) var missing: [String] = []

    init() {}

    /// Reads the packages, without resolving any.
    init(of local: LocalManifests, in root: PackageFolder) async throws {
        var known: Set<String> = []
        var pending = local.ordered.flatMap { folder, manifest in
            manifest.dependencies.map { (folder: folder, dependency: $0) }
        }.filter { next in
            next.dependency.path.flatMap(root.localPath).map { local.manifests[$0] == nil } ?? true
        }
        while !pending.isEmpty {
            let new = pending.filter { known.insert($0.dependency.identity).inserted }
            let read = try await new.concurrentMap { folder, dependency in
                let folders = [folder, ""].compactMap { folder in
                    dependency.folder(in: root.url.appending(folder: folder))
                }
                let found = folders.first(where: PackageFolder.holdsManifest)
                guard let found else { return (PackageManifest, URL)?.none }
                // A manifest that can't be read is as good as none.
                let manifest = try? await PackageManifest.read(
                    in: found, as: root.name(of: found), limit: root.limit)
                return manifest.map { ($0, found) }
            }
            pending = []
            for ((folder, dependency), found) in zip(new, read) {
                guard let (manifest, url) = found else {
                    missing.append(dependency.identity)
                    continue
                }
                add(manifest, of: dependency.identity, in: PackageFolder(unchecked: url))
                pending += manifest.dependencies.map { (folder, $0) }
            }
        }
        missing = Set(missing).sorted()
    }

    private mutating func add(
        _ manifest: PackageManifest, of package: String, in folder: PackageFolder
    ) {
        let declared = PackageTargets(manifest, of: folder, readsSources: false)
        importNames.merge(declared.importNames) { first, _ in first }
        let modules = declared.offered
        for module in modules { packages[module] = package }
        others.formUnion(declared.targets.map(\.module).filter { $0.kind != .library }.map(\.name))
        for product in declared.products {
            products[product.name.moduleName] = product.modules.filter(modules.contains)
        }
        edges += declared.targets.flatMap(\.edges).filter { modules.contains($0.tail) }
    }

    func describe(_ module: inout Module) {
        let name = module.name
        module.package = packages[name]
        let parts = modules(of: name)
        let names = products.filter { $0.value.contains(name) }.keys
        module.aliases = Set(parts.filter { $0 != name } + names).sorted()
        module.isImportable = !parts.isEmpty && others.isDisjoint(with: parts)
    }

    /// What a name means: a module, or those of a product that has another name.
    private func modules(of name: String) -> [String] {
        packages[name] == nil ? products[name, default: []] : [name]
    }

    /// The dependencies of local packages with modules instead of products: those modules of a
    /// product that are imported, or the product if none is. Adds the dependencies of those
    /// modules.
    func resolve(_ local: LocalPackages, imported: [Edge]) -> [Edge] {
        let imports = Dictionary(grouping: imported, by: \.tail).mapValues { Set($0.map(\.head)) }
        let products = products.merging(local.offered) { _, local in local }
        let resolved = local.declarations.flatMap { package in
            package.edges.flatMap { edge -> [Edge] in
                guard !package.names.contains(edge.head), let modules = products[edge.head] else {
                    return [edge]
                }
                let used = modules.filter { imports[edge.tail, default: []].contains($0) }
                return (used.isEmpty ? [edge.head] : used).map {
                    Edge(from: edge.tail, to: $0, declared: edge.declarations)
                }
            }
        }
        let own = Set(local.targets.map(\.module.name))
        return resolved + reachable(from: resolved.map(\.head).filter { !own.contains($0) })
    }

    /// The dependencies among the modules of other packages that some names lead to.
    private func reachable(from names: [String]) -> [Edge] {
        let edges = Dictionary(grouping: edges, by: \.tail)
        let containing = [DeclaredDependency(place: SourcePlace(file: "Package.swift"))]
        var (found, queue): ([Edge], [String]) = ([], names)
        var known: Set<String> = []
        while let name = queue.popLast() {
            guard known.insert(name).inserted else { continue }
            // A product that isn't a module depends on those in it.
            let next =
                packages[name] == nil
                ? [(name, containing)] : edges[name, default: []].map { ($0.head, $0.declarations) }
            let new = next.flatMap { head, declarations in
                modules(of: head).map { Edge(from: name, to: $0, declared: declarations) }
            }
            found += new
            queue += new.map(\.head)
        }
        return found
    }
}

extension PackageManifest.PackageDependency {
    fileprivate func folder(in package: URL) -> URL? {
        if let path { return URL(filePath: path) }
        return repository?.repositoryName.map { package.appending(path: ".build/checkouts/\($0)") }
    }
}
