import Foundation

/// The modules of local packages and Xcode projects, with their folders and sources.
struct LocalPackages: Sendable {
    private(set) var modules: [Module] = []
    private(set) var products: [Product] = []
    private(set) var exceptions: [InlineException] = []
    private(set) var declarations: [(edges: [Edge], names: Set<String>)] = []
    /// The Swift files of each module, relative to the common folder, by the module's name.
    private(set) var sources: [String: [String]] = [:]
    /// Whether a regular expression can stand between bare slashes, by the names of modules.
    private(set) var modes: [String: Bool] = [:]
    /// The names of modules, by the names with which files import them.
    private(set) var importNames: [String: String] = [:]
    /// The modules that a module's own flags rename, by the names with which its files import them.
    private(set) var aliases: [String: [String: String]] = [:]
    /// The imports that flags make.
    private(set) var flaggedImports: [Edge] = []
    /// The modules of each product that other packages can use.
    private(set) var offered: [String: [String]] = [:]
    /// The names in the graph of modules whose names are those of other modules.
    private(set) var renamed: [String] = []
    private var packages: [String: String] = [:]

    init(_ manifests: LocalManifests, in root: PackageFolder) {
        for (path, manifest) in manifests.ordered {
            add(PackageTargets(manifest, in: path, of: root), of: manifest, in: path)
        }
        let hasRoot = manifests.manifests[""] != nil
        for project in manifests.projects {
            // A package can be checked without a target that has the name of one of its modules.
            let targets = project.targets.filter { !hasRoot || packages[$0.module.name] == nil }
            let names = add(targets.map(\.module), targets.flatMap(\.edges), of: project.path)
            for target in targets {
                let name = names[target.module.name] ?? target.module.name
                sources[name] = target.sources
                modes[name] = target.readsBareExpressions
                aliases[name] = names
            }
            importNames.merge(project.importNames.filter { packages[$0.key] == nil }) { $1 }
        }
    }

    private mutating func add(
        _ targets: PackageTargets, of manifest: PackageManifest, in path: String
    ) {
        let names = add(targets.modules, targets.edges, of: path)
        func graphName(_ name: String) -> String { names[name] ?? name }
        for (name, files) in targets.sources { sources[graphName(name)] = files }
        exceptions += manifest.exceptions
        importNames.merge(targets.importNames.mapValues(graphName)) { one, _ in one }
        for product in targets.products {
            products.append(
                Product(name: product.name, modules: product.modules.map(graphName)))
            offered[product.name.moduleName] =
                product.modules.filter(targets.offered.contains).map(graphName)
        }
        for target in manifest.targets {
            let name = graphName(target.name.moduleName)
            modes[name] = target.readsBareExpressions(inMode: manifest.languageMode)
            let pairs = target.values(of: "-module-alias").map { $0.split(separator: "=") }
            aliases[name] = names.merging(
                pairs.filter { $0.count == 2 }.map { (String($0[0]), String($0[1])) }
            ) { $1 }
            flaggedImports += target.values(of: "-import-module").map { other in
                let place = manifest.text.place(ofTarget: target.name)
                return Edge(
                    from: name, to: other, imported: [ImportStatement(module: other, place: place)])
            }
        }
    }

    /// Adds modules. One whose name is that of a module of another package gets the folder, too.
    /// - Returns: The names in the graph of such modules, by their own.
    private mutating func add(
        _ modules: [Module], _ edges: [Edge], of path: String
    ) -> [String: String] {
        let twins = modules.map(\.name).filter { packages[$0].map { $0 != path } ?? false }
        let names = Dictionary(
            twins.map { ($0, "\($0) (\(path.replacing("/", with: ":")))") },
            uniquingKeysWith: { $1 })
        renamed += names.values.sorted()
        for module in modules where names[module.name] == nil { packages[module.name] = path }
        let own = modules.map { module in
            var module = module
            module.name = names[module.name] ?? module.name
            return module
        }
        let renamedEdges = edges.map { edge in
            Edge(
                from: names[edge.tail] ?? edge.tail, to: names[edge.head] ?? edge.head,
                declared: edge.declarations)
        }
        self.modules += own
        declarations.append((renamedEdges, Set(own.map(\.name))))
        return names
    }
}

extension ModuleGraph {
    /// The modules of other packages are known if they are at a path, or SwiftPM has checked them
    /// out.
    init(
        of package: PackageFolder, _ manifests: LocalManifests,
        evidence kinds: Set<Evidence.Kind> = [.declared, .imported],
        declarations readsDeclarations: Bool = false, built build: BuildFolder? = nil
    ) async throws {
        let local = LocalPackages(manifests, in: package)
        async let foreignPackages =
            kinds.contains(.imported)
            ? ForeignPackages(of: manifests, in: package) : ForeignPackages()
        async let sourceEvidence =
            kinds.contains(.imported)
            ? SourceEvidence(
                local.sources, modes: local.modes, declarations: readsDeclarations, in: package)
            : nil
        async let usedEvidence =
            kinds.contains(.used)
            ? UsedEvidence(
                of: Set(local.sources.values.joined()), in: package,
                built: build ?? BuildFolder(of: package)) : nil
        let foreign = try await foreignPackages
        let source = try await sourceEvidence
        let used = await usedEvidence
        let names = foreign.importNames.merging(local.importNames) { $1 }
            // A module's own name is that of no other one.
            .filter { name, _ in local.sources[name] == nil }
        let flagged = source == nil ? [] : local.flaggedImports
        let imports = ((source?.imports ?? []) + flagged).map { edge in
            let name = local.aliases[edge.tail]?[edge.head] ?? edge.head
            return Edge(from: edge.tail, to: names[name] ?? name, imported: edge.imports)
        }.filter { $0.tail != $0.head }
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
        let remote = manifests.projects.flatMap(\.remotePackages)
        limits.unresolvedPackages = Set(foreign.missing + remote).sorted()
        limits.resolvablePackages = foreign.missing
        limits.leftOut = manifests.leftOut
        limits.renamed = local.renamed
        limits.circumstances = manifests.ordered.flatMap(\.manifest.text.circumstances)
        limits.gaps = manifests.gaps + (source?.gaps ?? [])
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
    /// The modules that the manifests don't declare as at a revision, if one of them is among the
    /// files that have changed. `nil` for a difference outside of targets and products, such as in
    /// the platforms or the dependencies of the package, which can affect how every module is
    /// built.
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
