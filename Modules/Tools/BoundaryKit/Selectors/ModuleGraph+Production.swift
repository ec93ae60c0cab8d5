extension ModuleGraph {
    /// The modules that serve more than tests. Excludes tests, snippets, and libraries next to tests
    /// that are in no product and on which only tests depend.
    package var productionModules: ModuleSelector {
        let tests = modules.filter { $0.kind == .test }
        let names = Set(tests.map(\.name))
        let folders = Set(tests.map(\.parentFolder))
        let offered = Set(products.flatMap(\.modules))
        let users = Dictionary(grouping: edges, by: \.head).mapValues { Set($0.map(\.tail)) }
        let support = modules.filter { module in
            let isUsed = users[module.name].map { $0.isSubset(of: names) } ?? false
            return isUsed && module.kind == .library && !offered.contains(module.name)
                && folders.contains(module.parentFolder)
        }
        return .all.except(
            ModuleSelector(
                included: [.kind(.test), .kind(.snippet)] + support.map { .name($0.name) }))
    }
}
