import Foundation

/// A declaration of a type or an extension, or another one that other modules can see, in any
/// branch of `#if`.
struct Declaration: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case type, `typealias`, `extension`, member
    }

    let kind: Kind
    /// The name with the types around it and without arguments, such as `Cart.Line`.
    let path: String
    let place: SourcePlace
    /// The written access level, such as `public`, or that of the extension around it; `nil` if
    /// none is.
    var access: String?
    /// Whether other modules can see it, and it is in no type unless in an extension of it.
    var isVisible = false
    /// Whether it is in a function.
    var isLocal = false
    /// The attributes before a type, such as `@MainActor`, without arguments.
    var attributes: [String] = []
    /// What a type inherits from, or an extension makes it conform to, as written.
    var bases: [String] = []

    var isType: Bool { kind != .extension && kind != .member }
}

/// An exception from a rule at one line, written as a comment: `// boundary:allow
/// features-independent until 2027-01-31 because the cart moves to Kit`.
///
/// After code, it applies to its own line; alone on a line, to the next line. It needs the name of
/// a rule, its last day and a reason.
struct InlineException: Hashable, Sendable, Codable {
    let place: SourcePlace
    /// The line to which it applies.
    var line: Int
    /// The name of the rule; empty if none is written.
    let rule: String
    /// The last day on which it applies, such as 2027-01-31; `nil` if none is written, or if it
    /// isn't a day of the calendar.
    let lastDay: String?
    /// The reason; empty if none is written.
    let because: String

    /// The current day in the time zone UTC, so that a check has the same result everywhere. Days
    /// of this form are in the order of their texts.
    static var today: String { Date().formatted(format) }

    /// Whether a text is a day. Foundation also reads the 31st of February, as a day of March.
    static func isDay(_ text: String) -> Bool {
        (try? Date(text, strategy: format))?.formatted(format) == text
    }

    private static let format = Date.ISO8601FormatStyle().year().month().day()
}
