import DesignKit

// The parts of a page as lines of one width.
extension Page {
    static let narrowest = 8

    /// How many parts it has, at least one: a sentence in place of rows.
    var count: Int { max(1, parts.count) }

    /// Two columns are the scroll bar's, so that no text touches it.
    var width: Int { max(content.columns.count - 2, Self.narrowest) }

    /// Returns the lines of a part, at least one.
    func lines(of part: Int) -> [Line] {
        if parts.isEmpty { return nothing.wrapped(to: width - 4).map { Line("  " + $0, .dim) } }
        if let row = row(part) { return lines(of: row) }
        return (part == 0 ? [] : [Line("")]) + heading(of: sections[parts[part].section])
    }

    private var nothing: String {
        filter.isEmpty ? texts("There is nothing here.") : texts("No row contains '\(filter)'.")
    }

    private func row(_ part: Int) -> ContentRow? {
        guard parts.indices.contains(part), let row = parts[part].row else { return nil }
        return opened(sections[parts[part].section].rows[row])
    }

    /// Returns the row of a part, if the user can choose it.
    func choice(_ part: Int) -> ContentRow? { row(part).flatMap { $0.isChoice ? $0 : nil } }

    /// Returns the row with an identifier; `nil` if it isn't there any more.
    func choice(of row: String) -> ContentRow? { part(of: row).flatMap { choice($0) } }

    /// Looks where the rows are: a copy of each would take longer than the rest.
    func part(of id: String) -> Int? {
        parts.firstIndex { part in
            part.row.map { sections[part.section].rows[$0].id == id } ?? false
        }
    }

    private func heading(of section: ContentSection) -> [Line] {
        guard let heading = section.heading, let title = section.title else { return [] }
        let badge = section.badge.map { Line(" \($0.text) ", .inverse) + Line(" ") } ?? []
        let line = joined(Line(" ") + badge + Line(heading, .strong), section.value)
        return line.map { [$0] } ?? title.wrapped(to: width - 1).map { Line(" " + $0, .strong) }
    }

    /// A row to choose has at most three lines for its title and as many for its detail. A text to
    /// read is shown whole.
    private func lines(of row: ContentRow) -> [Line] {
        let most = row.isChoice ? 3 : Int.max
        func text(_ text: String, _ role: TextRole) -> [Line] {
            let lines = text.wrapped(to: width - 4)
            var shown = lines.prefix(most).map { Line("  ") + Line($0, role) }
            if lines.count > most { shown[most - 1] += Line(" …", .dim) }
            return shown
        }
        let role: TextRole = if case .action = row.kind { .accent } else { .plain }
        var shown = text(row.label, role)

        // What fits of the detail is in the line of the title, with the value at the end.
        let note = row.note ?? row.draft?.text
        let end = note.map { Line("  ") + Line($0, .dim) } ?? []
        if shown.count == 1, let line = joined(shown[0] + end, row.value) {
            shown = [line]
        } else if shown.count == 1, let value = row.value, let line = joined(shown[0], value) {
            shown = [line] + text(note ?? "", .dim)
        } else {
            shown += (row.detail ?? row.draft?.text).map { text($0, .dim) } ?? []
        }
        if case .link = row.kind { shown[0] = shown[0].cut(0..<width - 1) + Line("›", .dim) }
        return shown
    }

    /// A line with a value at its end; `nil` if both don't fit.
    private func joined(_ line: Line, _ value: String?) -> Line? {
        let end = value.map { Line("  ") + Line($0, .value) } ?? []
        guard line.count + end.count <= width - 2 else { return nil }
        return end.isEmpty ? line : line.cut(0..<width - 2 - end.count) + end
    }
}

extension ContentRow {
    /// The title with a mark that says what choosing the row does; a link has its own at the end.
    fileprivate var label: String {
        switch kind {
        case .text: photo == nil ? title : "▣ \(title)"
        case .link: title
        case .action: "[\(title)]"
        case .field: "✎ \(title)"
        case .toggle(let isOn, _): "\(isOn ? "◉" : "○") \(title)"
        }
    }
}
