extension BoundaryRule {
    /// Some modules are not in a product that is built with certain traits.
    /// - Parameters:
    ///   - product: The name of a product.
    ///   - traits: The traits that are enabled in it; none if empty.
    public static func absent(
        _ modules: ModuleSelector, from product: String, traits: [String] = [],
        because reason: String
    ) -> BoundaryRule {
        BoundaryRule(Absent(modules: modules, from: product, traits: traits), because: reason)
    }
}

struct Absent: Requirement {
    static let name = "absent"
    static let evidence: Set<Evidence.Kind> = [.declared]
    static let fix = "let the dependency hold under a trait that this product does not enable"
    let modules: ModuleSelector
    let from: String
    @Usual var traits: [String]

    var subjects: [ModuleSelector] { [modules] }

    func violations(in graph: GraphIndex) -> [Violation] {
        guard let product = graph.graph.products.first(where: { $0.name == from }) else {
            return [
                Violation(
                    subject: from, sentence: "there is no product \(from)",
                    fix: "name one of \(graph.graph.products.map(\.name).listed(upTo: 8))")
            ]
        }
        let traits = Set(traits)
        let enabled = Digraph(
            count: graph.digraph.count,
            arcs: graph.declared.arcs.filter { arc in
                let declarations = graph.edge(arc.tail, arc.head)?.declarations ?? []
                return declarations.contains { declaration in
                    declaration.traits.isEmpty || !traits.isDisjoint(with: declaration.traits)
                }
            })
        let absent = graph.select(modules)
        let roots = product.modules.compactMap(graph.number)
        return roots.flatMap { root in
            let paths = ShortestPaths(in: enabled, from: root) { !absent.contains($0) }
            return absent.compactMap { head in
                let path = root == head ? [root] : paths.path(to: head)
                return path.map { violation(by: $0, in: graph) }
            }
        }
    }

    private func violation(by path: [Int], in graph: GraphIndex) -> Violation {
        let names = graph.names(path)
        let head = names[names.count - 1]
        let places =
            path.count > 1
            ? graph.edge(path[path.count - 2], path[path.count - 1])?.declaration?.place
            : graph.module(path[0]).place
        let with = traits.isEmpty ? "without traits" : "with \(traits.joined(separator: ", "))"
        return Violation(
            subject: "\(from) -> \(head)", sentence: "\(from) \(with) must not contain \(head)",
            sites: places.map { [Violation.Site(place: $0)] } ?? [], path: names)
    }
}
