/// The answer of `boundary affected`: the modules that changes of files affect.
struct AffectedModules: GraphAnswer {
    let changed: [String]
    /// The changed modules, and all modules that depend on them directly or indirectly, by name.
    let affected: [String]
    let tests: [String]

    /// Finds the modules that changes affect.
    ///
    /// - A source affects the modules that compile it.
    /// - `project.pbxproj` affects the modules of its project.
    /// - Any other file affects the module in whose folder it is, the innermost of several.
    /// - `Package.resolved` affects every module, and a manifest affects those that it declares
    ///   differently, or every one if they aren't known.
    ///
    /// Modules that depend on one of these are affected, too.
    init(by files: [String], in graph: ModuleGraph, redeclared: [String]? = nil) {
        let index = GraphIndex(graph)
        let own = index.all.filter { index.module($0).kind != .external }
        let changed = VertexSet(
            files.flatMap { file -> [Int] in
                let compiling = own.filter { vertex in
                    graph.files[index.module(vertex).name]?.contains(file) == true
                }
                if !compiling.isEmpty { return Array(compiling) }
                if file.hasSuffix(".xcodeproj/project.pbxproj") {
                    return own.filter { index.module($0).place?.file == file }
                }
                // The targets of a project list their files, which can be anywhere in its folder.
                let inside = own.filter { vertex in
                    let module = index.module(vertex)
                    return file.isInside(module.path)
                        && !(module.isOfProject && module.path.isEmpty)
                }
                // A file of that name in the folder of a module belongs to a package in it.
                if inside.isEmpty || !file.contains("/") {
                    if file.split(separator: "/").last == "Package.resolved" { return own }
                    if ManifestFile.isPath(file) {
                        return redeclared.map { $0.compactMap(index.vertex) } ?? own
                    }
                }
                // The folder of a module can contain that of another.
                let depth = inside.map { index.module($0).path.count }.max()
                return inside.filter { index.module($0).path.count == depth }
            })
        var affected = index.digraph.reversed.reachable(from: changed)
        affected.formUnion(changed)
        self.changed = index.names(changed)
        self.affected = index.names(affected)
        tests = index.names(affected.filter { index.module($0).kind == .test })
    }

    var lines: [String] {
        [("changed", changed), ("affected", affected), ("tests", tests)].map { title, names in
            "\(title): \(names.isEmpty ? "none" : names.joined(separator: " "))"
        }
    }
}
