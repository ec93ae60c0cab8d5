/// What a change of files reaches.
public struct AffectedModules: Hashable, Sendable, Codable {
    /// The modules in whose folders files have changed, ordered by name.
    public let changed: [String]
    /// Those, and all that depend on them, directly or not, ordered by name.
    public let affected: [String]
    /// The tests among the affected modules, ordered by name.
    public let tests: [String]

    /// Finds what a change reaches.
    ///
    /// A change of the manifest reaches every module, because it may change how each is built.
    /// - Parameters:
    ///   - files: The changed files, from the package's folder.
    ///   - graph: The modules of the package.
    public init(by files: some Sequence<String>, in graph: ModuleGraph) {
        let index = GraphIndex(graph)
        let own = index.all.filter { index.module($0).kind != .external }
        var changed: VertexSet = []
        for file in files {
            let inside = own.filter { file.isInside(index.module($0).path) }
            changed.formUnion(
                VertexSet(Self.isManifest(file) ? own : inside.deepest(in: index)))
        }
        let affected = index.digraph.reversed.reachable(from: changed).union(changed)
        self.changed = index.names(changed)
        self.affected = index.names(affected)
        tests = index.names(affected.filter { index.module($0).kind == .test })
    }

    private static func isManifest(_ file: String) -> Bool {
        file == "Package.resolved"
            || !file.contains("/") && file.hasPrefix("Package") && file.hasSuffix(".swift")
    }
}

extension String {
    /// Whether a path leads into a folder.
    fileprivate func isInside(_ folder: String) -> Bool {
        folder.isEmpty || hasPrefix(folder + "/")
    }
}

extension [Int] {
    /// The modules with the longest paths: a module's folder may stand in another's.
    fileprivate func deepest(in graph: GraphIndex) -> [Int] {
        let length = map { graph.module($0).path.count }.max()
        return filter { graph.module($0).path.count == length }
    }
}
