extension ModuleGraph {
    /// Reads the modules of a package, and of the packages in its folder on which it depends by a
    /// path.
    ///
    /// This resolves no dependency, builds nothing and writes nothing into the package. The modules
    /// of other packages are known if they are at a path, or SwiftPM has checked them out.
    /// - Parameters:
    ///   - package: The folder of the package.
    ///   - kinds: The evidence to gather. The declared evidence is always gathered.
    ///   - build: The build folder for evidence of uses; the default debug build if `nil`.
    /// - Throws: `EvidenceError`.
    package init(
        of package: PackageFolder, evidence kinds: Set<Evidence.Kind> = [.declared, .imported],
        built build: BuildFolder? = nil
    ) async throws {
        async let built =
            kinds.contains(.used)
            ? BuiltPackage(package, in: build ?? BuildFolder(of: package)) : nil
        let manifests = try await package.localManifests(describing: true)
        let local = try LocalPackages(manifests, in: package)
        async let foreign =
            kinds.contains(.imported)
            ? ForeignPackages.read(
                manifests.foreignDependencies(in: package), and: manifests.remotePackages,
                in: package)
            : ForeignPackages()
        async let imported =
            kinds.contains(.imported)
            ? SourceEvidence(
                local.sources, clang: local.clang, modules: local.modules, in: package) : nil
        let index = try await built?.used(from: local.sources)
        let imports = try await (imported?.edges ?? []).map { edge in
            local.importNames[edge.head].map {
                Edge(from: edge.tail, to: $0, evidence: edge.evidence)
            } ?? edge
        }
        let edges = await foreign.resolve(local, imported: imports)
        self.init(
            package: manifests.name(in: package), modules: local.modules,
            edges: edges + imports + (index?.edges ?? []), products: local.products,
            kinds: kinds.union([.declared]))
        self = await with(foreign).owned(by: package.owners)
        sources = index
        untraceable = try await imported?.untraceable ?? []
        leftOut = manifests.leftOut
        circumstances = manifests.circumstances
        exceptions = try await (local.exceptions + (imported?.exceptions ?? []))
            .sorted { $0.place < $1.place }
    }

    /// Reads the modules that the manifests of a package, or of packages and Xcode projects, declare at
    /// a revision.
    ///
    /// A target for which the manifest names no folder has the default one of SwiftPM.
    /// - Parameters:
    ///   - package: The folder of the package.
    ///   - revision: A commit as git names it, such as `main` or `HEAD~3`.
    /// - Throws: `EvidenceError`.
    package init(of package: PackageFolder, at revision: String) async throws {
        let manifests = try await PackageRevision(package: package, name: revision).manifests()
        let declared = manifests.folders.compactMap { path in
            manifests.manifests[path].map {
                DeclaredEvidence($0.dumped, text: $0.text, in: path)
            }
        }
        let targets = manifests.projects.flatMap(\.targets)
        self.init(
            package: manifests.name(in: package),
            modules: declared.flatMap(\.modules) + targets.map(\.module),
            edges: declared.flatMap(\.edges) + targets.flatMap(\.edges),
            products: declared.flatMap(\.products), kinds: [.declared])
        exceptions = manifests.manifests.values.flatMap(\.exceptions)
            .sorted { $0.place < $1.place }
    }
}
