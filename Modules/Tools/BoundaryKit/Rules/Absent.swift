/// Requires that some modules are absent from a product that is built with certain traits,
/// according to the manifest.
struct Absent: Requirement {
    static let name = "absent"
    static let concern = Concern.structure
    static let evidence: Set<Evidence.Kind> = [.declared]
    static let fix = "make the dependency conditional on a trait that this product doesn't enable"
    let modules: ModuleSelector
    let from: String
    @Defaulted var traits: [String]

    var subjects: [ModuleSelector] { [modules] }

    func violations(in graph: GraphIndex) -> [Violation] {
        guard let product = graph.graph.products.first(where: { $0.name == from }) else {
            let names = graph.graph.products.map(\.name)
            return [
                Violation(
                    subject: from, sentence: "the package has no product \(from)",
                    fix: names.isEmpty
                        ? "declare the product in the manifest, or remove the rule"
                        : "name one of \(names.listed(upTo: 8))",
                    isAboutRule: true)
            ]
        }
        return paths(into: product, in: graph).map { violation(by: $0, in: graph) }
    }

    /// For each of the modules, the shortest path from the product to it, according to the
    /// manifest.
    private func paths(into product: Product, in graph: GraphIndex) -> [[Int]] {
        let enabled = Digraph(
            count: graph.digraph.count,
            arcs: graph.declared.arcs.filter { arc in
                if graph.module(arc.head).isBuildTool { return false }
                let declarations = graph.edge(arc.tail, arc.head)?.declarations ?? []
                return declarations.contains { $0.applies(with: traits) }
            })
        let absent = graph.select(modules)
        return product.modules.compactMap(graph.number).flatMap { root in
            let paths = ShortestPaths(in: enabled, from: root) { !absent.contains($0) }
            return absent.compactMap { $0 == root ? [root] : paths.path(to: $0) }
        }
    }

    private func violation(by path: [Int], in graph: GraphIndex) -> Violation {
        let names = graph.names(path)
        let place =
            path.count > 1
            ? graph.edge(path[path.count - 2], path[path.count - 1])?.declaration?.place
            : graph.module(path[0]).place
        let with = traits.isEmpty ? "without traits" : "with \(traits.joined(separator: ", "))"
        let module = names[names.count - 1]
        return Violation(
            subject: "\(from) -> \(module)",
            sentence: "\(from) \(with) must not contain \(module)",
            sites: place.map { [Violation.Site(place: $0)] } ?? [], path: names)
    }
}
