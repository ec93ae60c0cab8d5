import DesignKit
import Foundation
import RoutingKit

/// The lines of a screen at one width: the same in the full screen, where a pointer is in front of the
/// chosen row, and printed, where each row that can be chosen has a number.
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
    private let width: Int
    /// The columns before a title, with the pointer or the number.
    private let margin: Int

    /// A filter leaves out the rows that don't contain its text, but for all rows of a heading that
    /// does, and a row that loads more, which may contain it. Lines that are printed are numbered.
    init(_ content: Content, width: Int, filter: String = "", isNumbered: Bool = false) {
        margin = isNumbered ? 5 : 2
        self.width = max(width, margin + 6)
        func isMatch(_ text: String?) -> Bool {
            filter.isEmpty || text?.range(of: filter, options: .caseInsensitive) != nil
        }
        var number = 0
        for section in content.identifiedSections {
            let showsAll = isMatch(section.title)
            var isBegun = false
            for (id, row) in section.rows.map({ ($0.id, $0.row) }) {
                number += row.isChoice ? 1 : 0
                let isFound = showsAll || isMatch(row.title) || isMatch(row.detail)
                rowCount += row.loadsWhenVisible ? 0 : 1
                matchCount += isFound && !row.loadsWhenVisible ? 1 : 0
                guard isFound || row.loadsWhenVisible else { continue }
                if !isBegun { begin(section.title) }
                isBegun = true
                add(row, id, number: isNumbered && row.isChoice ? "\(number) " : "")
            }
            if !isBegun, showsAll, section.title != nil { begin(section.title) }
        }
    }

    private mutating func begin(_ title: String?) {
        if !lines.isEmpty { lines.append(Line("")) }
        guard let title else { return }
        let heading = Heading(title)
        let details = RowDetails(heading.text)
        let badge = heading.badge.map { Line(" \($0) ", .badge) + Line(" ") } ?? Line("")
        let start = Line(" ") + badge + Line(details.note ?? heading.text, .strong)
        if let line = joined(start, details.note == nil ? nil : details.value) {
            lines.append(line)
        } else {
            lines += title.wrapped(to: width - 1).map { Line(" " + $0, .strong) }
        }
    }

    /// A row to choose has at most three lines for its title and as many for its detail. A text to read
    /// is shown whole.
    private mutating func add(_ row: ContentRow, _ id: RowID, number: String) {
        let most = row.isChoice ? 3 : Int.max
        let (indent, room) = (String(repeating: " ", count: margin), width - 2 - margin)
        let role: TextRole = if case .action = row.kind { .accent } else { .plain }
        let titles = row.label.wrapped(to: room)
        var shown = titles.prefix(most).map { Line(indent) + Line($0, role) }
        if titles.count > most { shown[most - 1] = shown[most - 1] + Line(" …", .dim) }
        shown[0].parts[0] = Line.Part(String(indent.dropFirst(number.count)) + number, .accent)

        // What fits of the detail is in the line of the title, with the value at the end.
        var details = RowDetails(row.detail ?? "")
        let isShort = titles.count == 1
        if details.value != nil, !isShort || joined(shown[0], details.value) == nil {
            details = RowDetails(note: row.detail)
        }
        if let note = details.note {
            let beside = shown[0] + Line("  ") + Line(note.printable, .dim)
            if isShort, joined(beside, details.value) != nil {
                shown[0] = beside
            } else {
                shown += note.wrapped(to: room).prefix(most).map { Line(indent) + Line($0, .dim) }
            }
        }
        shown[0] = joined(shown[0], details.value) ?? shown[0]
        if case .link = row.kind {
            shown[0] = shown[0] + gap(to: width - 1, after: shown[0]) + Line("›", .dim)
        }
        if row.isChoice {
            for index in shown.indices { shown[index].choice = choices.count }
            choices.append(Choice(id: id, row: row, lines: lines.count..<lines.count + shown.count))
        }
        lines += shown
    }

    /// A line with a value at its end; `nil` if both don't fit.
    private func joined(_ line: Line, _ value: String?) -> Line? {
        let needed = line.columns + (value.map { $0.columns + 2 } ?? 0)
        guard needed <= width - 2 else { return nil }
        guard let value else { return line }
        return line + gap(to: width - 2 - value.columns, after: line) + Line(value, .value)
    }

    private func gap(to column: Int, after line: Line) -> Line {
        Line(String(repeating: " ", count: max(0, column - line.columns)))
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
