/// A symbol of the package that a file uses.
package struct SymbolUse: Hashable, Sendable, Codable {
    /// What shows a use of a symbol.
    enum Origin: String, Hashable, Sendable, Codable {
        /// The compiler's index.
        case index
        /// The name of the type, in code that isn't in the index.
        case name
    }

    /// The first place in the file that uses it.
    let place: SourcePlace
    /// The name of the symbol with the types around it, such as `Cart.add(_:)`.
    let symbol: String
    /// The place that declares the symbol.
    let declaration: SourcePlace
    /// The number of places in the file that use it.
    let count: Int
    /// What shows the use.
    let origin: Origin

    /// Creates a use of a symbol.
    init(
        of symbol: String, at place: SourcePlace, declaredAt declaration: SourcePlace,
        count: Int = 1, origin: Origin = .index
    ) {
        self.symbol = symbol
        self.place = place
        self.declaration = declaration
        self.count = count
        self.origin = origin
    }

    /// Whether the compiler's index shows it.
    var isIndexed: Bool { origin == .index }

    /// The use as a phrase: `uses Cart.add(_:), declared at Shop/Cart.swift:3:10`.
    var summary: String {
        let others = count > 1 ? ", \(count) times in this file" : ""
        let name = "\(symbol), declared at \(declaration)\(others)"
        return switch origin {
        case .index: "uses \(name)"
        case .name: "uses \(name), by its name: the code isn't in the index"
        }
    }
}
