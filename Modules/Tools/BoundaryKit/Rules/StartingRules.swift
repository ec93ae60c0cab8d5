/// Rules for a package that has none yet: how its modules stand today, and what every package
/// wants.
public struct StartingRules: Sendable {
    /// The rules. What they say about the modules' places holds today; the others may not.
    public let rules: [BoundaryRule]

    /// Makes rules for a package.
    public init(for graph: ModuleGraph) {
        let index = GraphIndex(graph)
        let libraries = index.select(.kind(.library))
        let strangers = graph.modules.filter { $0.kind != .library }.map(\.parentFolder)
        // A folder in which tests stand as well is no layer.
        let folders = Dictionary(grouping: libraries) { index.module($0).parentFolder }
            .filter { !$0.key.isEmpty && !strangers.contains($0.key) }
        let placed = Self.layers(of: folders, in: index) + Self.independence(of: folders, in: index)
        let height = index.digraph.restricted(to: libraries).heights.max() ?? 0
        let bounded: [BoundaryRule] =
            libraries.isEmpty
            ? []
            : [.maxHeight(height, of: "kind:library", because: "long chains are slow to build")]
        rules =
            placed + [.acyclic(because: "modules in a circle are one module")] + bounded + [
                .noUndeclared(because: "such an import compiles by chance"),
                .noTransitiveImport(because: "such an import breaks when others change"),
                .noUnused(because: "what is declared is built, and read as true"),
                .noReexport(because: "an import should be seen where it is needed"),
                .testableOnlyFromOwnTests(because: "only a module's own tests know its inside"),
            ]
    }

    /// A layer for each folder of modules, if none of them needs one above.
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
        guard names.count > 1 else { return Self.layers(of: folders.values.joined(), in: graph) }
        let order = zip(layers.heights, names).sorted { ($1.0, $0.1) < ($0.0, $1.1) }
        return [
            .layers(
                order.map { .path("\($0.1)/*") },
                because: "what changes often should not be what others stand on")
        ]
    }

    /// A layer for each height, where all modules lie in one folder and are not too many to be read.
    private static func layers(of modules: some Sequence<Int>, in graph: GraphIndex)
        -> [BoundaryRule]
    {
        let modules = VertexSet(modules)
        let part = graph.digraph.restricted(to: modules)
        let heights = part.heights
        let layers = Dictionary(grouping: modules) { heights[$0] }.sorted { $1.key < $0.key }
        guard layers.count > 1, modules.count <= 60, part.cyclicComponents.isEmpty else {
            return []
        }
        return [
            .layers(
                layers.map { _, modules in
                    ModuleSelector(included: graph.names(modules).map { .name($0) })
                }, because: "this is how they stand today")
        ]
    }

    /// For each folder of modules that do not need one another that they stay so.
    private static func independence(
        of folders: [String: [Int]], in graph: GraphIndex
    ) -> [BoundaryRule] {
        folders.sorted { $0.key < $1.key }.compactMap { folder, modules in
            let selector = ModuleSelector.path("\(folder)/*")
            let prohibition = Prohibition(tails: VertexSet(modules), heads: VertexSet(modules))
            guard modules.count > 1, prohibition.violations(in: graph).isEmpty else { return nil }
            return .independent(selector, because: "they do without one another today")
        }
    }
}
