import Foundation

/// The modules of local packages and Xcode projects, with their folders and sources.
struct LocalPackages: Sendable {
    private(set) var modules: [Module] = []
    private(set) var products: [Product] = []
    private(set) var exceptions: [InlineException] = []
    private(set) var declarations: [(edges: [Edge], names: Set<String>)] = []
    /// The Swift files of each module, relative to the common folder, by the module's name.
    private(set) var sources: [String: [String]] = [:]
    /// The names of targets of projects, by the names with which files import them.
    private(set) var importNames: [String: String] = [:]
    /// The modules of each product that other packages can use.
    private(set) var offered: [String: [String]] = [:]
    private var packages: [String: String] = [:]

    init(_ manifests: LocalManifests, in root: PackageFolder) throws(EvidenceError) {
        for (path, manifest) in manifests.ordered {
            let targets = PackageTargets(manifest, in: path, of: root)
            try add(targets.modules, targets.edges, of: path)
            products += targets.products
            exceptions += manifest.exceptions
            sources.merge(targets.sources) { one, _ in one }
            for product in targets.products {
                offered[product.name.moduleName] =
                    product.modules.filter(targets.offered.contains)
            }
        }
        let hasRoot = manifests.manifests[""] != nil
        for project in manifests.projects {
            // A package can be checked without a target that has the name of one of its modules.
            let targets = project.targets.filter { !hasRoot || packages[$0.module.name] == nil }
            try add(targets.map(\.module), targets.flatMap(\.edges), of: project.path)
            for target in targets { sources[target.module.name] = target.sources }
            importNames.merge(project.importNames.filter { packages[$0.key] == nil }) { $1 }
        }
    }

    private mutating func add(
        _ modules: [Module], _ edges: [Edge], of path: String
    ) throws(EvidenceError) {
        for module in modules {
            let other = packages.updateValue(path, forKey: module.name)
            if let other, other != path {
                throw .duplicateModule(module.name, packages: [other, path])
            }
        }
        self.modules += modules
        declarations.append((edges, Set(modules.map(\.name))))
    }
}

extension ModuleGraph {
    /// The modules of other packages are known if they are at a path, or SwiftPM has checked them out.
    init(
        of package: PackageFolder, _ manifests: LocalManifests,
        evidence kinds: Set<Evidence.Kind> = [.declared, .imported],
        declarations readsDeclarations: Bool = false, built build: BuildFolder? = nil
    ) async throws {
        let local = try LocalPackages(manifests, in: package)
        async let foreignPackages =
            kinds.contains(.imported)
            ? ForeignPackages(of: manifests, in: package) : ForeignPackages()
        async let sourceEvidence =
            kinds.contains(.imported)
            ? SourceEvidence(local.sources, declarations: readsDeclarations, in: package) : nil
        async let usedEvidence =
            kinds.contains(.used)
            ? UsedEvidence(
                of: Set(local.sources.values.joined()), in: package,
                built: build ?? BuildFolder(of: package)) : nil
        let (foreign, source) = (try await foreignPackages, try await sourceEvidence)
        let used = await usedEvidence
        let imports = (source?.imports ?? []).map { edge in
            local.importNames[edge.head].map {
                Edge(from: edge.tail, to: $0, imported: edge.imports)
            } ?? edge
        }
        var index: SourceIndex?
        if readsDeclarations || kinds.contains(.used) {
            let files = local.sources.flatMap { module, paths in
                paths.map { path in
                    SourceIndex.File(
                        path: path, module: module, vertex: module,
                        declarations: source?.declarations[path] ?? [])
                }
            }.sorted { ($0.path, $0.module) < ($1.path, $1.module) }
            index = SourceIndex(files: files, records: files.map { used?.records[$0.path] })
        }
        let isUsed = used?.failure == nil
        self.init(
            package: manifests.manifests[""]?.name ?? package.url.lastPathComponent,
            modules: local.modules,
            edges: foreign.resolve(local, imported: imports) + imports + (index?.edges ?? []),
            products: local.products,
            kinds: kinds.union([.declared]).subtracting(isUsed ? [] : [.used]))
        for index in modules.indices where modules[index].kind == .external {
            foreign.describe(&modules[index])
        }
        self = owned(by: CodeOwners(of: package))
        sources = index
        files = local.sources.mapValues { files in
            // Git knows a file in a linked folder by its own path.
            Set(files).union(
                files.compactMap { file in
                    package.localPath(
                        of: package.url.appending(path: file).resolvingSymlinksInPath().path)
                })
        }
        exceptions = (local.exceptions + (source?.exceptions ?? [])).sorted { $0.place < $1.place }
        limits.unresolvedPackages = foreign.missing
        limits.leftOut = manifests.leftOut
        limits.circumstances = manifests.ordered.flatMap(\.manifest.text.circumstances)
        limits.gaps = source?.gaps ?? []
        limits.indexFailure = used?.failure
        if let used, isUsed {
            let plugins = Set(modules.filter { $0.kind == .plugin }.map(\.name))
            let missing = local.sources.filter { !plugins.contains($0.key) }.values.joined()
                .filter { used.records[$0]?.isCurrent != true }
            limits.unindexedFiles = Set(missing).sorted()
        }
    }

    /// Reads the modules of a package at a revision, in a work tree of its own.
    package init(of package: PackageFolder, at revision: String) async throws {
        self = try await package.withWorkTree(of: revision) {
            try await ModuleGraph(of: $0, LocalManifests(in: $0))
        }
    }
}

extension PackageFolder {
    /// The modules that the manifests don't declare as at a revision, if one of them is among the files
    /// that have changed. `nil` for a difference outside of targets and products, such as in the
    /// platforms or the dependencies of the package, which can affect how every module is built.
    package func redeclaredModules(
        since revision: String, by files: [String]
    ) async throws -> [String]? {
        guard files.contains(where: ManifestFile.isPath) else { return [] }
        @Sendable func manifests(in folder: PackageFolder) async throws
            -> [String: (targets: [String: Data], rest: Data)]
        {
            try await LocalManifests(in: folder).manifests.mapValues {
                try $0.comparable(without: ["packageKind", "products"], relativeTo: folder)
            }
        }
        let old = try await withWorkTree(of: revision) { try await manifests(in: $0) }
        var modules: Set<String> = []
        for (path, manifest) in try await manifests(in: self) {
            if let known = old[path], known.rest != manifest.rest {
                return nil
            }
            modules.formUnion(
                manifest.targets.filter { old[path]?.targets[$0.key] != $0.value }.keys
                    .map(\.moduleName))
        }
        return modules.sorted()
    }
}
