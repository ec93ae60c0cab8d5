/// The symbols that other modules can see, with the modules that use them.
struct VisibleSymbols {
    private let sources: SourceIndex
    /// The modules that use each symbol, or a member of it.
    private var users: [Int: Set<String>] = [:]
    /// The modules that contain each word in code that isn't in the index, and can mean a symbol.
    private var wordUsers: [String: Set<String>] = [:]
    /// The symbols that must be visible, because a visible declaration names them.
    private var required: Set<Int> = []
    /// The words in visible declarations that aren't in the index, by module.
    private var requiredWords: [String: Set<String>] = [:]

    init(_ sources: SourceIndex) {
        self.sources = sources
        let inlinable = Set(
            sources.files.indices.filter { file in
                sources.files[file].facts.attributes.contains {
                    ["@inlinable", "@usableFromInline"].contains($0.text)
                }
            })
        for use in sources.uses {
            let module = sources.files[use.file].module
            for symbol in sources.enclosing(use.symbol) {
                users[symbol, default: []].insert(module)
            }
            if inlinable.contains(use.file) || isInSignature(use) { required.insert(use.symbol) }
        }
        for file in sources.files {
            for word in file.facts.words {
                wordUsers[word.text, default: []].insert(file.module)
                guard let type = file.facts.signatures[word.position],
                    type.prefix(while: { $0 != "." }) != word.text
                else { continue }
                requiredWords[file.module, default: []].insert(word.text)
            }
        }
    }

    /// The symbols that no module uses except their own, and tests.
    /// - Parameter testing: The libraries whose symbols are there for tests.
    func unused(
        tests: Set<String>, offered: Set<String>, testing: Set<String>
    ) -> [UnusedCode.Symbol] {
        sources.symbols.indices.compactMap { number -> UnusedCode.Symbol? in
            let symbol = sources.symbols[number]
            guard let site = symbol.site, let place = sources.place(of: symbol),
                symbol.isWritten, !symbol.isRequired, !required.contains(number)
            else { return nil }
            let file = sources.files[site.file]
            let base = String(symbol.name.prefix { $0 != "(" })
            guard let access = file.facts.access(line: site.line, column: site.column),
                SourceFacts.isVisible(access), !tests.contains(file.module),
                !Self.isCalledImplicitly(base),
                requiredWords[file.module]?.contains(base) != true
            else { return nil }
            let others = users[number, default: []].union(wordUsers[base, default: []])
                .subtracting([file.module])
            guard others.isSubset(of: testing.contains(file.module) ? [] : tests) else {
                return nil
            }
            return UnusedCode.Symbol(
                place: place, module: file.module, name: sources.qualifiedName(of: number),
                access: access, isTested: !others.isEmpty,
                isOffered: access != "package" && offered.contains(file.module))
        }.sorted { $0.place < $1.place }
    }

    /// Whether a use is in the signature of a visible declaration, other than those of a type itself,
    /// or of the outermost type around a member.
    private func isInSignature(_ use: SourceIndex.Use) -> Bool {
        let signatures = sources.files[use.file].facts.signatures
        guard !signatures.isEmpty, sources.symbols[use.symbol].site != nil else { return false }
        // A type needs none of its own mentions, and a member none by its outermost type.
        let isType = sources.symbols[use.symbol].kind.isType
        let own =
            isType
            ? sources.qualifiedName(of: use.symbol)
            : sources.enclosing(use.symbol).last.map { sources.symbols[$0].name } ?? ""
        return use.positions.contains { position in
            signatures[position].map { "\($0).".hasPrefix("\(own).") == false } ?? false
        }
    }

    /// Whether the compiler calls a function or a property of this name where no code names it.
    private static func isCalledImplicitly(_ name: String) -> Bool {
        name.hasPrefix("build")
            || [
                "wrappedValue", "projectedValue", "callAsFunction", "dynamicallyCall", "subscript",
                "appendInterpolation", "appendLiteral", "makeIterator", "next",
            ].contains(name)
    }
}
