/// Rows that belong together, below a heading.
public struct ContentSection: Identifiable, Sendable {
    /// Its identity in the content of a screen, by its heading.
    public internal(set) var id = ""
    /// The text of its heading; `nil` if it has none.
    public let heading: String?
    /// What is in front of the heading; `nil` for nothing.
    public let badge: ContentBadge?
    /// What is at the end of the heading's line, such as the age of a moment; `nil` for nothing.
    public let value: String?
    /// The rows from the top to the bottom.
    public internal(set) var rows: [ContentRow]

    /// Makes a section.
    /// - Parameters:
    ///   - heading: The text above the rows; `nil` for none.
    ///   - badge: What is in front of the heading.
    ///   - value: What is at the end of the heading's line.
    ///   - rows: The rows from the top to the bottom.
    public init(
        _ heading: String? = nil, badge: ContentBadge? = nil, value: String? = nil,
        _ rows: [ContentRow]
    ) {
        self.heading = heading
        self.badge = badge
        self.value = value
        self.rows = rows
    }

    /// The whole line of the heading, for stages that draw one text: `(ZM) Zoë Müller · 5 min`.
    public var title: String? {
        guard let heading else { return nil }
        let start = badge.map { "\($0) \(heading)" } ?? heading
        return value.map { "\(start) · \($0)" } ?? start
    }
}
