/// The identity of a row, which the row keeps while others come and go around it, and while its own
/// detail changes. All stages identify rows by it: for the text in a field, a running action, the focus.
///
/// A link is identified by its URL, a field and a toggle by their titles. A text and an action belong to
/// the nearest of those above them, such as *Remove* to the product, and are identified by their titles
/// there. Of several that would be the same, each counts those above it.
public struct RowID: Hashable, Sendable {
    /// The identity as a text, for stages that need one.
    public let text: String
}

/// The identity of a section: its title, and how many of that title are above it.
public struct SectionID: Hashable, Sendable {
    public let title: String?
    fileprivate let number: Int
}

/// A section with identities for a list.
public struct IdentifiedSection: Identifiable, Sendable {
    /// A row of the section.
    public struct Row: Identifiable, Sendable {
        public let id: RowID
        public let row: ContentRow
    }

    public let id: SectionID
    /// The heading; none if `nil`.
    public var title: String? { id.title }
    /// The rows from top to bottom.
    public let rows: [Row]
}

extension Content {
    /// The sections with identities that last while the content changes. No two are the same.
    public var identifiedSections: [IdentifiedSection] {
        var anchor = ""
        var rowCount = 0
        var counts: [String: Int] = [:]
        var titleCounts: [String?: Int] = [:]
        func number(_ name: String) -> String {
            counts[name, default: 0] += 1
            return "\(name)#\(counts[name, default: 0])"
        }
        return sections.map { section in
            let rows = section.rows.map { row in
                let id: String
                if let name = row.anchor {
                    anchor = number(name)
                    id = anchor
                } else if row.loadsWhenVisible {
                    // After the list has grown it is another row, which becomes visible.
                    id = number("more \(rowCount)")
                } else {
                    id = number("\(anchor)\u{0}\(row.name)")
                }
                rowCount += 1
                return IdentifiedSection.Row(id: RowID(text: id), row: row)
            }
            let count = titleCounts[section.title, default: 0]
            titleCounts[section.title] = count + 1
            return IdentifiedSection(
                id: SectionID(title: section.title, number: count), rows: rows)
        }
    }

    /// The identities of the rows from top to bottom.
    public var rowIDs: [RowID] { identifiedSections.flatMap { $0.rows.map(\.id) } }
}

extension ContentRow {
    /// What identifies the row among all others, even when its detail or its place changes.
    fileprivate var anchor: String? {
        switch kind {
        case .link(let link): "link \(link.url ?? title)"
        case .field: "field \(title)"
        case .toggle: "toggle \(title)"
        case .text, .action: nil
        }
    }

    /// What identifies a text or an action below its anchor.
    fileprivate var name: String {
        if isLoading { return "loading" }
        if case .action = kind { return "action \(title)" }
        return "text \(title)"
    }
}
