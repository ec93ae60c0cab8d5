/// Requires that some modules are absent from a product that is built with certain traits:
/// according to the manifest and, with shipped evidence of such a build, to the symbols of the
/// program.
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
        let declared = declaredPaths(into: product, in: graph).map { violation(by: $0, in: graph) }
        let subjects = Set(declared.map(\.subject))
        return declared + linked(in: product, graph).filter { !subjects.contains($0.subject) }
    }

    /// For each of the modules, the shortest path from the product to it, according to the
    /// manifest.
    private func declaredPaths(into product: Product, in graph: GraphIndex) -> [[Int]] {
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
        return violation(
            of: names[names.count - 1],
            sites: place.map { [Violation.Site(place: $0)] } ?? [], path: names)
    }

    /// The modules that are in the linked program although the manifest excludes them. A program
    /// that was built with other or unknown traits is ignored.
    private func linked(in product: Product, _ graph: GraphIndex) -> [Violation] {
        guard let linked = product.linked, product.traits.map(Set.init) == Set(traits) else {
            return []
        }
        return graph.select(modules).map(graph.module).filter { linked.contains($0.name) }.map {
            let sites = $0.place.map {
                [Violation.Site(place: $0, evidence: ["the program contains its symbols"])]
            }
            return violation(of: $0.name, sites: sites ?? [], path: [])
        }
    }

    private func violation(
        of module: String, sites: [Violation.Site], path: [String]
    ) -> Violation {
        let with = traits.isEmpty ? "without traits" : "with \(traits.joined(separator: ", "))"
        return Violation(
            subject: "\(from) -> \(module)",
            sentence: "\(from) \(with) must not contain \(module)", sites: sites, path: path)
    }
}
