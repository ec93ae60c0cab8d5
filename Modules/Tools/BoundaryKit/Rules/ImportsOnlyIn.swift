/// Requires that some modules import others only in files of certain folders, such as SwiftUI in
/// their views.
struct ImportsOnlyIn: Requirement {
    static let name = "importsOnlyIn"
    static let evidence: Set<Evidence.Kind> = [.imported]
    static let fix = "move the code that needs it into one of these files"
    let modules: ModuleSelector
    let imported: ModuleSelector
    let files: [String]

    var subjects: [ModuleSelector] { [modules] }
    var others: [ModuleSelector] { [imported] }

    func violations(in graph: GraphIndex) -> [Violation] {
        let heads = graph.select(imported)
        let globs = files.map(Glob.init)
        let selected = graph.select(modules)
        return graph.digraph.arcs.compactMap { arc in
            guard selected.contains(arc.tail), heads.contains(arc.head),
                let edge = graph.edge(arc.tail, arc.head)
            else { return nil }
            let folder = graph.module(arc.tail).path + "/"
            let sites = graph.sites(of: arc.tail, arc.head).filter { site in
                guard edge.imports.contains(where: { $0.place == site.place }) else { return false }
                let path = String(site.place.file.trimmingPrefix(folder))
                return !globs.contains { $0.matches(path) }
            }
            guard !sites.isEmpty else { return nil }
            return Violation(
                subject: "\(edge.tail) -> \(edge.head)",
                sentence:
                    "\(edge.tail) may import \(edge.head) only in \(files.joined(separator: ", "))",
                sites: sites, path: [edge.tail, edge.head])
        }
    }
}
