/// A symbol that a source file declares or uses.
struct SourceSymbol: Hashable, Sendable {
    /// The kinds of symbols.
    enum Kind: String, Hashable, Sendable {
        case `struct`, `class`, `enum`, `protocol`, `typealias`, `extension`
        case function, property, `case`, initializer, macro, other

        /// Whether it is a type with members.
        var isType: Bool { [.struct, .class, .enum, .protocol].contains(self) }
    }

    /// The place of its declaration.
    struct Site: Hashable, Sendable {
        let file: Int
        let line: Int
        let column: Int
    }

    /// Its identifier in all indexes, which the compiler derives from its full name and type.
    let identifier: String
    /// Whether only the text of its file shows it, and not the index.
    var isOnlyNamed: Bool { identifier.hasPrefix("name:") }
    /// Its name, such as `add(_:)`.
    let name: String
    let kind: Kind
    /// The place of its declaration; `nil` if the package doesn't declare it.
    var site: Site?
    /// The type around it, as an index in the list of symbols.
    var parent: Int?
    /// Whether the declaration is in the text, and not made by the compiler.
    var isWritten = false
    /// Whether a protocol or a superclass requires it.
    var isRequired = false
    /// The class and the protocols that a type names in its declaration or in an extension.
    var bases: [Int] = []
}
