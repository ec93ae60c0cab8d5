/// An exception from a rule at one line, written as a comment:
/// `// boundary:allow features-independent until 2027-01-31 because the cart moves to Kit`.
///
/// After code, it applies to its own line; alone on a line, to the next line. It needs the name of a
/// rule, its last day and a reason.
package struct InlineException: Hashable, Sendable, Codable {
    /// The place of the comment.
    let place: SourcePlace
    /// The line to which it applies.
    var line: Int
    /// The name of the rule; empty if none is written.
    let rule: String
    /// The last day on which it applies; `nil` if none is written, or if it isn't a day.
    let lastDay: CalendarDay?
    /// The reason; empty if none is written.
    let because: String

    /// Creates an exception.
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
