/// A screen's content for any UI framework: adapters draw UIKit cells, SwiftUI lists or lines in a
/// terminal.
public struct Content: Sendable {
    public let sections: [ContentSection]

    public init(_ sections: [ContentSection]) {
        self.sections = sections
    }

    public var rows: [ContentRow] { sections.flatMap(\.rows) }

    /// Whether a part of it is being read.
    public var isLoading: Bool { sections.contains { $0.rows.contains(where: \.isLoading) } }
}

public struct ContentSection: Sendable {
    /// None if `nil`.
    public let title: String?

    public let rows: [ContentRow]

    public init(_ title: String? = nil, _ rows: [ContentRow]) {
        self.title = title
        self.rows = rows
    }
}
