/// Requires that only some modules use some symbols of the package, besides the modules that
/// declare them.
struct UsedOnlyBy: Requirement {
    static let name = "usedOnlyBy"
    static let evidence: Set<Evidence.Kind> = [.used]
    static let fix =
        "call it from one of the modules that may use it, or let that module pass what is needed"
    let symbols: [String]
    let users: ModuleSelector

    var subjects: [ModuleSelector] { [] }
    var others: [ModuleSelector] { [users] }

    var slug: String {
        let words = symbols.map(\.kebabCased).joined(separator: "-")
        return "\(words)-\(Self.name.kebabCased)"
    }

    func violations(in graph: GraphIndex) -> [Violation] {
        let sources = graph.sources
        let allowed = graph.files(in: users)
        return symbols.flatMap { symbol -> [Violation] in
            let name = SymbolName(symbol)
            let indexed = graph.symbols(named: name).compactMap { sources.symbols[$0].site?.file }
            let owners =
                indexed.isEmpty ? Array(NamedTypes(in: graph).files(declaring: name)) : indexed
            guard !owners.isEmpty else { return [graph.violation(byUnknown: symbol)] }
            let home = Set(owners.map { sources.files[$0].vertex })
            let possible = graph.users(of: home).subtracting(home)
            let others = Set(
                sources.files.indices.filter {
                    !allowed.contains($0) && possible.contains(sources.files[$0].vertex)
                })
            return graph.uses(of: name, in: others).map { use in
                let module = sources.files[use.file].vertex
                return Violation(
                    subject: "\(module) uses \(symbol)",
                    sentence: "\(module) must not use \(symbol)", sites: use.sites(in: sources))
            }
        }
    }
}
