extension BoundaryRule {
    /// Requires that some modules import others only in files of certain folders, such as SwiftUI in
    /// their views.
    /// - Parameters:
    ///   - modules: The modules whose imports are checked. Others that they depend on aren't.
    ///   - imported: The modules that they may import in these files only.
    ///   - files: Patterns for paths from the folder of a module: `Views/**` is every file in its
    ///     folder `Views`, however deep.
    ///   - reason: Why the rule holds; a finding shows it.
    public static func modules(
        _ modules: ModuleSelector, import imported: ModuleSelector, onlyIn files: [String],
        because reason: String
    ) -> BoundaryRule {
        BoundaryRule(
            ImportsOnlyIn(modules: modules, imported: imported, files: files), because: reason)
    }
}

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
