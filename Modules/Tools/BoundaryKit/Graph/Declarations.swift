/// What the text of a Swift file declares, in every branch of `#if`.
struct Declarations: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case `struct`, `class`, `enum`, `protocol`, `typealias`, `extension`
    }

    /// The declaration of a type.
    struct TypeDeclaration: Hashable, Sendable {
        let kind: Kind
        /// The name with the types around it, such as `Cart.Line`.
        let path: String
        let place: SourcePlace
        /// The written access level, such as `public`, or that of the extension around it; `nil` if
        /// none is.
        let access: String?
        /// The attributes before it, such as `@MainActor`, without arguments.
        let attributes: [String]
        /// Whether it is in a function.
        let isLocal: Bool
        /// What it inherits from and conforms to, as written.
        let bases: [String]
    }

    /// An extension of a type.
    struct TypeExtension: Hashable, Sendable {
        /// The name of the type, such as `Cart.Line`.
        let path: String
        let place: SourcePlace
        /// What it makes the type conform to, as written.
        let bases: [String]
    }

    /// A declaration that other modules can see, and that is in no type unless in an extension of it.
    struct VisibleDeclaration: Hashable, Sendable {
        /// Its name without arguments, such as `Cart` or, in an extension, `Cart.add`.
        let name: String
        let place: SourcePlace
        /// The access level, such as `public`.
        let access: String

        /// The name, or that of the extended type.
        var outermostName: String { String(name.prefix { $0 != "." }) }
    }

    var types: [TypeDeclaration] = []
    var extensions: [TypeExtension] = []
    /// The declarations that other modules can see, without those in types, in the order of the text.
    var visible: [VisibleDeclaration] = []
}
