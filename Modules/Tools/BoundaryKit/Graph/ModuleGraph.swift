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
    /// The identities of the packages whose modules aren't known because their files aren't
    /// available, ordered by name. Imports of those modules can't be compared with the manifest.
    var unresolvedPackages: [String] = []

    /// The references that can't be followed, ordered by place.
    var untraceable: [UntraceableReference] = []

    /// The packages and projects in the folder that aren't read, ordered.
    var leftOut: [String] = []

    /// The places at which a manifest asks for the environment or the platform, so that it can declare
    /// something else elsewhere.
    var circumstances: [SourcePlace] = []

    /// The exceptions from rules that are written in the sources, ordered by place.
    package var exceptions: [InlineException] = []

    /// The source files whose current text isn't in the compiler's index, so that evidence of uses
    /// shows only the names of types in them; ordered by path. Files of plug-ins aren't among them,
    /// because SwiftPM never builds an index of them.
    var unindexedFiles: [String] {
        let plugins = Set(modules.filter { $0.kind == .plugin }.map(\.name))
        let files = sources?.files.filter { !$0.isIndexed && !plugins.contains($0.module) }
        return files?.map(\.path) ?? []
    }

    /// The reason why the compiler's index isn't read although there is one, as a sentence without a
    /// period; `nil` if it is read.
    var indexFailure: String? { sources?.failure }

    /// The symbols in the sources; `nil` without evidence of uses. JSON contains only the edges
    /// between modules.
    var sources: SourceIndex?

    enum CodingKeys: CodingKey {
        case package, modules, edges, products, kinds, unresolvedPackages, untraceable, exceptions
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
}
