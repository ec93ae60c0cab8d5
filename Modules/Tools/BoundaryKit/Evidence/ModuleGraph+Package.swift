extension ModuleGraph {
    /// Reads the modules of a package.
    ///
    /// ```swift
    /// let graph = try await ModuleGraph(of: PackageFolder(around: #filePath))
    /// ```
    ///
    /// This resolves no dependency, builds nothing and writes nothing into the package. The modules
    /// of other packages are known if they are at a path, or SwiftPM has checked them out.
    /// - Parameters:
    ///   - package: The folder of the package.
    ///   - kinds: The evidence to gather. The declared evidence is always gathered.
    ///   - build: The build folder for evidence of uses, compiled and shipped evidence; the default
    ///     debug build if `nil`.
    ///   - surfaces: The modules whose visible declarations are extracted with compiled evidence.
    ///     Each takes a while: to check rules, `rules.surfaces` is enough.
    /// - Throws: `EvidenceError`.
    public init(
        of package: PackageFolder, evidence kinds: Set<Evidence.Kind> = [.declared, .imported],
        built build: BuildFolder? = nil, surfaces: [ModuleSelector] = [.all]
    ) async throws {
        async let described = PackageManifest.describe(package.url)
        async let found =
            kinds.isDisjoint(with: [.used, .compiled, .shipped])
            ? nil : BuiltPackage(package, in: build ?? BuildFolder(of: package))
        let manifest = try await PackageManifest.read(in: package.url).get()
        let targets = try await PackageTargets(described, manifest: manifest.dumped, in: package)
        let declared = DeclaredEvidence(
            manifest.dumped, text: manifest.text, folders: targets.folders,
            executables: targets.executables)
        let clang = package.clangModules(of: manifest.dumped, in: targets)
        let modules = declared.modules(withoutSwift: Set(clang.map(\.name))) + targets.snippets
        let built = try await found
        async let foreign =
            kinds.contains(.imported)
            ? ForeignPackages.read(of: manifest.dumped, in: package) : ForeignPackages()
        async let imported =
            kinds.contains(.imported)
            ? SourceEvidence(targets, clang: clang, modules: modules, in: package) : nil
        async let used =
            kinds.contains(.used) ? built?.used(from: targets.sources) : nil
        async let compiled =
            kinds.contains(.compiled)
            ? built?.compiled(modules, from: targets.sources, surfaces: surfaces) : nil
        async let shipped =
            kinds.contains(.shipped)
            ? built?.shipped(declared.products, modules: modules, from: targets.sources) : nil
        let index = try await used
        let shown = try await compiled?.surfaces ?? [:]
        let imports = try await imported?.edges ?? []
        let edges = await foreign.resolve(
            declared.edges, imported: imports, own: Set(modules.map(\.name)))
        let seen = imports + (index?.edges ?? [])
        let hidden = try await compiled.map {
            HiddenUses($0.links, known: seen, in: index ?? SourceIndex()).edges
        }
        self.init(
            package: declared.package,
            modules: modules.map { $0.showing(shown[$0.name]) },
            edges: try await edges + seen + (compiled?.edges ?? []) + (hidden ?? []),
            products: try await shipped?.products ?? declared.products,
            kinds: kinds.union([.declared]))
        self = await with(foreign).owned(by: package.owners)
        sources = index
        outdatedModules = try await compiled?.outdated ?? []
        unbuiltModules = try await compiled?.missing ?? []
        outdatedProducts = try await shipped?.outdated ?? []
        untraceable = try await imported?.untraceable ?? []
        exceptions = try await (manifest.exceptions + (imported?.exceptions ?? []))
            .sorted { $0.place < $1.place }
    }

    /// Reads the modules that the manifest of a package declares at a revision.
    ///
    /// A target for which the manifest names no folder has the default one of SwiftPM.
    /// - Parameters:
    ///   - package: The folder of the package.
    ///   - revision: A commit as git names it, such as `main` or `HEAD~3`.
    /// - Throws: `EvidenceError`.
    public init(of package: PackageFolder, at revision: String) async throws {
        let manifest = try await PackageRevision(package: package, name: revision).manifest()
        let declared = DeclaredEvidence(manifest.dumped, text: manifest.text)
        self.init(
            package: declared.package, modules: declared.modules, edges: declared.edges,
            products: declared.products, kinds: [.declared])
        exceptions = manifest.exceptions
    }
}

extension Module {
    /// The module with its visible declarations.
    fileprivate func showing(_ surface: [SurfaceDeclaration]?) -> Module {
        var module = Module(
            name: name, kind: kind, path: path, place: place, settings: settings, surface: surface)
        module.isSwift = isSwift
        return module
    }
}
