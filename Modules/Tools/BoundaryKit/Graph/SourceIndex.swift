/// What the source files of a package declare and use.
struct SourceIndex: Hashable, Sendable {
    struct File: Hashable, Sendable {
        let path: String
        let module: String
        /// The name of its vertex in the graph: the module, or the folder of it that a rule treats
        /// as a module.
        var vertexName: String
        let declarations: [Declaration]
    }

    /// A symbol that a file declares or uses, according to the compiler's index.
    struct Symbol: Hashable, Sendable {
        /// Its identifier in all indexes, which the compiler derives from its full name and type.
        let identifier: String
        let name: String
        /// The file and the place of its declaration; `nil` if the package doesn't declare it.
        var site: Site?
        /// The type around it, as an index in the list of symbols.
        var parent: Int?
    }

    struct Site: Hashable, Sendable {
        let file: Int
        let place: SourcePlace
    }

    struct Use: Hashable, Sendable {
        let file: Int
        let symbol: Int
        /// The places in the file, at least one.
        let places: [SourcePlace]
    }

    var files: [File] = []
    /// The declared symbols, and the symbols of other packages that the files use.
    private(set) var symbols: [Symbol] = []
    private(set) var uses: [Use] = []

    /// Joins the records of files: all declarations first, and then the uses, whose symbols another
    /// file can declare. A record of an earlier text of a file counts for its declarations only.
    /// - Parameters:
    ///   - files: The source files.
    ///   - records: The record of each of them; `nil` for a file that the index doesn't contain.
    init(files: [File], records: [IndexRecord?] = []) {
        self.files = files
        var indices: [String: Int] = [:]
        func index(of symbol: Symbol) -> Int {
            if let index = indices[symbol.identifier] { return index }
            indices[symbol.identifier] = symbols.count
            symbols.append(symbol)
            return symbols.count - 1
        }
        for (file, record) in records.enumerated() {
            for declaration in record?.declarations ?? [] {
                let symbols = record?.symbols ?? []
                let symbol = index(of: symbols[declaration.symbol])
                // Extensions of several files, and a file in two modules, repeat a declaration.
                guard self.symbols[symbol].site == nil else { continue }
                self.symbols[symbol].site = Site(file: file, place: declaration.place)
                self.symbols[symbol].parent = declaration.parent.map { index(of: symbols[$0]) }
            }
        }
        for (file, record) in records.enumerated() {
            guard let record, record.isCurrent else { continue }
            uses += record.uses.sorted { $0.key < $1.key }.map { symbol, places in
                Use(file: file, symbol: index(of: record.symbols[symbol]), places: places)
            }
        }
    }

    /// The name of a symbol with the types around it, such as `Cart.add(_:)`.
    func qualifiedName(of symbol: Int) -> String {
        // The limit holds for an index whose symbols contain each other, too.
        let around = sequence(first: symbol) { symbols[$0].parent }.prefix(16)
        return around.reversed().map { symbols[$0].name }.joined(separator: ".")
    }

    /// The dependencies that uses show, one for each use.
    var edges: [Edge] {
        uses.compactMap { use in
            guard let site = symbols[use.symbol].site, let first = use.places.first,
                files[use.file].vertexName != files[site.file].vertexName
            else { return nil }
            let symbol = SymbolUse(
                place: first, symbol: qualifiedName(of: use.symbol), declaration: site.place,
                count: use.places.count)
            return Edge(
                from: files[use.file].vertexName, to: files[site.file].vertexName, used: [symbol])
        }
    }
}

/// The symbols that a file declares and uses, as a record of the index lists them.
struct IndexRecord: Sendable {
    struct Declaration: Sendable {
        let symbol: Int
        let place: SourcePlace
        var parent: Int?
    }

    /// The symbols in the record. Their sites aren't known yet.
    var symbols: [SourceIndex.Symbol] = []
    var declarations: [Declaration] = []
    /// The places of uses in the file, by the symbol that is used.
    var uses: [Int: [SourcePlace]] = [:]
    /// Whether it describes the current text of the file.
    var isCurrent = true
}
