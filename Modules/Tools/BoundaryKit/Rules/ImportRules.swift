/// Requires that some modules import others only in files of certain folders, such as SwiftUI in
/// their views.
struct ImportsOnlyIn: RequirementOfSomeModules {
    static let evidence: Set<Evidence> = [.imported]
    static let fix = "move the code that needs it into one of these files"
    let modules: ModuleSelector
    let imported: ModuleSelector
    let files: [String]

    var others: [ModuleSelector] { [imported] }

    func violations(in graph: GraphIndex) -> [Violation] {
        let heads = graph.select(imported)
        let globs = files.map(Glob.init)
        return graph.imports(in: modules) { arc, statement in
            let folder = graph.module(arc.tail).path + "/"
            let path = String(statement.place.file.trimmingPrefix(folder))
            return heads.contains(arc.head) && !globs.contains { $0.matches(path) }
        } sentence: { tail, head in
            "\(tail) may import \(head) only in \(files.joined(separator: ", "))"
        }
    }
}

/// Requires that only a module's own tests import it with `@testable`: the test target whose
/// name begins with the module's, such as `ShopTests` for `Shop`; in an Xcode project, the test
/// target that the project connects with it.
struct TestableOnlyFromOwnTests: RequirementOfModules {
    static let evidence: Set<Evidence> = [.imported]
    static let fix = "import it without '@testable', or test it in its own tests"
    let modules: ModuleSelector?

    func violations(in graph: GraphIndex) -> [Violation] {
        let heads = graph.select(subjects[0])
        return graph.imports(in: .all) { arc, statement in
            statement.isTestable && heads.contains(arc.head)
                && !graph.tested(by: arc.tail).contains(arc.head)
        } sentence: { tail, head in
            "\(tail) must not import \(head) with '@testable'"
        }
    }
}

/// Requires that no module re-exports another one with `@_exported import` and, with
/// evidence of uses, that none uses a module of the package that it doesn't import.
struct NoReexport: RequirementOfModules {
    static let evidence: Set<Evidence> = [.imported]
    static let fix = "import it without '@_exported', and import it in each file that uses it"
    let modules: ModuleSelector?

    func violations(in graph: GraphIndex) -> [Violation] {
        let modules = graph.select(subjects[0])
        let uses = graph.digraph.arcs.compactMap { arc -> Violation? in
            guard modules.contains(arc.tail), graph.module(arc.head).kind != .external,
                let edge = graph.edge(arc), edge.imports.isEmpty, !edge.uses.isEmpty,
                !graph.reexports(arc.head, to: arc.tail)
            else { return nil }
            return Violation(
                subject: graph.text(of: arc),
                sentence: "\(edge.tail) uses \(edge.head) without importing it",
                sites: graph.sites(of: arc), path: [edge.tail, edge.head],
                fix: "import it in the files that use it")
        }
        return graph.imports(in: subjects[0]) {
            $1.isExported
        } sentence: { tail, head in
            "\(tail) re-exports \(head) to all its importers"
        } + uses
    }
}

extension GraphIndex {
    /// Whether a module gets another one by what it imports. The rule is about the module that
    /// re-exports it, not about its importers.
    fileprivate func reexports(_ module: Int, to importer: Int) -> Bool {
        digraph.filter { arc in
            edge(arc)?.imports.contains { arc.tail == importer || $0.isExported } == true
        }.leads(from: importer, to: module)
    }

    fileprivate func imports(
        in modules: ModuleSelector, where isWrong: (Digraph.Arc, ImportStatement) -> Bool,
        sentence: (_ tail: String, _ head: String) -> String
    ) -> [Violation] {
        let modules = select(modules)
        return digraph.arcs.compactMap { arc in
            guard modules.contains(arc.tail), let edge = edge(arc) else { return nil }
            let places = edge.imports.filter { isWrong(arc, $0) }.map(\.place)
            guard !places.isEmpty else { return nil }
            return Violation(
                subject: text(of: arc), sentence: sentence(edge.tail, edge.head),
                sites: sites(of: arc).filter { places.contains($0.place) },
                path: [edge.tail, edge.head])
        }
    }
}
