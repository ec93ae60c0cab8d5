import DesignKit

/// The sections of a screen with the identities of their rows.
struct Body: Equatable, Sendable {
    /// A heading and its rows.
    struct Section: Equatable, Sendable {
        let title: String?
        let rows: [BodyRow]
    }

    let sections: [Section]

    /// Identifies the rows of a content.
    init(_ content: Content) {
        var choices = 0
        var anchor = ""
        var distance = 0
        var counts: [String: Int] = [:]
        sections = content.sections.map { section in
            let rows = section.rows.map { row in
                if let name = row.anchor {
                    counts[name, default: 0] += 1
                    anchor = "\(name)#\(counts[name, default: 0])"
                    distance = 0
                } else {
                    distance += 1
                }
                if case .text = row.kind {
                    return BodyRow(row, id: RowID(anchor: anchor, distance: distance), choice: nil)
                }
                choices += 1
                return BodyRow(
                    row, id: RowID(anchor: anchor, distance: distance), choice: choices - 1)
            }
            return Section(title: section.title, rows: rows)
        }
    }

    private init(_ sections: [Section]) {
        self.sections = sections
    }

    /// The rows that contain a text, and all rows of a section whose heading does. A row that loads
    /// more remains, because what it loads may contain the text.
    func filtered(by text: String) -> Body {
        guard !text.isEmpty else { return self }
        let text = text.lowercased()
        return Body(
            sections.compactMap { section in
                if section.title?.lowercased().contains(text) == true { return section }
                let rows = section.rows.filter { $0.contains(text) || $0.loadsWhenVisible }
                return rows.isEmpty ? nil : Section(title: section.title, rows: rows)
            })
    }

    /// All rows from top to bottom.
    var rows: [BodyRow] { sections.flatMap(\.rows) }
}

extension ContentRow {
    /// What identifies the row among others, even when its detail or its place changes.
    fileprivate var anchor: String? {
        switch kind {
        case .link(let link): "link \(link.url ?? title)"
        case .field: "field \(title)"
        case .toggle: "toggle \(title)"
        case .text, .action: nil
        }
    }
}
