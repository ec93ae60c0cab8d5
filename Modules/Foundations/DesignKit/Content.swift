/// The content of a screen, independent of a UI framework. An adapter draws it as UIKit cells,
/// SwiftUI lists or lines in a terminal.
public struct Content: Sendable {
    /// The sections from top to bottom.
    public let sections: [ContentSection]

    /// Makes content from its sections.
    public init(_ sections: [ContentSection]) {
        self.sections = sections
    }

    /// The rows of all sections from top to bottom.
    public var rows: [ContentRow] { sections.flatMap(\.rows) }

    /// Whether a part of it is being read.
    public var isLoading: Bool { sections.contains { $0.rows.contains(where: \.isLoading) } }
}

/// A group of rows.
public struct ContentSection: Sendable {
    /// The heading; none if `nil`.
    public let title: String?

    /// The rows from top to bottom.
    public let rows: [ContentRow]

    /// Makes a section.
    public init(_ title: String? = nil, _ rows: [ContentRow]) {
        self.title = title
        self.rows = rows
    }
}
