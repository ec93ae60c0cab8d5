/// What the text of a Swift file shows without the compiler, in every branch of `#if`.
struct SourceFacts: Hashable, Sendable {
    /// A place in the file.
    struct Position: Hashable, Sendable, Comparable {
        let line: Int
        let column: Int

        static func < (left: Position, right: Position) -> Bool {
            (left.line, left.column) < (right.line, right.column)
        }
    }

    /// A word that can be a name.
    struct Word: Hashable, Sendable {
        let text: String
        /// The word before the dot: `UserDefaults` of `UserDefaults.standard`; empty if there is no
        /// word, and `nil` if there is no dot.
        let qualifier: String?
        let position: Position
        /// Whether it is a member whose type the compiler infers, such as `.standard`.
        var isImplicit = false
        /// Whether parentheses or braces follow, as in a call.
        var isCalled = false
    }

    /// The declaration of a type.
    struct TypeDeclaration: Hashable, Sendable {
        let kind: SourceSymbol.Kind
        let name: String
        /// The name with the types around it, such as `Cart.Line`.
        let path: String
        let position: Position
        /// The written access level, such as `public`; `nil` if none is.
        let access: String?
        /// Whether it is in no other declaration.
        let isOutermost: Bool
        /// The attributes before it, such as `@MainActor`, without arguments.
        var attributes: [String] = []
        /// Whether it is in a function.
        var isLocal = false
        /// What it inherits from and conforms to, as written.
        var bases: [String] = []
        /// Whether the compiler's index contains it.
        var isIndexed = false
    }

    /// An extension of a type.
    struct TypeExtension: Hashable, Sendable {
        /// The name of the type, such as `Cart.Line`.
        let path: String
        let position: Position
        /// What it makes the type conform to, as written.
        var bases: [String] = []
    }

    /// A declaration that other modules can see, and that is in no type unless in an extension of it.
    struct VisibleDeclaration: Hashable, Sendable {
        /// Its name without arguments, such as `Cart` or, in an extension, `Cart.add`.
        let name: String
        let position: Position
        /// The written access level, such as `public`.
        let access: String

        /// The name, or that of the extended type.
        var outermostName: String { String(name.prefix { $0 != "." }) }
    }

    /// An attribute such as `@unchecked`, or `nonisolated(unsafe)`.
    struct Attribute: Hashable, Sendable {
        let text: String
        let position: Position
    }

    /// The written access levels of declarations that other modules may see, by the places of their
    /// names.
    var exposed: [Position: String] = [:]
    /// The declarations that other modules can see, without those in types, in the order of the text.
    var visible: [VisibleDeclaration] = []
    /// The declarations of types.
    var types: [TypeDeclaration] = []
    /// The extensions of types.
    var extensions: [TypeExtension] = []
    /// The names of functions, properties and initializers with the types around them, such as
    /// `Cart.add`, except in functions.
    var declared: Set<String> = []
    /// Those of functions that need an instance.
    var methods: Set<String> = []
    /// The attributes, and `nonisolated(unsafe)`, without arguments.
    var attributes: [Attribute] = []
    /// The places of words in the signatures of declarations that other modules may see, which need
    /// the symbols that they name. The value is the name of the type around the declaration, such as
    /// `Map.Scale`; empty if there is none.
    var signatures: [Position: String] = [:]
    /// The words in code that isn't in the index.
    var words: [Word] = []

    /// The written access level of the declaration whose name is at a place; `nil` if none is.
    func access(line: Int, column: Int) -> String? {
        exposed[Position(line: line, column: column)] ?? type(line: line, column: column)?.access
    }

    /// The type whose name is at a place; `nil` if there is none.
    func type(line: Int, column: Int) -> TypeDeclaration? {
        types.first { $0.position == Position(line: line, column: column) }
    }

    /// Whether a written access level makes a declaration visible to other modules.
    static func isVisible(_ access: String?) -> Bool {
        access.map { ["public", "package", "open"].contains($0) } ?? false
    }
}
