import DesignKit
import Foundation

/// The rows of a screen and their headings as lines of one width. Two columns in front of each row
/// are free for a mark.
///
/// A part is laid out when it is needed: a list of thousands of rows takes no longer than one that
/// fits into the window.
struct PageLayout {
    /// A row that the user can choose.
    struct Choice {
        let id: String
        let row: ContentRow
    }

    /// What is laid out as a whole.
    private enum Part {
        case heading(ContentSection), row(ContentRow)
        /// The sentence in place of rows.
        case nothing(String)
    }

    /// How many rows the screen has, and how many of them contain the text of the filter.
    private(set) var rowCount = 0, matchCount = 0
    let width: Int, filter: String
    static let narrowest = 8

    private var parts: [Part] = []
    /// The lines of parts that are laid out.
    private var lines: [Int: [Line]] = [:]
    /// Makes a text of a link that doesn't open.
    private let opened: (ContentRow) -> ContentRow

    /// A filter leaves out the rows that don't contain its text, but for all rows of a heading that
    /// does, and a row that loads more, which may contain it.
    /// - Parameter opened: Makes a text of a link that doesn't open.
    init(
        _ sections: [ContentSection], width: Int, filter: String = "",
        opened: @escaping (ContentRow) -> ContentRow = { $0 }
    ) {
        self.width = max(width, Self.narrowest)
        self.filter = filter
        self.opened = opened
        let words = filter.lowercased()
        func isMatch(_ text: String?) -> Bool {
            guard let text, !filter.isEmpty else { return filter.isEmpty }
            if text.lowercased().withCString({ strstr($0, words) != nil }) { return true }
            // Foundation takes longer, and knows which letters and accents are the same.
            return text.utf8.count != text.unicodeScalars.count
                && text.range(of: filter, options: .caseInsensitive) != nil
        }
        for section in sections {
            let showsAll = isMatch(section.title)
            let rows =
                showsAll
                ? section.rows
                : section.rows.filter {
                    isMatch($0.title) || isMatch($0.detail) || $0.loadsWhenVisible
                }
            rowCount += section.rows.count { !$0.loadsWhenVisible }
            matchCount += rows.count { !$0.loadsWhenVisible }
            let isShown = !rows.isEmpty || (showsAll && section.title != nil)
            // Without a heading it is a gap, which the first section doesn't need.
            if isShown, !parts.isEmpty || section.title != nil {
                parts.append(.heading(section))
            }
            parts += rows.map { .row($0) }
        }
        guard parts.isEmpty else { return }
        let empty = texts("There is nothing here.")
        parts = [.nothing(filter.isEmpty ? empty : texts("No row contains '\(filter)'."))]
    }

    /// How many parts it has, at least one.
    var count: Int { parts.count }

    /// Returns the lines of a part, at least one.
    mutating func lines(of part: Int) -> [Line] {
        if let known = lines[part] { return known }
        let new =
            switch parts[part] {
            case .heading(let section): (part == 0 ? [] : [Line("")]) + heading(of: section)
            case .row(let row): lines(of: opened(row))
            case .nothing(let sentence): [Line("  " + sentence, .dim)]
            }
        lines[part] = new
        return new
    }

    /// Returns the row of a part, if the user can choose it.
    func choice(_ part: Int) -> Choice? {
        guard parts.indices.contains(part), case .row(let row) = parts[part] else { return nil }
        let opened = opened(row)
        return opened.isChoice ? Choice(id: row.id, row: opened) : nil
    }

    /// Returns the first part with a row to choose, from a part on.
    /// - Parameter step: 1 to search down, -1 to search up.
    func choice(from part: Int, by step: Int) -> Int? {
        stride(from: part, to: step > 0 ? count : -1, by: step).first { choice($0) != nil }
    }

    /// Returns the part of a row; `nil` if it isn't there any more.
    func part(of id: String) -> Int? {
        parts.firstIndex { if case .row(let row) = $0 { row.id == id } else { false } }
    }

    private func heading(of section: ContentSection) -> [Line] {
        guard let heading = section.heading, let title = section.title else { return [] }
        let badge = section.badge.map { Line(" \($0.text) ", .inverse) + Line(" ") } ?? Line("")
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
            if lines.count > most { shown[most - 1] = shown[most - 1] + Line(" …", .dim) }
            return shown
        }
        let role: TextRole = if case .action = row.kind { .accent } else { .plain }
        var shown = text(row.label, role)

        // What fits of the detail is in the line of the title, with the value at the end.
        let note = row.note ?? row.draft?.text
        let detail = row.detail ?? row.draft?.text
        func first(beside note: String?, _ value: String?) -> [Line]? {
            guard shown.count == 1 else { return nil }
            let end = note.map { Line("  ") + Line($0, .dim) } ?? Line("")
            return joined(shown[0] + end, value).map { [$0] }
        }
        let valued = row.value.flatMap { first(beside: nil, $0) }
        let below = detail.map { text($0, .dim) } ?? []
        shown =
            first(beside: note, row.value) ?? valued.map { $0 + text(note ?? "", .dim) }
            ?? first(beside: detail, nil) ?? shown + below
        if case .link = row.kind { shown[0] = shown[0].cut(0..<width - 1) + Line("›", .dim) }
        return shown
    }

    /// A line with a value at its end; `nil` if both don't fit.
    private func joined(_ line: Line, _ value: String?) -> Line? {
        let needed = line.columns + (value.map { $0.columns + 2 } ?? 0)
        guard needed <= width - 2 else { return nil }
        guard let value else { return line }
        return line.cut(0..<width - 2 - value.columns) + Line(value, .value)
    }
}

extension ContentRow {
    var isChoice: Bool { if case .text = kind { false } else { true } }

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
