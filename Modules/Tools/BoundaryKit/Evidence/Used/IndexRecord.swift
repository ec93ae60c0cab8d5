/// The symbols that a file declares and uses, as a record of the index lists them.
struct IndexRecord: Sendable {
    /// A symbol in the file.
    struct Symbol: Sendable {
        let identifier: String
        let name: String
        let kind: SourceSymbol.Kind
    }

    /// The declaration of a symbol.
    struct Declaration: Sendable {
        let symbol: Int
        let line: Int
        let column: Int
        /// The type around it.
        var parent: Int?
        /// Whether the compiler makes it.
        let isImplicit: Bool
        /// Whether it overrides another symbol, or satisfies a requirement.
        var isRequired = false
    }

    /// The use of a symbol.
    struct Use: Sendable {
        let symbol: Int
        var positions: [SourceFacts.Position]
    }

    /// The inheritance from a class or a conformance to a protocol.
    struct Inheritance: Sendable {
        let type: Int
        let base: Int
    }

    var symbols: [Symbol] = []
    var declarations: [Declaration] = []
    var uses: [Use] = []
    var inheritances: [Inheritance] = []
    /// The symbols that a conformance away from their declarations names as required.
    var required: Set<Int> = []
    /// The lines that contain symbols.
    var lines: Set<Int> = []
}
