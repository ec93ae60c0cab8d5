/// Unused symbols, compared with those that are allowed.
package struct UnusedReview: Encodable {
    /// An unused symbol that is allowed.
    package struct Allowed: Encodable {
        /// The symbol.
        package let symbol: UnusedCode.Symbol
        /// The reason of the first entry that names it.
        package let because: String
    }

    /// An entry that allows no unused symbol.
    package struct Stale: Encodable {
        /// The place of the entry.
        package let place: SourcePlace
        /// The name in the entry.
        package let symbol: String
    }

    /// The symbols that no entry allows.
    package let symbols: [UnusedCode.Symbol]
    /// The symbols that an entry allows.
    package let allowed: [Allowed]
    /// The entries that allow nothing.
    package let stale: [Stale]
    /// The files that no product needs.
    package let files: [UnusedCode.File]
    /// What the evidence doesn't show.
    package let notes: [String]
    /// Whether only what is allowed is unused.
    package let isPassed: Bool

    /// Compares unused code with what is allowed.
    /// - Parameter allowed: The allowed symbols; `nil` if the package doesn't list any, so that
    ///   nothing is required of it.
    package init(_ unused: UnusedCode, allowed list: AllowedSymbols?) {
        let entries = list?.entries ?? []
        var (symbols, allowed) = ([UnusedCode.Symbol](), [Allowed]())
        var used: Set<Int> = []
        for symbol in unused.symbols {
            let matching = entries.indices.filter { entries[$0].matches(symbol) }
            used.formUnion(matching)
            if let first = matching.first {
                allowed.append(Allowed(symbol: symbol, because: entries[first].because))
            } else {
                symbols.append(symbol)
            }
        }
        (self.symbols, self.allowed) = (symbols, allowed)
        stale = entries.indices.filter { !used.contains($0) }
            .map { Stale(place: entries[$0].place, symbol: entries[$0].pattern) }
        (files, notes) = (unused.files, unused.notes)
        isPassed = list == nil || symbols.isEmpty && stale.isEmpty && files.isEmpty
    }
}
