import Foundation

/// A target of a package or of an Xcode project.
struct LocalTarget: Sendable {
    var module: Module
    /// The targets, and the products of other packages, on which it depends.
    var edges: [Edge] = []
    /// Its Swift files, relative to the common folder.
    var sources: [String] = []
    /// The modules that its files import by other names: those that its own flags rename, and
    /// targets on which it depends whose modules have other names.
    var aliases: [String: String] = [:]
    /// The imports that its flags make.
    var flaggedImports: [ImportStatement] = []
}

/// The modules of local packages and Xcode projects, with their folders and sources.
struct LocalPackages: Sendable {
    private(set) var targets: [LocalTarget] = []
    private(set) var products: [Product] = []
    private(set) var exceptions: [InlineException] = []
    private(set) var declarations: [(edges: [Edge], names: Set<String>)] = []
    /// The names of modules, by the names with which files import them.
    private(set) var importNames: [String: String] = [:]
    /// The modules of each product that other packages can use.
    private(set) var offered: [String: [String]] = [:]
    /// The names in the graph of modules whose names are those of other modules.
    private(set) var renamed: [String] = []
    private var packages: [String: String] = [:]

    init(_ manifests: LocalManifests, in root: PackageFolder) {
        for (path, manifest) in manifests.ordered {
            let package = PackageTargets(manifest, in: path, of: root)
            let graphName = add(package.targets, of: path)
            exceptions += manifest.exceptions
            importNames.merge(package.importNames.mapValues(graphName)) { first, _ in first }
            for product in package.products {
                products.append(
                    Product(name: product.name, modules: product.modules.map(graphName)))
                offered[product.name.moduleName] =
                    product.modules.filter(package.offered.contains).map(graphName)
            }
        }
        let hasRoot = manifests.manifests[""] != nil
        for project in manifests.projects {
            // A package can be checked without a target that has the name of one of its modules.
            let targets = project.targets.filter { !hasRoot || packages[$0.module.name] == nil }
            _ = add(targets, of: project.path)
            importNames.merge(project.importNames.filter { packages[$0.key] == nil }) { $1 }
        }
    }

    /// Adds targets. A module whose name is that of one of another package gets the folder, too.
    /// - Returns: A function from the name of such a module to its name in the graph.
    private mutating func add(
        _ targets: [LocalTarget], of path: String
    ) -> (_ name: String) -> String {
        let twins = targets.map(\.module.name).filter { packages[$0, default: path] != path }
        let names = Dictionary(
            first: twins.map { ($0, "\($0) (\(path.replacing("/", with: ":")))") })
        func graphName(_ name: String) -> String { names[name] ?? name }
        renamed += names.values.sorted()
        let own = targets.map { target in
            let name = target.module.name
            var target = target
            if names[name] == nil { packages[name] = path }
            target.module.name = graphName(name)
            target.edges = target.edges.map { edge in
                Edge(
                    from: graphName(edge.tail), to: graphName(edge.head),
                    declared: edge.declarations)
            }
            target.aliases = target.aliases.mapValues(graphName).merging(names) { own, _ in own }
            return target
        }
        self.targets += own
        declarations.append((own.flatMap(\.edges), Set(own.map(\.module.name))))
        return graphName
    }
}

