/// The modules that changes of files affect.
package struct AffectedModules: Hashable, Sendable, Codable {
    /// The modules whose files have changed, ordered by name.
    package let changed: [String]
    /// The changed modules, and all modules that depend on them directly or indirectly, ordered by
    /// name.
    package let affected: [String]
    /// The tests among the affected modules, ordered by name.
    package let tests: [String]

    /// Finds the modules that changes affect.
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
        var changed: VertexSet = []
        for file in files {
            let inside = own.filter { file.isInside(index.module($0).path) }
            let declared = manifest.modules.map { $0.compactMap(index.number) } ?? own
            // A file of that name in the folder of a module belongs to a package that it contains.
            let isOfPackage = inside.isEmpty || !file.contains("/")
            if isOfPackage, file.split(separator: "/").last == "Package.resolved" {
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
        let name = file.split(separator: "/").last ?? ""
        return name.hasPrefix("Package") && name.hasSuffix(".swift")
    }
}

extension String {
    /// Whether a path is inside a folder.
    fileprivate func isInside(_ folder: String) -> Bool {
        folder.isEmpty || hasPrefix(folder + "/")
    }
}

extension [Int] {
    /// The modules with the longest paths: the folder of a module can contain that of another.
    fileprivate func deepest(in graph: GraphIndex) -> [Int] {
        let length = map { graph.module($0).path.count }.max()
        return filter { graph.module($0).path.count == length }
    }
}
