/// The symbols that the sources of a package declare and use.
struct SourceIndex: Hashable, Sendable {
    /// A source file.
    struct File: Hashable, Sendable {
        /// The path, relative to the package's folder.
        let path: String
        /// The module that contains it.
        let module: String
        /// The module, or the folder of it that a rule treats as a module.
        var vertex: String
        /// Whether the compiler's index describes its current text.
        let isIndexed: Bool
        /// What its text shows.
        let facts: SourceFacts
    }

    /// The uses of a symbol by a file.
    struct Use: Hashable, Sendable {
        let file: Int
        let symbol: Int
        /// The places in the file, of which there is at least one.
        let positions: [SourceFacts.Position]
        let isIndexed: Bool
    }

    /// The file in which a type names a protocol or a superclass.
    struct Conformance: Hashable, Sendable {
        let file: Int
        let type: Int
    }

    /// The files, ordered by path.
    var files: [File] = []
    /// The declared symbols, and the symbols of other packages that the files use.
    var symbols: [SourceSymbol] = []
    /// The uses of symbols, ordered by file and place.
    var uses: [Use] = []
    /// The places of conformances and inheritances.
    var conformances: [Conformance] = []

    /// The reason why the compiler's index isn't read although there is one.
    var failure: String?

    /// A place in a file.
    func place(_ file: Int, line: Int, column: Int) -> SourcePlace {
        SourcePlace(file: files[file].path, line: line, column: column)
    }

    /// The place of a declaration; `nil` if the package doesn't declare the symbol.
    func place(of symbol: SourceSymbol) -> SourcePlace? {
        symbol.site.map { place($0.file, line: $0.line, column: $0.column) }
    }

    /// The name of a symbol with the types around it, such as `Cart.add(_:)`.
    func qualifiedName(of symbol: Int) -> String {
        enclosing(symbol).reversed().map { symbols[$0].name }.joined(separator: ".")
    }

    /// A symbol and the types around it, from the innermost.
    func enclosing(_ symbol: Int) -> [Int] {
        var (found, next) = ([symbol], symbols[symbol].parent)
        // The limit holds for an index whose symbols contain each other, too.
        while let parent = next, found.count < 16 {
            found.append(parent)
            next = symbols[parent].parent
        }
        return found
    }

    /// The dependencies between the vertices of files.
    var edges: [Edge] {
        struct Pair: Hashable {
            let tail: String
            let head: String
        }
        var evidence: [Pair: [EdgeEvidence]] = [:]
        for use in uses {
            let symbol = symbols[use.symbol]
            guard let site = symbol.site, let first = use.positions.first,
                files[use.file].vertex != files[site.file].vertex,
                let declaration = place(of: symbol)
            else { continue }
            let pair = Pair(tail: files[use.file].vertex, head: files[site.file].vertex)
            evidence[pair, default: []].append(
                .used(
                    SymbolUse(
                        of: qualifiedName(of: use.symbol),
                        at: place(use.file, line: first.line, column: first.column),
                        declaredAt: declaration, count: use.positions.count,
                        origin: use.isIndexed ? .index : .name)))
        }
        return evidence.map { Edge(from: $0.key.tail, to: $0.key.head, evidence: $0.value) }
    }
}
