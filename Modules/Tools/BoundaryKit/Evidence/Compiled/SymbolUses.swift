/// The symbols that modules need from one another.
struct SymbolUses {
    private struct Pair: Hashable {
        let user: String
        let owner: String
    }

    private let uses: [Pair: [String]]
    /// A file that needs each symbol, by the module of the file.
    private let files: [String: [String: String]]

    init(_ symbols: ObjectSymbols) {
        var users: [String: [String]] = [:]
        for (user, symbols) in symbols.needed {
            for symbol in symbols.keys { users[symbol, default: []].append(user) }
        }
        var uses: [Pair: [String]] = [:]
        for (owner, symbols) in symbols.defined {
            for symbol in symbols {
                for user in users[symbol, default: []] where user != owner {
                    uses[Pair(user: user, owner: owner), default: []].append(symbol)
                }
            }
        }
        self.uses = uses
        files = symbols.needed
    }

    /// All symbols that are used across modules.
    var symbols: [String] { Set(uses.values.flatMap { $0 }).sorted() }

    /// A dependency for each pair of modules, with the declarations that are used.
    func edges(named names: DemangledNames) -> [Edge] {
        uses.map { pair, symbols in
            let declarations = Set(symbols.map { names.declaration(of: $0, in: pair.owner) })
            return Edge(
                from: pair.user, to: pair.owner, evidence: [.compiled(declarations.sorted())])
        }
    }

    /// The declarations of a module that another one uses, each with an object file that needs it.
    func files(
        from user: String, to owner: String, named names: DemangledNames
    ) -> [String: String] {
        let symbols = uses[Pair(user: user, owner: owner), default: []].sorted()
        return symbols.reduce(into: [:]) { found, symbol in
            found[names.declaration(of: symbol, in: owner)] = files[user]?[symbol]
        }
    }
}
