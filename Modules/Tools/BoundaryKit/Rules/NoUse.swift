/// Requires that some modules don't use some symbols.
struct NoUse: Requirement {
    static let name = "noUse"
    static let evidence: Set<Evidence.Kind> = [.used]
    static let fix = "use something else, as the reason says"
    let symbols: [String]
    @Defaulted var modules: ModuleSelector

    var subjects: [ModuleSelector] { [modules] }

    func violations(in graph: GraphIndex) -> [Violation] {
        let files = graph.files(in: modules)
        return symbols.flatMap { symbol in
            graph.uses(of: SymbolName(symbol), in: files).map { use in
                let module = graph.sources.files[use.file].vertex
                return Violation(
                    subject: "\(module) uses \(symbol)",
                    sentence: "\(module) must not use \(symbol)",
                    sites: use.sites(in: graph.sources))
            }
        }
    }
}
