/// The modules of a package, and the evidence for the dependencies between them.
public struct ModuleGraph: Hashable, Sendable, Encodable {
    /// The package's name.
    package let package: String
    /// The modules of the package and the external modules that they use, ordered by name.
    package internal(set) var modules: [Module]
    /// The dependencies between them, one for each pair, ordered by the names of their ends.
    package let edges: [Edge]
    /// The products that the manifest declares, ordered by name.
    package let products: [Product]
    /// The kinds of evidence that were gathered. The absence of another kind means nothing.
    package let kinds: Set<Evidence.Kind>
    /// The exceptions from rules that are written in the sources, ordered by place.
    package var exceptions: [InlineException] = []
    /// What the evidence doesn't show.
    var limits = EvidenceLimits()
    /// The files of each module, relative to the package's folder, as far as they are known.
    var files: [String: Set<String>] = [:]
    /// The declarations and uses of symbols; `nil` if neither was read. JSON contains only the edges
    /// between modules.
    var sources: SourceIndex?

    enum CodingKeys: CodingKey {
        case package, modules, edges, products, kinds, exceptions, limits
    }

    /// Creates a graph from modules and edges in any order. Edges between the same two modules
    /// become one, and a module that only an edge names is external.
    package init(
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

    /// Writes a graph, with its kinds in a fixed order so that equal graphs have equal texts.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(package, forKey: .package)
        try container.encode(modules, forKey: .modules)
        try container.encode(edges, forKey: .edges)
        try container.encode(products, forKey: .products)
        try container.encode(exceptions, forKey: .exceptions)
        try container.encode(Evidence.Kind.allCases.filter(kinds.contains), forKey: .kinds)
        try container.encode(limits, forKey: .limits)
    }
}
