/// The uses of modules that only object files show: code of one module can need a type that it
/// doesn't name, because a default argument or an inlined function of another module chooses it.
struct HiddenUses {
    private let links: LinkedDeclarations
    private let sources: SourceIndex
    /// The pairs of modules of which the sources show that one depends on the other.
    private let visible: Set<[String]>
    private let files: [String: Int]

    /// - Parameter known: The dependencies that the sources show.
    init(_ links: LinkedDeclarations, known: [Edge], in sources: SourceIndex) {
        self.links = links
        self.sources = sources
        visible = Set(known.map { [$0.tail, $0.head] })
        files = Dictionary(
            sources.files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { one, _ in one })
    }

    /// The dependencies, with one use in each file.
    var edges: [Edge] {
        links.edges.filter { !visible.contains([$0.tail, $0.head]) }.map { edge in
            var uses: [String: SymbolUse] = [:]
            for (name, path) in links.declarations(from: edge.tail, to: edge.head) {
                guard let use = use(of: name, of: edge.head, in: path) else { continue }
                if uses[path].map({ $0.place > use.place }) ?? true { uses[path] = use }
            }
            return Edge(
                from: edge.tail, to: edge.head, evidence: uses.values.map { .used($0) })
        }
    }

    /// - Parameter name: The name of a declaration with its module, such as `Core.Cart.init`.
    private func use(of name: String, of owner: String, in path: String) -> SymbolUse? {
        guard let file = files[path] else { return nil }
        let symbols = symbols(named: name, of: owner)
        guard let symbol = symbols.first,
            let declaration = sources.place(of: sources.symbols[symbol])
        else { return nil }
        let naming = declarations(naming: Set(symbols))
        let uses = sources.uses.filter { $0.file == file }
        let position =
            uses.filter { naming.contains($0.symbol) }.flatMap(\.positions).min()
            ?? uses.filter { reaches(owner, from: $0.symbol) }.flatMap(\.positions).min()
            ?? SourceFacts.Position(line: 1, column: 1)
        return SymbolUse(
            of: sources.qualifiedName(of: symbol),
            at: sources.place(file, line: position.line, column: position.column),
            declaredAt: declaration, origin: .object)
    }

    /// The symbols of a module that a name means, or the types around it.
    private func symbols(named name: String, of owner: String) -> [Int] {
        let path = name.hasPrefix("\(owner).") ? name.dropFirst(owner.count + 1) : name[...]
        let found = sources.symbols.indices.compactMap { number -> (Int, String)? in
            guard let site = sources.symbols[number].site,
                sources.files[site.file].module == owner
            else { return nil }
            let own = String(sources.qualifiedName(of: number).prefix { $0 != "(" })
            return path == own || path.hasPrefix("\(own).") ? (number, own) : nil
        }
        return found.sorted { ($1.1.count, $0.0) < ($0.1.count, $1.0) }.map(\.0)
    }

    /// The declarations of other modules that name one of some symbols.
    private func declarations(naming symbols: Set<Int>) -> Set<Int> {
        var found: Set<Int> = []
        for use in sources.uses where symbols.contains(use.symbol) {
            let declared = sources.symbols.indices.compactMap { number in
                sources.symbols[number].site.flatMap { site in
                    site.file == use.file
                        ? (SourceFacts.Position(line: site.line, column: site.column), number) : nil
                }
            }
            for position in use.positions {
                let before = declared.filter { $0.0 < position }.max { $0.0 < $1.0 }
                if let before { found.insert(before.1) }
            }
        }
        return found
    }

    /// Whether a symbol is in another module that depends on a module.
    private func reaches(_ owner: String, from symbol: Int) -> Bool {
        guard let site = sources.symbols[symbol].site else { return false }
        return visible.contains([sources.files[site.file].module, owner])
    }
}
