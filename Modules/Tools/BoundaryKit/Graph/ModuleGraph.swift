/// The modules of a package, and all that shows which of them depends on which.
public struct ModuleGraph: Hashable, Sendable, Codable {
    /// The package's name.
    public let package: String
    /// The modules that the package builds, and those from outside that they use, ordered by name.
    public let modules: [Module]
    /// The dependencies between them, ordered by the names of their ends; one for each pair.
    public let edges: [Edge]
    /// The products that the manifest declares, ordered by name.
    public let products: [Product]
    /// The kinds of evidence that were looked for. Where one was not, its absence means nothing.
    public let kinds: Set<Evidence.Kind>

    enum CodingKeys: CodingKey {
        case package, modules, edges, products, kinds
    }

    /// Creates a graph. Modules and edges may come in any order; edges between the same two
    /// modules become one, and a module that is only named by an edge is one from outside.
    public init(
        package: String, modules: [Module], edges: [Edge], products: [Product] = [],
        kinds: Set<Evidence.Kind>
    ) {
        self.package = package
        self.kinds = kinds
        self.products = products.sorted { $0.name < $1.name }
        var known = Dictionary(modules.map { ($0.name, $0) }, uniquingKeysWith: { one, _ in one })
        for name in edges.flatMap({ [$0.tail, $0.head] }) where known[name] == nil {
            known[name] = Module(name: name, kind: .external)
        }
        self.modules = known.values.sorted { $0.name < $1.name }
        self.edges = Dictionary(grouping: edges) { [$0.tail, $0.head] }.values
            .map { Edge(from: $0[0].tail, to: $0[0].head, evidence: $0.flatMap(\.evidence)) }
            .sorted { ($0.tail, $0.head) < ($1.tail, $1.head) }
    }
}
