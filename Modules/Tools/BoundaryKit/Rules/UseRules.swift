import CommandLineKit

/// Requires that some modules don't use some symbols.
struct NoUse: RequirementOfModules {
    static let evidence: Set<Evidence> = [.used]
    static let fix = "use something else, as the reason says"
    let symbols: [String]
    let modules: ModuleSelector?

    func violations(in graph: GraphIndex) -> [Violation] {
        let files = graph.files(in: subjects[0])
        return symbols.flatMap { graph.violations(byUsing: SymbolName($0), in: files) }
    }
}

/// Requires that only some modules use some symbols of the package, besides the modules that
/// declare them.
struct UsedOnlyBy: Requirement {
    static let evidence: Set<Evidence> = [.used]
    static let fix =
        "call it from one of the modules that may use it, or let that module pass what is needed"
    let symbols: [String]
    let users: ModuleSelector

    var subjects: [ModuleSelector] { [] }
    var others: [ModuleSelector] { [users] }
    var slug: String { (symbols + [Self.name]).map(\.kebabCased).joined(separator: "-") }

    func violations(in graph: GraphIndex) -> [Violation] {
        let sources = graph.sources
        let allowed = graph.files(in: users)
        return symbols.flatMap { symbol -> [Violation] in
            let name = SymbolName(symbol)
            let owners = graph.symbols(named: name).compactMap { sources.symbols[$0].site?.file }
            guard !owners.isEmpty else { return [unknown(symbol, in: sources)] }
            let home = Set(owners.map { sources.files[$0].vertexName })
            let others = sources.files.indices.filter {
                !allowed.contains($0) && !home.contains(sources.files[$0].vertexName)
            }
            return graph.violations(byUsing: name, in: Set(others))
        }
    }

    /// The violation by a name that means no symbol, with which the rule would hold unnoticed.
    private func unknown(_ name: String, in sources: SourceIndex) -> Violation {
        let names = sources.symbols.indices.filter { sources.symbols[$0].site != nil }.map {
            String(sources.qualifiedName(of: $0).prefix { $0 != "(" })
        }
        let advice = names.nearest(to: name).map { "; did you mean '\($0)'?" } ?? ""
        return Violation(
            subject: "selects nothing: \(name)",
            sentence: "no symbol of the package has the name '\(name)'\(advice)",
            fix: "correct the name, or remove it", isAboutRule: true)
    }
}

/// The name of a symbol in a rule, such as `print`, `AppRouter.register` or
/// `Foundation.UserDefaults.standard`: with the types around it, and with or without the module.
/// Without argument labels, it names every overload.
struct SymbolName: Hashable, Sendable {
    let text: String
    let base: String

    init(_ text: String) {
        let last = text.prefix { $0 != "(" }.split(separator: ".").last
        self.text = text
        base = last.map(String.init) ?? text
    }

    /// Whether a symbol has the name.
    /// - Parameters:
    ///   - name: The symbol's name with the types around it, such as `Cart.add(_:)`.
    ///   - module: The module that declares it; `nil` if that isn't known.
    func matches(_ name: String, in module: String?) -> Bool {
        // A name that only the text of a file shows has no labels.
        let hasLabels = text.contains("(") && name.contains("(")
        let text = hasLabels ? text[...] : text.prefix { $0 != "(" }
        let name = hasLabels ? name[...] : name.prefix { $0 != "(" }
        return name == text || module.map { "\($0).\(name)" == text } ?? false
    }
}

extension GraphIndex {
    fileprivate func symbols(named name: SymbolName) -> Set<Int> {
        let sources = sources
        return Set(
            sources.symbols.indices.filter { index in
                let symbol = sources.symbols[index]
                // Comparing bytes is many times faster than comparing characters.
                guard symbol.name.utf8.starts(with: name.base.utf8),
                    [nil, UInt8(ascii: "(")]
                        .contains(symbol.name.utf8.dropFirst(name.base.utf8.count).first)
                else { return false }
                if let site = symbol.site {
                    return name.matches(
                        sources.qualifiedName(of: index), in: sources.files[site.file].module)
                }
                guard let external = ExternalSymbolName(symbol.identifier) else {
                    // The identifier of a C or Objective-C symbol contains its name.
                    return name.matches(symbol.name, in: nil)
                }
                let types = external.types.isEmpty ? "" : "\(external.types)."
                return name.matches(types + symbol.name, in: external.module)
            })
    }

    fileprivate func violations(byUsing name: SymbolName, in files: Set<Int>) -> [Violation] {
        let sources = self.sources
        let symbols = self.symbols(named: name)
        return sources.uses.filter { symbols.contains($0.symbol) && files.contains($0.file) }
            .map { use in
                let vertex = sources.files[use.file].vertexName
                let declaration = sources.symbols[use.symbol].site?.place
                return Violation(
                    subject: "\(vertex) uses \(name.text)",
                    sentence: "\(vertex) must not use \(name.text)",
                    sites: use.places.map { place in
                        .init(
                            place: place,
                            evidence: declaration.map { ["declared at \($0)"] } ?? [])
                    })
            }
    }
}