extension ModuleGraph {
    /// Gathers the evidence about local packages. The modules of other packages are known if they
    /// are at a path, or SwiftPM has checked them out.
    ///
    /// 1. The manifests give the modules, their folders and the declared dependencies.
    /// 2. Other packages, sources and the compiler's index are read at the same time.
    /// 3. The names that files import become names of modules: an import can name a target with
    ///    another module name.
    /// 4. Declared products become the modules in them that are imported.
    /// 5. What couldn't be read or isn't known goes into the limits.
    init(
        of package: PackageFolder, _ manifests: LocalManifests,
        evidence kinds: Set<Evidence> = [.declared, .imported],
        declarations readsDeclarations: Bool = false, built build: BuildFolder? = nil
    ) async throws {
        let local = LocalPackages(manifests, in: package)
        async let foreignPackages =
            kinds.contains(.imported)
            ? ForeignPackages(of: manifests, in: package) : ForeignPackages()
        async let sourceEvidence = SourceEvidence(
            kinds.contains(.imported) ? local.targets : [], declarations: readsDeclarations,
            in: package)
        async let usedEvidence =
            kinds.contains(.used)
            ? UsedEvidence(
                of: Set(local.targets.flatMap(\.sources)), in: package,
                built: build ?? BuildFolder(of: package)) : nil
        let foreign = try await foreignPackages
        let source = try await sourceEvidence
        let used = await usedEvidence
        let targets = Dictionary(first: local.targets.map { ($0.module.name, $0) })
        let names = foreign.importNames.merging(local.importNames) { $1 }
            // A module's own name is that of no other one.
            .filter { name, _ in targets[name] == nil }
        let imports = source.imports.map { edge in
            Edge(from: edge.tail, to: names[edge.head] ?? edge.head, imported: edge.imports)
        }.filter { $0.tail != $0.head }
        var index: SourceIndex?
        if readsDeclarations || kinds.contains(.used) {
            let files = local.targets.flatMap { target in
                target.sources.map { path in
                    SourceIndex.File(
                        path: path, module: target.module.name, vertexName: target.module.name,
                        declarations: source.declarations[path] ?? [])
                }
            }.sorted { ($0.path, $0.module) < ($1.path, $1.module) }
            index = SourceIndex(files: files, records: files.map { used?.records[$0.path] })
        }
        let isUsed = used?.failure == nil
        self.init(
            package: manifests.manifests[""]?.name ?? package.url.lastPathComponent,
            modules: local.targets.map(\.module),
            edges: foreign.resolve(local, imported: imports) + imports + (index?.edges ?? []),
            products: local.products,
            kinds: kinds.union([.declared]).subtracting(isUsed ? [] : [.used]))
        for index in modules.indices where modules[index].kind == .external {
            foreign.describe(&modules[index])
        }
        self = owned(by: CodeOwners(of: package))
        sources = index
        files = targets.mapValues { target in
            // Git knows a file in a linked folder by its own path.
            Set(target.sources).union(
                target.sources.compactMap { file in
                    package.localPath(
                        of: package.url.appending(path: file).resolvingSymlinksInPath().path)
                })
        }
        exceptions = (local.exceptions + source.exceptions).sorted { $0.place < $1.place }
        let remote = manifests.projects.flatMap(\.remotePackages)
        limits.unresolvedPackages = Set(foreign.missing + remote).sorted()
        limits.resolvablePackages = foreign.missing
        limits.leftOut = manifests.leftOut
        limits.renamed = local.renamed
        limits.circumstances = manifests.ordered.flatMap(\.manifest.text.circumstances)
        limits.gaps = manifests.gaps + source.gaps
        limits.indexFailure = used?.failure
        if let used, isUsed {
            let missing = local.targets.filter { $0.module.kind != .plugin }.flatMap(\.sources)
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
    /// Reads the modules of the package, and finds what has changed since a revision: files and, if
    /// a manifest is among them, the modules that manifests don't declare as at the revision.
    ///
    /// Those are `nil` for a difference outside of targets and products, such as in the platforms
    /// or the dependencies of a package, which can affect how every module is built. Each manifest
    /// of the package is read once, and of the revision nothing else, unless one of them reads
    /// other files.
    package func changes(
        since revision: String, progress: @Sendable (_ manifests: Int) -> Void = { _ in }
    ) async throws -> (graph: ModuleGraph, files: [String], redeclared: [String]?) {
        let local = try await LocalManifests(in: self, progress: progress)
        let graph = try await ModuleGraph(of: self, local)
        let files = try await files(changedSince: revision)
        guard files.contains(where: ManifestFile.isPath) else { return (graph, files, []) }
        let manifests = local.ordered
        let isWhole = manifests.map(\.manifest.text).map(ManifestCache.environment).contains(nil)
        let patterns = isWhole ? [] : manifests.map { "Package*.swift".inside($0.folder) }
        let redeclared = try await withWorkTree(of: revision, reading: patterns) { tree in
            try await manifests.concurrentMap { path, manifest -> [String]? in
                let new = manifest.comparable()
                let folder = tree.url.appending(folder: path)
                guard Self.holdsManifest(folder) else { return Array(new.targets.keys) }
                let read = try await PackageManifest.read(in: folder, limit: limit)
                let old = read.comparable()
                // One that reads files which aren't there can't be compared.
                let isKnown = isWhole || ManifestCache.environment(readBy: read.text) != nil
                guard isKnown, old.rest == new.rest else { return nil }
                return new.targets.filter { old.targets[$0.key] != $0.value }.map(\.key)
            }
        }
        guard !redeclared.contains(nil) else { return (graph, files, nil) }
        return (graph, files, Set(redeclared.compactMap { $0 }.joined().map(\.moduleName)).sorted())
    }
}
