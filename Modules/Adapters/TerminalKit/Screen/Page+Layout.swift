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
        if let known = lines[part] { return known }
        let new =
            if parts.isEmpty {
                nothing.wrapped(to: width - 4).map { Line("  " + $0, .dim) }
            } else if let row = row(part) {
                lines(of: opened(row))
            } else {
                (part == 0 ? [] : [Line("")]) + heading(of: sections[parts[part].section])
            }
        lines[part] = new
        return new
    }

    private var nothing: String {
        filter.isEmpty ? texts("There is nothing here.") : texts("No row contains '\(filter)'.")
    }

    func row(_ part: Int) -> ContentRow? {
        guard parts.indices.contains(part), let row = parts[part].row else { return nil }
        return sections[parts[part].section].rows[row]
    }

    /// Returns the row of a part, if the user can choose it.
    func choice(_ part: Int) -> ContentRow? {
        row(part).flatMap { opened($0).isChoice ? $0 : nil }
    }

    /// Returns the row with an identifier; `nil` if it isn't there any more.
    func choice(of row: String) -> ContentRow? { part(of: row).flatMap { choice($0) } }

    /// Returns the first part with a row to choose, from a part on.
    /// - Parameter step: 1 to search down, -1 to search up.
    func choice(from part: Int, by step: Int) -> Int? {
        stride(from: part, to: step > 0 ? count : -1, by: step).first { choice($0) != nil }
    }

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
        let end = value.map { Line($0, .value) } ?? []
        let room = width - 2 - end.count
        guard line.count + (end.isEmpty ? 0 : 2) <= room else { return nil }
        return end.isEmpty ? line : line.cut(0..<room) + end
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
