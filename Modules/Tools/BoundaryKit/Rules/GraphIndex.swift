/// A module graph that is indexed for checking rules: modules are vertices.
struct GraphIndex: Sendable {
    let graph: ModuleGraph
    /// The dependencies with any evidence, between indices in the list of modules.
    let digraph: Digraph
    /// The dependencies that manifests or projects declare.
    let declared: Digraph
    /// The selectors of the modules whose dependencies some rule restricts.
    let placing: [ModuleSelector]
    private let vertices: [String: Int]
    private let edges: [Digraph.Arc: Edge]

    init(_ graph: ModuleGraph, rules: [BoundaryRule] = []) {
        let vertices = Dictionary(
            uniqueKeysWithValues: graph.modules.enumerated().map { ($1.name, $0) })
        var edges = [Digraph.Arc: Edge](minimumCapacity: graph.edges.count)
        // A module isn't a dependency of itself.
        for edge in graph.edges where edge.tail != edge.head {
            guard let tail = vertices[edge.tail], let head = vertices[edge.head] else { continue }
            edges[Digraph.Arc(tail: tail, head: head)] = edge
        }
        self.graph = graph
        self.vertices = vertices
        self.edges = edges
        placing = rules.flatMap(\.placed)
        digraph = Digraph(count: graph.modules.count, arcs: edges.keys)
        declared = digraph.filter { edges[$0]?.declaration != nil }
    }

    func select(_ selector: ModuleSelector) -> Set<Int> {
        Set(graph.modules.indices.filter { selector.selects(graph.modules[$0]) })
    }

    var all: Set<Int> { Set(graph.modules.indices) }

    func module(_ vertex: Int) -> Module { graph.modules[vertex] }
    func vertex(_ name: String) -> Int? { vertices[name] }
    func names(_ path: some Sequence<Int>) -> [String] { path.map { module($0).name } }
    func text(of arc: Digraph.Arc) -> String {
        "\(module(arc.tail).name) -> \(module(arc.head).name)"
    }
    func edge(_ arc: Digraph.Arc) -> Edge? { edges[arc] }

    /// What the sources declare and use; empty if neither was read.
    var sources: SourceIndex { graph.sources ?? SourceIndex(files: []) }

    func files(in selector: ModuleSelector) -> Set<Int> {
        let files = sources.files
        let names = Set(self.names(select(selector)))
        return Set(files.indices.filter { names.contains(files[$0].vertexName) })
    }

    /// Whether a module's own build compiles an import. A flag that no setting defines is off
    /// there.
    func isCompiled(_ statement: ImportStatement, in module: Module) -> Bool {
        guard let flags = module.flags else { return true }
        return statement.isCompiled { term in
            if term == "SWIFT_PACKAGE" { return !module.isOfProject }
            return term.contains("(") || flags.contains(term) ? nil : false
        }
    }

    /// The modules that a test module tests: those that a project names, or else the one with the
    /// longest name that is a prefix of the test's, apart from a leading underscore; none for
    /// another module.
    func tested(by test: Int) -> [Int] {
        let module = module(test)
        guard module.kind == .test else { return [] }
        if let named = module.tested { return named.compactMap(vertex) }
        let beginnings = module.name.indices.reversed().lazy.map { module.name[..<$0] }
        return Array(beginnings.compactMap { vertex("\($0)") ?? vertex("_\($0)") }.prefix(1))
    }

    // MARK: Evidence of violations

    /// The violation by a path of dependencies that must not exist, at the places of its first
    /// step.
    func violation(by path: [Int]) -> Violation {
        let names = names(path)
        let tail = names[0]
        let head = names[names.count - 1]
        let arc = Digraph.Arc(tail: path[0], head: path[1])
        let edge = edge(arc)
        let verb =
            path.count > 2
            ? "reach"
            : edge?.imports.isEmpty == false
                ? "import" : edge?.uses.isEmpty == false ? "use" : "depend on"
        return Violation(
            subject: "\(tail) -> \(head)", sentence: "\(tail) must not \(verb) \(head)",
            sites: sites(of: arc), path: names, isProhibitedPath: true)
    }

    /// The places of a dependency: each import; without any, the first use of each symbol in each
    /// file; without any, the manifest's declaration.
    func sites(of arc: Digraph.Arc) -> [Violation.Site] {
        guard let edge = edge(arc) else { return [] }
        let declared = declaration(of: edge, to: module(arc.head))
        if !edge.imports.isEmpty {
            return edge.imports.map { .init(place: $0.place, evidence: [$0.summary] + declared) }
        }
        if !edge.uses.isEmpty {
            return edge.uses.map { .init(place: $0.place, evidence: [$0.summary]) }
        }
        guard let place = edge.declaration?.place ?? module(arc.tail).place else { return [] }
        let imported = graph.kinds.contains(.imported) ? ["never imported"] : []
        return [.init(place: place, evidence: declared + imported)]
    }

    private func declaration(of edge: Edge, to head: Module) -> [String] {
        guard let declaration = edge.declaration else {
            guard graph.kinds.contains(.declared), head.isDeclarable else { return [] }
            let package = head.package.map { " (in the package '\($0)')" } ?? ""
            return ["not declared in the manifest\(package)"]
        }
        let conditions = [
            ("on", declaration.platforms), ("with trait", declaration.traits),
        ].filter { !$1.isEmpty }.map { "\($0) \($1.joined(separator: ", "))" }
        let condition = conditions.isEmpty ? "" : " (\(conditions.joined(separator: "; ")))"
        return ["declared in \(declaration.place.file):\(declaration.place.line)\(condition)"]
    }

    /// How easily a dependency can be removed, below 1,000: an undeclared one more easily than a
    /// declared one, and then one with few imports more easily than one with many.
    func removability(of arc: Digraph.Arc) -> Int {
        guard let edge = edge(arc) else { return 0 }
        return (edge.declaration == nil ? 500 : 0) + max(0, 499 - edge.imports.count)
    }
}
