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
        var ids = content.rowIDs[...]
        sections = content.sections.map { section in
            let rows = zip(section.rows, ids).map { row, id in
                if case .text = row.kind { return BodyRow(row, id: id, choice: nil) }
                choices += 1
                return BodyRow(row, id: id, choice: choices - 1)
            }
            ids = ids.dropFirst(rows.count)
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
