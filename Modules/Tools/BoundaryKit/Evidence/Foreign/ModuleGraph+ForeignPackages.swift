extension ModuleGraph {
    /// The same graph, with the packages of external modules.
    func with(_ packages: ForeignPackages) -> ModuleGraph {
        var graph = self
        graph.modules = modules.map { module in
            guard module.kind == .external else { return module }
            return module.of(
                package: packages.packages[module.name], aliases: packages.aliases(of: module.name),
                isImportable: packages.isImportable(module.name))
        }
        graph.unresolvedPackages = packages.missing
        return graph
    }
}
