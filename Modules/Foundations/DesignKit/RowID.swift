/// The identity of a row or a section, which stays while other rows come and go and the row's
/// detail changes. Stages find by it the text in a field, a running action and the focus.
///
/// A link is identified by its URL, a field and a toggle by their titles; a text and an action by
/// their titles below the nearest of those, and a section by its title. Of several that would be
/// the same, each counts those above it.
public struct RowID: Hashable, Sendable {
    /// The identity as a text, for stages that need one.
    public let text: String
}

extension Content {
    /// The sections with identities that last while the content changes; no two are the same.
    public var identifiedSections: [IdentifiedSection] {
        var anchor = ""
        var rowCount = 0
        var counts: [String: Int] = [:]
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
            let id = RowID(text: number(section.heading.map { "section \($0)" } ?? "section"))
            return IdentifiedSection(id: id, section: section, rows: rows)
        }
    }
}

extension ContentRow {
    /// Stays when the row's detail or place changes.
    fileprivate var anchor: String? {
        switch kind {
        case .link(let link): "link \(link.url ?? title)"
        case .field: "field \(title)"
        case .toggle: "toggle \(title)"
        case .text, .action: nil
        }
    }

    fileprivate var name: String {
        if isLoading { return "loading" }
        if case .action = kind { return "action \(title)" }
        return "text \(title)"
    }
}
