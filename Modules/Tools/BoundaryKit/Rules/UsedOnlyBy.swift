extension BoundaryRule {
    /// Requires that only some modules use some symbols of the package, besides the modules that
    /// declare them.
    ///
    /// ```swift
    /// .symbols(["AppRouter.register"], usedOnlyBy: ["AppContainer", "kind:test"], because: "…")
    /// ```
    /// - Parameters:
    ///   - symbols: The names with the types around them, with or without the module. A name without
    ///     argument labels means every overload.
    ///   - users: The modules that may use them.
    ///   - reason: Why the rule holds; a finding shows it.
    public static func symbols(
        _ symbols: [String], usedOnlyBy users: ModuleSelector, because reason: String
    ) -> BoundaryRule {
        BoundaryRule(UsedOnlyBy(symbols: symbols, users: users), because: reason)
    }
}

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
            let owners = graph.symbols(named: name).compactMap { sources.symbols[$0].site?.file }
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
