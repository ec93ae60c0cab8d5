extension ModuleGraph {
    /// For each module, the number of steps of the longest chain of dependencies that begins with it.
    package var heights: [String: Int] {
        let index = GraphIndex(self)
        return Dictionary(
            zip(modules.map(\.name), index.digraph.heights), uniquingKeysWith: { one, _ in one })
    }
}
