extension ModuleGraph {
    /// The graph in which some folders of modules are vertices of their own.
    ///
    /// Each file belongs to the deepest of the folders around it that a pattern matches. The files
    /// outside of those folders remain in their modules.
    func splitting(_ patterns: Set<Glob>) -> ModuleGraph {
        guard var sources else { return self }
        let folders = FolderTree(sources.files, patterns: patterns, modules: self.modules)
        for index in sources.files.indices {
            sources.files[index].vertex = folders.vertex(of: sources.files[index])
        }
        let files = Dictionary(first: sources.files.map { ($0.path, $0.vertex) })
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
            package: package, modules: modules + folders.modules,
            edges: imports + sources.edges, products: products, kinds: kinds)
        graph.sources = sources
        graph.files = self.files
        graph.limits = limits
        return graph
    }
}

private struct FolderTree {
    private(set) var modules: [Module] = []
    private var names: [String: String] = [:]

    init(_ files: [SourceIndex.File], patterns: Set<Glob>, modules: [Module]) {
        let paths = Dictionary(first: modules.map { ($0.name, $0.path) })
        var known: Set<String> = []
        for file in files {
            for folder in Self.folders(around: file.path) where known.insert(folder).inserted {
                guard patterns.contains(where: { $0.matches(folder) }) else { continue }
                let name = Self.name(of: folder, in: file.module, at: paths[file.module] ?? "")
                names[folder] = name
                self.modules.append(Module(name: name, kind: .folder, path: folder))
            }
        }
    }

    func vertex(of file: SourceIndex.File) -> String {
        Self.folders(around: file.path).lazy.compactMap { names[$0] }.first ?? file.module
    }

    private static func folders(around file: String) -> [String] {
        file.indices.filter { file[$0] == "/" }.reversed().map { String(file[..<$0]) }
    }

    /// A name such as `RoutingEngine/Requests`, or `RoutingEngine/` for the folder of the module.
    private static func name(of folder: String, in module: String, at path: String) -> String {
        if folder == path { return "\(module)/" }
        return folder.hasPrefix(path + "/")
            ? "\(module)/\(folder.dropFirst(path.count + 1))" : "\(folder)/"
    }
}
