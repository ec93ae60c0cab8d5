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
        return symbols.flatMap { graph.violations(byUsing: SymbolName($0), in: files) }
    }
}

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
            let owners = graph.symbols(named: name).compactMap { sources.symbols[$0].site?.file }
            guard !owners.isEmpty else { return [graph.violation(byUnknown: symbol)] }
            let home = Set(owners.map { sources.files[$0].vertex })
            let others = sources.files.indices.filter {
                !allowed.contains($0) && !home.contains(sources.files[$0].vertex)
            }
            return graph.violations(byUsing: name, in: Set(others))
        }
    }
}

/// The name of a symbol in a rule, such as `print`, `AppRouter.register` or
/// `Foundation.UserDefaults.standard`: with the types around it, and with or without the module.
/// Without argument labels, it names every overload.
struct SymbolName: Hashable, Sendable {
    let text: String
    /// The name itself, without types and labels.
    let base: String

    init(_ text: String) {
        let last = text.prefix { $0 != "(" }.split(separator: ".").last
        self.text = text
        base = last.map(String.init) ?? text
    }

    /// Whether a symbol has this name.
    /// - Parameter name: Its name with the types around it.
    func matches(_ name: String, in module: String?) -> Bool {
        // A name that only the text of a file shows has no labels.
        let hasLabels = text.contains("(") && name.contains("(")
        let text = hasLabels ? text[...] : text.prefix { $0 != "(" }
        let name = hasLabels ? name[...] : name.prefix { $0 != "(" }
        return name == text || module.map { "\($0).\(name)" == text } ?? false
    }
}
