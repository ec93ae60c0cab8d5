/// A graph of modules, prepared for rules to be asked: modules are numbers.
struct GraphIndex: Sendable {
    let graph: ModuleGraph
    /// The dependencies that any evidence shows, between the places in the list of modules.
    let digraph: Digraph
    /// The dependencies that the manifest declares.
    let declared: Digraph
    /// For each module all that it depends on, directly or not.
    let closure: [VertexSet]
    /// The modules whose place some rule gives.
    let placed: VertexSet
    /// For each test module the one that it tests, which is the one with the longest name that
    /// its own begins with.
    let owners: [Int: Int]
    private let numbers: [String: Int]
    private let edges: [Digraph.Arc: Edge]

    init(_ graph: ModuleGraph, rules: [BoundaryRule] = []) {
        let numbers = Dictionary(
            uniqueKeysWithValues: graph.modules.enumerated().map { ($1.name, $0) })
        var edges = [Digraph.Arc: Edge](minimumCapacity: graph.edges.count)
        // What a module says about itself is no dependency.
        for edge in graph.edges where edge.tail != edge.head {
            guard let tail = numbers[edge.tail], let head = numbers[edge.head] else { continue }
            edges[Digraph.Arc(tail: tail, head: head)] = edge
        }
        let selectors = rules.flatMap(\.placed)
        self.graph = graph
        self.numbers = numbers
        self.edges = edges
        placed = VertexSet(
            graph.modules.indices.filter { index in
                selectors.contains { $0.selects(graph.modules[index]) }
            })
        digraph = Digraph(count: graph.modules.count, arcs: edges.keys)
        closure = digraph.closure
        declared = Digraph(
            count: graph.modules.count,
            arcs: edges.filter { $0.value.declaration != nil }.keys)
        owners = graph.modules.enumerated().reduce(into: [:]) { owners, module in
            guard module.element.kind == .test else { return }
            let name = module.element.name
            let beginnings = name.indices.reversed().lazy.map { String(name[..<$0]) }
            owners[module.offset] = beginnings.compactMap { numbers[$0] }.first
        }
    }

    /// The modules that a selector names.
    func select(_ selector: ModuleSelector) -> VertexSet {
        VertexSet(graph.modules.indices.filter { selector.selects(graph.modules[$0]) })
    }

    /// All modules, and those from outside.
    var all: VertexSet { VertexSet(graph.modules.indices) }

    func module(_ number: Int) -> Module { graph.modules[number] }

    /// The modules of a path, by name.
    func names(_ path: some Sequence<Int>) -> [String] { path.map { module($0).name } }

    /// A module by name.
    func number(_ name: String) -> Int? { numbers[name] }

    /// The dependency between two modules.
    func edge(_ tail: Int, _ head: Int) -> Edge? { edges[Digraph.Arc(tail: tail, head: head)] }

    /// Whether a kind of evidence was looked for.
    func has(_ kind: Evidence.Kind) -> Bool { graph.kinds.contains(kind) }
}
