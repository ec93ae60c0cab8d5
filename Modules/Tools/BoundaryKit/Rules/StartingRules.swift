/// Initial rules for a package: they keep the current structure of its modules, and add rules that
/// suit every package.
///
/// Layers are folders of modules or, in a flat package, modules with a common last word in their
/// names, or modules of the same height.
package struct StartingRules: Sendable {
    /// The rules. Those about the structure of the modules hold, except that the modules of a folder
    /// `Features` should be independent; the others can be violated.
    package let rules: [BoundaryRule]

    /// Derives rules from the graph of a package.
    package init(for graph: ModuleGraph) {
        let index = GraphIndex(graph)
        let libraries = index.select(.kind(.library))
        let otherFolders = graph.modules.filter { $0.kind != .library }.map(\.parentFolder)
        // A folder that also contains tests isn't a layer.
        let folders = Dictionary(grouping: libraries) { index.module($0).parentFolder }
            .filter { !$0.key.isEmpty && !otherFolders.contains($0.key) }
        let placed =
            folders.isEmpty
            ? Self.layers(ofFlat: libraries, in: index)
            : Self.layers(of: folders, in: index) + Self.independence(of: folders, in: index)
        rules =
            placed
            + [BoundaryRule(Acyclic(modules: .all), because: "modules in a cycle are one module")]
            + [
                BoundaryRule(
                    NoUndeclared(directly: true, modules: .all),
                    because: "such an import compiles by chance, or breaks when others change"),
                Self.noUnused(in: index),
                BoundaryRule(
                    NoReexport(modules: .all), because: "each file should show what it uses"),
                BoundaryRule(
                    TestableOnlyFromOwnTests(modules: .all),
                    because: "only a module's own tests know its internal declarations"),
            ]
    }

    /// The rule about unused declarations, which only warns as long as there are some: they do no harm
    /// that a lead would stop a team for.
    private static func noUnused(in graph: GraphIndex) -> BoundaryRule {
        let requirement = NoUnused(modules: .all)
        return BoundaryRule(
            requirement, because: "a declared dependency is built, and read as true",
            severity: requirement.violations(in: graph).isEmpty ? .error : .warning)
    }

    /// Makes a layer of each folder of modules if the folders have no dependency cycle. Folders of one
    /// module each, as those of packages, say nothing about layers.
    private static func layers(
        of folders: [String: [Int]], in graph: GraphIndex
    ) -> [BoundaryRule] {
        let names = folders.keys.sorted()
        let numbers = names.enumerated().reduce(into: [Int: Int]()) { numbers, folder in
            for module in folders[folder.element, default: []] { numbers[module] = folder.offset }
        }
        let arcs = graph.digraph.arcs.compactMap { arc -> Digraph.Arc? in
            guard let tail = numbers[arc.tail], let head = numbers[arc.head], tail != head else {
                return nil
            }
            return Digraph.Arc(tail: tail, head: head)
        }
        let layers = Digraph(count: names.count, arcs: arcs)
        guard layers.cyclicComponents.isEmpty else { return [] }
        guard names.count > 1, folders.values.contains(where: { $0.count > 1 }) else {
            return Self.layers(of: folders.values.joined(), in: graph)
        }
        let order = zip(layers.heights, names).sorted { ($1.0, $0.1) < ($0.0, $1.1) }
        return [
            BoundaryRule(
                Layers(layers: order.map { .path("\($0.1)/*") }, independentSiblings: false),
                because: "stable modules should not depend on modules that change often")
        ]
    }

    /// Makes layers of the libraries of a package in which they share one folder with programs.
    private static func layers(ofFlat libraries: VertexSet, in graph: GraphIndex) -> [BoundaryRule]
    {
        let folders = Set(libraries.map { graph.module($0).parentFolder })
        let tests = graph.graph.modules.filter { $0.kind == .test }.map(\.parentFolder)
        guard folders.count == 1, let folder = folders.first, !folder.isEmpty,
            !tests.contains(folder)
        else { return [] }
        return layers(of: libraries, in: graph)
    }

    /// Makes layers of modules that are all in one folder: by the last words of their names or, if
    /// they are few enough to read, by height.
    private static func layers(of modules: some Sequence<Int>, in graph: GraphIndex)
        -> [BoundaryRule]
    {
        let modules = VertexSet(modules)
        let suffixes = SuffixLayers(of: Array(modules), in: graph).globs
        let named = BoundaryRule(
            Layers(layers: suffixes.map { .glob($0) }, independentSiblings: false),
            because: "the last word of a name says what a module is for")
        if !suffixes.isEmpty, named.requirement.violations(in: graph).isEmpty { return [named] }
        let part = graph.digraph.restricted(to: modules)
        let heights = part.heights
        if modules.count > readableCount { return ends(of: modules, in: graph) }
        let layers = Dictionary(grouping: modules) { heights[$0] }.sorted { $1.key < $0.key }
        guard layers.count > 1, part.cyclicComponents.isEmpty else { return [] }
        return [
            BoundaryRule(
                Layers(
                    layers: layers.map { _, modules in
                        ModuleSelector(included: graph.names(modules).map { .name($0) })
                    }, independentSiblings: false),
                because: "this is the current structure")
        ]
    }

    /// The number of modules that a list of layers can name one by one.
    private static let readableCount = 12

    /// Makes layers of the programs and the core of many modules: those that depend on no other one,
    /// and that at least three others use.
    private static func ends(of modules: VertexSet, in graph: GraphIndex) -> [BoundaryRule] {
        let programs = graph.select(.kind(.executable))
        let core = modules.filter { module in
            graph.digraph.successors[module].allSatisfy {
                !modules.contains($0) && !programs.contains($0)
            }
                && graph.digraph.reversed.successors[module].count { modules.contains($0) } > 2
        }
        guard !programs.isEmpty, !core.isEmpty else { return [] }
        return [
            BoundaryRule(
                Layers(
                    layers: [
                        .kind(.executable),
                        ModuleSelector(included: graph.names(core).map { .name($0) }),
                    ], independentSiblings: false),
                because: "the programs know everything, and the core knows none of it")
        ]
    }

    /// Makes a rule for each folder of modules that are independent.
    private static func independence(
        of folders: [String: [Int]], in graph: GraphIndex
    ) -> [BoundaryRule] {
        folders.sorted { $0.key < $1.key }.compactMap { folder, modules in
            let selector = ModuleSelector.path("\(folder)/*")
            let prohibition = Prohibition(tails: VertexSet(modules), heads: VertexSet(modules))
            guard modules.count > 1 else { return nil }
            if prohibition.violations(in: graph).isEmpty {
                return BoundaryRule(
                    Independent(modules: selector), because: "they are independent today")
            }
            guard folder.split(separator: "/").last == "Features" else { return nil }
            return BoundaryRule(
                Independent(modules: selector), because: "features should not know each other")
        }
    }
}
