/// What the text of a Swift file declares, in every branch of `#if`.
struct Declarations: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case `struct`, `class`, `enum`, `protocol`, `typealias`, `extension`
    }

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
        let isLocal: Bool
        let bases: [String]
    }

    struct TypeExtension: Hashable, Sendable {
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
        let access: String
    }

    var types: [TypeDeclaration] = []
    var extensions: [TypeExtension] = []
    /// The declarations that other modules can see, without those in types, in the order of the text.
    var visible: [VisibleDeclaration] = []
}

/// An exception from a rule at one line, written as a comment:
/// `// boundary:allow features-independent until 2027-01-31 because the cart moves to Kit`.
///
/// After code, it applies to its own line; alone on a line, to the next line. It needs the name of a
/// rule, its last day and a reason.
package struct InlineException: Hashable, Sendable, Codable {
    let place: SourcePlace
    /// The line to which it applies.
    var line: Int
    /// The name of the rule; empty if none is written.
    let rule: String
    /// The last day on which it applies; `nil` if none is written, or if it isn't a day.
    let lastDay: CalendarDay?
    /// The reason; empty if none is written.
    let because: String

    package init(
        at place: SourcePlace, line: Int, rule: String, until lastDay: CalendarDay?,
        because reason: String
    ) {
        self.place = place
        self.line = line
        self.rule = rule
        self.lastDay = lastDay
        because = reason
    }
}
