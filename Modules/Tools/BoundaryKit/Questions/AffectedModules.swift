/// The modules that changes of files affect.
package struct AffectedModules: Hashable, Sendable, Codable {
    /// The modules whose files have changed, ordered by name.
    package let changed: [String]
    /// The changed modules, and all modules that depend on them directly or indirectly, ordered by
    /// name.
    package let affected: [String]
    /// The tests among the affected modules, ordered by name.
    package let tests: [String]

    /// Finds the modules that changes affect: those that compile a changed source and, for any other
    /// file, that in whose folder it is.
    ///
    /// A change of `Package.resolved` affects every module.
    /// - Parameters:
    ///   - files: The changed files, relative to the package's folder.
    ///   - graph: The modules of the package.
    ///   - manifest: The change of the manifests if one is among the files.
    package init(
        by files: some Sequence<String>, in graph: ModuleGraph,
        manifest: ManifestChange = ManifestChange(modules: nil)
    ) {
        let index = GraphIndex(graph)
        let own = index.all.filter { index.module($0).kind != .external }
        var compiling: [String: [Int]] = [:]
        for number in own {
            for file in graph.files[index.module(number).name] ?? [] {
                compiling[file, default: []].append(number)
            }
        }
        var changed: VertexSet = []
        for file in files {
            // The targets of a project list their files, which can be anywhere in its folder.
            let inside = own.filter { number in
                let module = index.module(number)
                return file.isInside(module.path) && !(module.isOfProject && module.path.isEmpty)
            }
            let declared = manifest.modules.map { $0.compactMap(index.number) } ?? own
            // A file of that name in the folder of a module belongs to a package that it contains.
            let isOfPackage = inside.isEmpty || !file.contains("/")
            if let modules = compiling[file] {
                changed.formUnion(VertexSet(modules))
            } else if isOfPackage, file.split(separator: "/").last == "Package.resolved" {
                changed.formUnion(VertexSet(own))
            } else if file.hasSuffix(".xcodeproj/project.pbxproj") {
                changed.formUnion(VertexSet(own.filter { index.module($0).place?.file == file }))
            } else if isOfPackage, Self.isManifest(file) {
                changed.formUnion(VertexSet(declared))
            } else {
                changed.formUnion(VertexSet(inside.deepest(in: index)))
            }
        }
        let affected = index.digraph.reversed.reachable(from: changed).union(changed)
        self.changed = index.names(changed)
        self.affected = index.names(affected)
        tests = index.names(affected.filter { index.module($0).kind == .test })
    }

    /// Whether a file has the name of a manifest.
    package static func isManifest(_ file: String) -> Bool {
        ManifestFile.isName(file.split(separator: "/").last ?? "")
    }
}

extension [Int] {
    /// The modules with the longest paths: the folder of a module can contain that of another.
    fileprivate func deepest(in graph: GraphIndex) -> [Int] {
        let length = map { graph.module($0).path.count }.max()
        return filter { graph.module($0).path.count == length }
    }
}
