extension ModuleGraph {
    /// The graph in which some folders of modules are vertices of their own.
    ///
    /// Each file belongs to the deepest of the folders around it that a pattern matches. The files
    /// outside of those folders remain in their modules.
    func splitting(_ patterns: Set<Glob>) -> ModuleGraph {
        guard var sources else { return self }
        let paths = Dictionary(first: modules.map { ($0.name, $0.path) })
        // Those that no pattern matches are none.
        var folders: [String: Module?] = [:]
        for (index, file) in sources.files.enumerated() {
            let around = file.path.indices.filter { file.path[$0] == "/" }
                .map { String(file.path[..<$0]) }
            for folder in around where folders[folder] == nil {
                let isPart = patterns.contains { $0.matches(folder) }
                let name = folder.folderName(in: file.module, at: paths[file.module] ?? "")
                folders[folder] = .some(
                    isPart ? Module(name: name, kind: .folder, path: folder) : nil)
            }
            sources.files[index].vertexName =
                around.compactMap { folders[$0]??.name }.last ?? file.module
        }
        let files = Dictionary(first: sources.files.map { ($0.path, $0.vertexName) })
        let imports = edges.flatMap { edge in
            [Edge(from: edge.tail, to: edge.head, declared: edge.declarations)]
                .filter { !$0.declarations.isEmpty }
                + edge.imports.map { statement in
                    Edge(
                        from: files[statement.place.file] ?? edge.tail, to: edge.head,
                        imported: [statement])
                }
        }
        var graph = ModuleGraph(
            package: package, modules: modules + folders.values.compactMap { $0 },
            edges: imports + sources.edges, products: products, kinds: Set(kinds))
        graph.sources = sources
        return graph
    }
}

extension String {
    /// The name of a folder, such as `RoutingEngine/Requests`, or `RoutingEngine/` for that of the
    /// module.
    fileprivate func folderName(in module: String, at path: String) -> String {
        if self == path { return "\(module)/" }
        return hasPrefix(path + "/") ? "\(module)/\(dropFirst(path.count + 1))" : "\(self)/"
    }
}
