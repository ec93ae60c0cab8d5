/// The initials of a person, in place of their picture.
public struct ContentBadge: Hashable, Sendable, CustomStringConvertible {
    /// The initials, such as `ZM`.
    public let text: String
    /// Whether it is drawn round; it has corners otherwise.
    public let isRound: Bool

    /// Makes the badge of a person.
    /// - Parameters:
    ///   - text: The initials.
    ///   - isRound: Whether it is drawn round.
    public init(_ text: String, isRound: Bool) {
        self.text = text
        self.isRound = isRound
    }

    /// The initials in brackets: `(ZM)`, or `[ZM]` with corners.
    public var description: String { isRound ? "(\(text))" : "[\(text)]" }
}
