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
        let own = graph.modules.filter { $0.kind != .external }
        let all = own.map(\.name)
        let modules = files.flatMap { file -> [String] in
            let compiling = all.filter { graph.files[$0]?.contains(file) == true }
            if !compiling.isEmpty { return compiling }
            if file.hasSuffix(".xcodeproj/project.pbxproj") {
                return own.filter { $0.place?.file == file }.map(\.name)
            }
            // The targets of a project list their files, which can be anywhere in its folder.
            let inside = own.filter {
                file.isInside($0.path) && !($0.isOfProject && $0.path.isEmpty)
            }
            // A file of that name in the folder of a module belongs to a package in it.
            if inside.isEmpty || !file.contains("/") {
                if file.split(separator: "/").last == "Package.resolved" { return all }
                if ManifestFile.isPath(file) { return redeclared ?? all }
            }
            // The folder of a module can contain that of another.
            let depth = inside.map(\.path.count).max()
            return inside.filter { $0.path.count == depth }.map(\.name)
        }
        let changed = Set(modules.compactMap(index.vertex))
        let affected = index.digraph.reversed.reachable(from: changed).union(changed).sorted()
        self.changed = index.names(changed.sorted())
        self.affected = index.names(affected)
        tests = index.names(affected.filter { index.module($0).kind == .test })
    }

    var lines: [String] {
        [("changed", changed), ("affected", affected), ("tests", tests)].map { title, names in
            "\(title): \(names.isEmpty ? "none" : names.joined(separator: " "))"
        }
    }
}
