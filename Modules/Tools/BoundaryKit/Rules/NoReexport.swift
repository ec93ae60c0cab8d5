/// Requires that no module re-exports another one with `@_exported import` and, with
/// evidence of uses, that none uses a module of the package that it doesn't import.
struct NoReexport: Requirement {
    static let name = "noReexport"
    static let evidence: Set<Evidence.Kind> = [.imported]
    static let fix = "import it without '@_exported', and import it in each file that uses it"
    @Defaulted var modules: ModuleSelector

    var subjects: [ModuleSelector] { [modules] }

    func violations(in graph: GraphIndex) -> [Violation] {
        graph.imports(in: modules, where: \.isExported) { tail, head in
            "\(tail) re-exports \(head) to all its importers"
        } + uses(in: graph)
    }

    /// The uses of symbols without an import.
    private func uses(in graph: GraphIndex) -> [Violation] {
        let modules = graph.select(modules)
        return graph.digraph.arcs.compactMap { arc in
            guard modules.contains(arc.tail), graph.module(arc.head).kind != .external,
                let edge = graph.edge(arc.tail, arc.head), edge.imports.isEmpty,
                !edge.uses.isEmpty,
                !graph.reexports(arc.head, to: arc.tail)
            else { return nil }
            return Violation(
                subject: "\(edge.tail) -> \(edge.head)",
                sentence: "\(edge.tail) uses \(edge.head) without importing it",
                sites: graph.sites(of: arc.tail, arc.head), path: [edge.tail, edge.head],
                fix: "import it in the files that use it")
        }
    }
}

extension GraphIndex {
    /// Whether a module gets another one by what it imports. The rule is about the module that
    /// re-exports it, not about its importers.
    fileprivate func reexports(_ module: Int, to importer: Int) -> Bool {
        var (found, next): (Set<Int>, [Int]) = ([], [importer])
        while let tail = next.popLast() {
            for arc in digraph.arcs where arc.tail == tail {
                guard let edge = edge(arc.tail, arc.head),
                    edge.imports.contains(where: { tail == importer || $0.isExported }),
                    found.insert(arc.head).inserted
                else { continue }
                next.append(arc.head)
            }
        }
        return found.contains(module)
    }

    /// The imports of some modules that have a property.
    func imports(
        in modules: ModuleSelector, where isIncluded: (ImportStatement) -> Bool,
        sentence: (_ tail: String, _ head: String) -> String
    ) -> [Violation] {
        let modules = select(modules)
        return digraph.arcs.compactMap { arc in
            guard modules.contains(arc.tail), let edge = edge(arc.tail, arc.head) else {
                return nil
            }
            let places = edge.imports.filter(isIncluded).map(\.place)
            guard !places.isEmpty else { return nil }
            return Violation(
                subject: "\(edge.tail) -> \(edge.head)",
                sentence: sentence(edge.tail, edge.head),
                sites: sites(of: arc.tail, arc.head).filter { places.contains($0.place) },
                path: [edge.tail, edge.head])
        }
    }
}
