extension ModuleGraph {
    /// Reads the modules of a package.
    ///
    /// ```swift
    /// let graph = try await ModuleGraph(of: PackageFolder(around: #filePath))
    /// ```
    ///
    /// No dependency is resolved, nothing is built, and nothing is written into the package.
    /// - Throws: `EvidenceError`.
    public init(
        of package: PackageFolder, evidence kinds: Set<Evidence.Kind> = [.declared, .imported]
    ) async throws {
        async let described = PackageManifest.describe(package.url)
        let manifest = try await PackageManifest.read(in: package.url).get()
        let targets = try await PackageTargets(described, manifest: manifest.dumped, in: package)
        let declared = DeclaredEvidence(
            manifest.dumped, text: manifest.text, folders: targets.folders,
            executables: targets.executables)
        var edges = declared.edges
        if kinds.contains(.imported) {
            edges += try await ImportedEvidence(targets.sources, in: package).edges
        }
        self.init(
            package: declared.package, modules: declared.modules, edges: edges,
            products: declared.products, kinds: kinds)
    }

    /// Reads what the manifest of a package declared at a revision, from the manifest alone.
    ///
    /// Where it names no folder for a target, the usual one is taken.
    /// - Parameter revision: A commit in git's words, such as `main` or `HEAD~3`.
    /// - Throws: `EvidenceError`.
    public init(of package: PackageFolder, at revision: String) async throws {
        let manifest = try await PackageRevision(package: package, name: revision).manifest()
        let declared = DeclaredEvidence(manifest.dumped, text: manifest.text)
        self.init(
            package: declared.package, modules: declared.modules, edges: declared.edges,
            products: declared.products, kinds: [.declared])
    }
}
