/// The files of a package, with what they declare and use.
struct SourceIndex: Hashable, Sendable {
    /// A place in a file.
    struct Position: Hashable, Sendable, Comparable {
        let line: Int
        let column: Int

        static func < (left: Position, right: Position) -> Bool {
            (left.line, left.column) < (right.line, right.column)
        }
    }

    /// A source file of a module.
    struct File: Hashable, Sendable {
        /// The path, relative to the package's folder.
        let path: String
        /// The module that contains it.
        let module: String
        /// The module, or the folder of it that a rule treats as a module.
        var vertex: String
        /// What its text declares.
        let declarations: Declarations
    }

    /// A symbol that a file declares or uses, according to the compiler's index.
    struct Symbol: Hashable, Sendable {
        /// Its identifier in all indexes, which the compiler derives from its full name and type.
        let identifier: String
        /// Its name, such as `add(_:)`.
        let name: String
        /// The file and the place of its declaration; `nil` if the package doesn't declare it.
        var site: (file: Int, position: Position)?
        /// The type around it, as an index in the list of symbols.
        var parent: Int?

        static func == (left: Symbol, right: Symbol) -> Bool { left.identifier == right.identifier }
        func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
    }

    /// The uses of a symbol by a file.
    struct Use: Hashable, Sendable {
        let file: Int
        let symbol: Int
        /// The places in the file, of which there is at least one.
        let positions: [Position]
    }

    /// The files, ordered by path.
    var files: [File] = []
    /// The declared symbols, and the symbols of other packages that the files use.
    private(set) var symbols: [Symbol] = []
    /// The uses of symbols, ordered by file.
    private(set) var uses: [Use] = []

    /// Combines the records of files.
    /// - Parameters:
    ///   - files: The files.
    ///   - records: The record of each file; `nil` if the index has none. One of an earlier text
    ///     counts for its declarations only.
    init(files: [File], records: [(record: IndexRecord, isCurrent: Bool)?] = []) {
        self.files = files
        var numbers: [String: Int] = [:]
        func number(of symbol: IndexRecord.Symbol) -> Int {
            if let number = numbers[symbol.identifier] { return number }
            numbers[symbol.identifier] = symbols.count
            symbols.append(Symbol(identifier: symbol.identifier, name: symbol.name))
            return symbols.count - 1
        }
        for (file, found) in records.enumerated() {
            guard let record = found?.record else { continue }
            for declaration in record.declarations {
                let symbol = number(of: record.symbols[declaration.symbol])
                // Extensions of several files, and a file in two modules, repeat a declaration.
                guard symbols[symbol].site == nil else { continue }
                symbols[symbol].site = (file, declaration.position)
                symbols[symbol].parent = declaration.parent.map { number(of: record.symbols[$0]) }
            }
        }
        for (file, found) in records.enumerated() {
            guard let found, found.isCurrent else { continue }
            let sorted = found.record.uses.sorted { $0.key < $1.key }
            for (symbol, positions) in sorted {
                uses.append(
                    Use(
                        file: file, symbol: number(of: found.record.symbols[symbol]),
                        positions: positions))
            }
        }
    }

    /// The place of a position in a file.
    func place(_ file: Int, _ position: Position) -> SourcePlace {
        SourcePlace(file: files[file].path, line: position.line, column: position.column)
    }

    /// The place of a declaration; `nil` if the package doesn't declare the symbol.
    func place(of symbol: Symbol) -> SourcePlace? {
        symbol.site.map { place($0.file, $0.position) }
    }

    /// The name of a symbol with the types around it, such as `Cart.add(_:)`.
    func qualifiedName(of symbol: Int) -> String {
        var (names, next) = ([symbols[symbol].name], symbols[symbol].parent)
        // The limit holds for an index whose symbols contain each other, too.
        while let parent = next, names.count < 16 {
            names.append(symbols[parent].name)
            next = symbols[parent].parent
        }
        return names.reversed().joined(separator: ".")
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
                        of: qualifiedName(of: use.symbol), at: place(use.file, first),
                        declaredAt: declaration, count: use.positions.count)))
        }
        return evidence.map { Edge(from: $0.key.tail, to: $0.key.head, evidence: $0.value) }
    }
}

/// The symbols that a file declares and uses, as a record of the index lists them.
struct IndexRecord: Sendable {
    /// A symbol in the file.
    struct Symbol: Sendable {
        /// Its identifier in all indexes.
        let identifier: String
        let name: String
    }

    /// The declaration of a symbol.
    struct Declaration: Sendable {
        let symbol: Int
        let position: SourceIndex.Position
        /// The type around it.
        var parent: Int?
    }

    var symbols: [Symbol] = []
    var declarations: [Declaration] = []
    /// The places at which each symbol is used.
    var uses: [Int: [SourceIndex.Position]] = [:]
}
