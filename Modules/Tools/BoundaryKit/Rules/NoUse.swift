extension BoundaryRule {
    /// Requires that some modules don't use some symbols.
    ///
    /// ```swift
    /// .noUse(of: ["fatalError", "UserDefaults.standard"], in: "path:Modules/*", because: "…")
    /// ```
    /// - Parameters:
    ///   - symbols: The names with the types around them, with or without the module. A name without
    ///     argument labels means every overload.
    ///   - modules: The modules that must not use them.
    ///   - reason: Why the rule holds; a finding shows it.
    public static func noUse(
        of symbols: [String], in modules: ModuleSelector = .all, because reason: String
    ) -> BoundaryRule {
        BoundaryRule(NoUse(symbols: symbols, modules: modules), because: reason)
    }
}

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
