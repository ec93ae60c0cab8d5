/// A module graph that is indexed for checking rules: modules are numbers.
struct GraphIndex: Sendable {
    let graph: ModuleGraph
    /// The dependencies with any evidence, between indices in the list of modules.
    let digraph: Digraph
    /// The dependencies that the manifest declares.
    let declared: Digraph
    /// For each module, all modules that it depends on, directly or indirectly.
    let closure: [VertexSet]
    /// The modules to which a rule assigns a place.
    let placed: VertexSet
    /// For each test module, the modules that it tests: those that a project names, or else the one
    /// with the longest name that is a prefix of the test's, apart from a leading underscore.
    let owners: [Int: Set<Int>]
    private let numbers: [String: Int]
    private let edges: [Digraph.Arc: Edge]

    init(_ graph: ModuleGraph, rules: [BoundaryRule] = []) {
        let numbers = Dictionary(
            uniqueKeysWithValues: graph.modules.enumerated().map { ($1.name, $0) })
        var edges = [Digraph.Arc: Edge](minimumCapacity: graph.edges.count)
        // A module isn't a dependency of itself.
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
            if let tested = module.element.tested {
                owners[module.offset] = Set(tested.compactMap { numbers[$0] })
                return
            }
            let name = module.element.name
            let beginnings = name.indices.reversed().lazy.map { String(name[..<$0]) }
            let found = beginnings.compactMap { numbers[$0] ?? numbers["_\($0)"] }.first
            owners[module.offset] = found.map { [$0] } ?? []
        }
    }

    /// The modules that a selector selects.
    func select(_ selector: ModuleSelector) -> VertexSet {
        VertexSet(graph.modules.indices.filter { selector.selects(graph.modules[$0]) })
    }

    /// All modules, including external ones.
    var all: VertexSet { VertexSet(graph.modules.indices) }

    func module(_ number: Int) -> Module { graph.modules[number] }

    /// The names of the modules of a path.
    func names(_ path: some Sequence<Int>) -> [String] { path.map { module($0).name } }

    /// The number of the module with a name.
    func number(_ name: String) -> Int? { numbers[name] }

    /// The dependency between two modules.
    func edge(_ tail: Int, _ head: Int) -> Edge? { edges[Digraph.Arc(tail: tail, head: head)] }

    /// Whether a kind of evidence was gathered.
    func has(_ kind: Evidence.Kind) -> Bool { graph.kinds.contains(kind) }
}
