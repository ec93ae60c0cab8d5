import DesignKit
import Foundation

/// The lines of a screen at one width. Two columns in front of each row are free for a mark.
struct PageLayout {
    struct Choice {
        let id: RowID
        let row: ContentRow
        let lines: Range<Int>
    }

    private(set) var lines: [Line] = []
    private(set) var choices: [Choice] = []
    /// How many rows the screen has, and how many of them contain the text of the filter.
    private(set) var rowCount = 0, matchCount = 0
    let width: Int, filter: String
    static let narrowest = 8

    /// A filter leaves out the rows that don't contain its text, but for all rows of a heading that
    /// does, and a row that loads more, which may contain it.
    init(_ content: Content, width: Int, filter: String = "") {
        self.width = max(width, Self.narrowest)
        self.filter = filter
        func isMatch(_ text: String?) -> Bool {
            filter.isEmpty || text?.range(of: filter, options: .caseInsensitive) != nil
        }
        for section in content.identifiedSections {
            let showsAll = isMatch(section.title)
            let rows = section.rows.filter {
                showsAll || isMatch($0.row.title) || isMatch($0.row.detail)
                    || $0.row.loadsWhenVisible
            }
            rowCount += section.rows.count { !$0.row.loadsWhenVisible }
            matchCount += rows.count { !$0.row.loadsWhenVisible }
            if !rows.isEmpty || (showsAll && section.title != nil) { begin(section.section) }
            for row in rows { add(row.row, row.id) }
        }
        guard lines.isEmpty else { return }
        let empty = texts("There is nothing here.")
        let nothing = filter.isEmpty ? empty : texts("No row contains '\(filter)'.")
        lines = [Line("  " + nothing, .dim)]
    }

    private mutating func begin(_ section: ContentSection) {
        if !lines.isEmpty { lines.append(Line("")) }
        guard let heading = section.heading, let title = section.title else { return }
        let badge = section.badge.map { Line(" \($0.text) ", .inverse) + Line(" ") } ?? Line("")
        let line = joined(Line(" ") + badge + Line(heading, .strong), section.value)
        lines += line.map { [$0] } ?? title.wrapped(to: width - 1).map { Line(" " + $0, .strong) }
    }

    /// A row to choose has at most three lines for its title and as many for its detail. A text to
    /// read is shown whole.
    private mutating func add(_ row: ContentRow, _ id: RowID) {
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
        if row.isChoice {
            choices.append(Choice(id: id, row: row, lines: lines.count..<lines.count + shown.count))
        }
        lines += shown
    }

    /// The row with an identifier; `nil` if it isn't there any more.
    func choice(_ id: RowID?) -> Choice? { choices.first { $0.id == id } }

    /// A line with a value at its end; `nil` if both don't fit.
    private func joined(_ line: Line, _ value: String?) -> Line? {
        let needed = line.columns + (value.map { $0.columns + 2 } ?? 0)
        guard needed <= width - 2 else { return nil }
        guard let value else { return line }
        return line.cut(0..<width - 2 - value.columns) + Line(value, .value)
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
