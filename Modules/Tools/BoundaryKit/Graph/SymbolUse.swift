/// A symbol of the package that a file uses, according to the compiler's index.
package struct SymbolUse: Hashable, Sendable, Codable {
    /// The first place in the file that uses it.
    package let place: SourcePlace
    /// The name of the symbol with the types around it, such as `Cart.add(_:)`.
    package let symbol: String
    /// The place that declares the symbol.
    package let declaration: SourcePlace
    /// The number of places in the file that use it.
    package let count: Int

    init(
        of symbol: String, at place: SourcePlace, declaredAt declaration: SourcePlace,
        count: Int = 1
    ) {
        self.symbol = symbol
        self.place = place
        self.declaration = declaration
        self.count = count
    }

    /// The use as a phrase: `uses Cart.add(_:), declared at Shop/Cart.swift:3:10`.
    var summary: String {
        let others = count > 1 ? ", \(count) times in this file" : ""
        return "uses \(symbol), declared at \(declaration)\(others)"
    }
}
