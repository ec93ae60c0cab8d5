extension ModuleGraph {
    /// The same graph, with the packages of external modules.
    func with(_ packages: ForeignPackages) -> ModuleGraph {
        var graph = self
        graph.modules = modules.map { module in
            module.kind == .external ? module.of(package: packages.packages[module.name]) : module
        }
        graph.unresolvedPackages = packages.missing
        return graph
    }
}
