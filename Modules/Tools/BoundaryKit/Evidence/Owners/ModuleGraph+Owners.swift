extension ModuleGraph {
    /// The same graph with the owners of its modules.
    /// - Parameter owners: The owners of folders; `nil` if they aren't known.
    func owned(by owners: CodeOwners?) -> ModuleGraph {
        guard let owners else { return self }
        var graph = self
        for index in graph.modules.indices where graph.modules[index].kind != .external {
            graph.modules[index].owners = owners.owners(of: graph.modules[index].path)
        }
        return graph
    }
}
