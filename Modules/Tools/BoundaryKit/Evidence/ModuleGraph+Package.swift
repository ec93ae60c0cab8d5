extension ModuleGraph {
    /// Reads the modules of a package.
    ///
    /// ```swift
    /// let graph = try await ModuleGraph(of: PackageFolder(around: #filePath))
    /// ```
    ///
    /// No dependency is resolved, nothing is built, and nothing is written into the package.
    /// - Parameters:
    ///   - package: The folder of the package.
    ///   - kinds: What to look for. What the manifest declares is always read.
    ///   - build: Where the package is built, for what is compiled and shipped; its usual debug
    ///     build if `nil`.
    ///   - surfaces: The modules of which is asked what they show, if what is compiled is looked
    ///     for. That takes a while for each: where only rules are to be asked, `rules.surfaces` is
    ///     enough.
    /// - Throws: `EvidenceError`.
    public init(
        of package: PackageFolder, evidence kinds: Set<Evidence.Kind> = [.declared, .imported],
        built build: BuildFolder? = nil, surfaces: [ModuleSelector] = [.all]
    ) async throws {
        async let described = PackageManifest.describe(package.url)
        async let found =
            kinds.isDisjoint(with: [.compiled, .shipped])
            ? nil : BuiltPackage(package, in: build ?? BuildFolder(of: package))
        let manifest = try await PackageManifest.read(in: package.url).get()
        let targets = try await PackageTargets(described, manifest: manifest.dumped, in: package)
        let declared = DeclaredEvidence(
            manifest.dumped, text: manifest.text, folders: targets.folders,
            executables: targets.executables)
        let built = try await found
        async let imported =
            kinds.contains(.imported)
            ? ImportedEvidence(targets.sources, in: package) : nil
        async let compiled =
            kinds.contains(.compiled)
            ? built?.compiled(declared.modules, from: targets.sources, surfaces: surfaces) : nil
        async let shipped =
            kinds.contains(.shipped)
            ? built?.shipped(declared.products, modules: declared.modules) : nil
        let shown = try await compiled?.surfaces ?? [:]
        self.init(
            package: declared.package,
            modules: declared.modules.map { $0.showing(shown[$0.name]) },
            edges: try await declared.edges + (imported?.edges ?? []) + (compiled?.edges ?? []),
            products: try await shipped?.products ?? declared.products,
            kinds: kinds.union([.declared]))
    }

    /// Reads what the manifest of a package declared at a revision, from the manifest alone.
    ///
    /// Where it names no folder for a target, the usual one is taken.
    /// - Parameters:
    ///   - package: The folder of the package.
    ///   - revision: A commit in git's words, such as `main` or `HEAD~3`.
    /// - Throws: `EvidenceError`.
    public init(of package: PackageFolder, at revision: String) async throws {
        let manifest = try await PackageRevision(package: package, name: revision).manifest()
        let declared = DeclaredEvidence(manifest.dumped, text: manifest.text)
        self.init(
            package: declared.package, modules: declared.modules, edges: declared.edges,
            products: declared.products, kinds: [.declared])
    }
}

extension Module {
    /// The module with what it shows others.
    fileprivate func showing(_ surface: [SurfaceDeclaration]?) -> Module {
        Module(
            name: name, kind: kind, path: path, place: place, settings: settings, surface: surface)
    }
}
