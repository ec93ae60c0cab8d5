import DesignKit

/// The lines of a screen at one width: the same in the full screen, where a pointer is in front of the
/// chosen row, and printed, where each row that can be chosen has a number.
struct PageLayout {
    struct Choice {
        let id: RowID
        let row: ContentRow
        /// The number among all rows of the screen that can be chosen, from zero.
        let number: Int
        let lines: Range<Int>
    }

    private(set) var lines: [Line] = []
    private(set) var choices: [Choice] = []
    /// How many rows the screen has, and how many of them contain the text of the filter.
    private(set) var rowCount = 0, matchCount = 0
    private let width: Int
    private let filter: String
    private let isNumbered: Bool

    /// How many lines a row to choose has at most. A text to read is shown whole.
    private static let mostLines = 3
    /// The columns behind a title, with the mark of a link.
    private static let rightMargin = 2
    /// The columns before a title, with the pointer or the number.
    private var margin: Int { isNumbered ? 5 : 2 }
    private var room: Int { width - margin - Self.rightMargin }

    /// A filter leaves out the rows that don't contain its text, but for all rows of a heading that
    /// does, and a row that loads more, which may contain it. Lines that are printed are numbered.
    init(_ content: Content, width: Int, filter: String = "", isNumbered: Bool = false) {
        self.filter = filter.lowercased()
        self.isNumbered = isNumbered
        self.width = max(width, isNumbered ? 11 : 8)
        var number = 0
        for section in content.identifiedSections {
            let showsAll = self.filter.isEmpty || contains(section.title)
            var isFirst = true
            for (id, row) in section.rows.map({ ($0.id, $0.row) }) {
                defer { number += row.isChoice ? 1 : 0 }
                let isMatch = showsAll || contains(row.title) || contains(row.detail)
                if !row.loadsWhenVisible {
                    rowCount += 1
                    matchCount += isMatch ? 1 : 0
                }
                guard isMatch || row.loadsWhenVisible else { continue }
                if isFirst { begin(section.title) }
                isFirst = false
                add(row, id, number)
            }
            if isFirst, showsAll, section.title != nil { begin(section.title) }
        }
    }

    /// The position of a row among the choices. If it has gone, the one that is now nearest to its
    /// place; `nil` without choices.
    func index(of id: RowID?, near old: Int) -> Int? {
        guard !choices.isEmpty else { return nil }
        return choices.firstIndex { $0.id == id } ?? min(max(old, 0), choices.count - 1)
    }

    private func contains(_ text: String?) -> Bool {
        text?.lowercased().contains(filter) == true
    }

    /// Begins a section with its heading: the initials of a person, a name, a time at the end.
    private mutating func begin(_ title: String?) {
        if !lines.isEmpty { lines.append(Line("")) }
        guard let title else { return }
        let heading = Heading(title)
        let badge = heading.badge.map { " \($0) " } ?? ""
        let details = RowDetails(heading.text)
        let name = details.note ?? heading.text
        let value = details.note == nil ? nil : details.value
        let used = 1 + badge.columns + (badge.isEmpty ? 0 : 1) + name.columns
        guard used + 1 + (value?.columns ?? 0) <= width - Self.rightMargin else {
            lines += title.wrapped(to: width - 1).map { Line(" " + $0, .strong) }
            return
        }
        let initials = badge.isEmpty ? [] : [Line.Part(badge, .badge), .init(" ")]
        lines.append(
            Line([.init(" ")] + initials + marked(name, .strong) + atEnd(value, from: used)))
    }

    private mutating func add(_ row: ContentRow, _ id: RowID, _ number: Int) {
        let choice = row.isChoice ? choices.count : nil
        let most = row.isChoice ? Self.mostLines : .max
        let first = lines.count
        let titles = row.label.wrapped(to: room)
        for (index, title) in titles.prefix(most).enumerated() {
            let isCut = index == most - 1 && titles.count > most
            // What follows doesn't fit, so that the end is an ellipsis.
            let shown = isCut ? (title + "  ").truncated(to: min(room, title.columns + 1)) : title
            let start = index == 0 ? self.start(number: row.isChoice ? number + 1 : nil) : indent
            let role: TextRole = if case .action = row.kind { .accent } else { .plain }
            lines.append(Line([start] + marked(shown, role), choice: choice))
        }
        addDetail(of: row, isShort: titles.count == 1, to: first, most, choice)
        if choice != nil {
            choices.append(Choice(id: id, row: row, number: number, lines: first..<lines.count))
        }
    }

    /// Adds the detail of a row: what fits into the line of its title, with the value at the end, and
    /// the rest below.
    private mutating func addDetail(
        of row: ContentRow, isShort: Bool, to first: Int, _ most: Int, _ choice: Int?
    ) {
        var line = lines[first].parts
        var used = line.reduce(0) { $0 + $1.text.columns }
        func fits(_ text: String) -> Bool {
            isShort && used + 2 + text.columns <= width - Self.rightMargin
        }
        var details = RowDetails(row.detail ?? "")
        if let value = details.value, !fits(value) { details = RowDetails(note: row.detail) }
        if let note = details.note {
            let wrapped = note.wrapped(to: room)
            if wrapped.count == 1,
                fits([note, details.value].compactMap(\.self).joined(separator: "  "))
            {
                line += [.init("  ")] + marked(note, .dim)
                used += 2 + note.columns
            } else {
                lines += wrapped.prefix(most).map {
                    Line([indent] + marked($0, .dim), choice: choice)
                }
            }
        }
        line += atEnd(details.value, from: used)
        if case .link = row.kind {
            let gap = width - 1 - line.reduce(0) { $0 + $1.text.columns }
            line.append(.init(String(repeating: " ", count: max(0, gap)) + "›", .bar))
        }
        lines[first] = Line(line, choice: choice)
    }

    private var indent: Line.Part { .init(String(repeating: " ", count: margin)) }

    private func start(number: Int?) -> Line.Part {
        guard isNumbered, let number else { return indent }
        let digits = "\(number)"
        return .init(
            String(repeating: " ", count: max(0, 4 - digits.count)) + digits + " ", .accent)
    }

    private func atEnd(_ value: String?, from column: Int) -> [Line.Part] {
        guard let value else { return [] }
        let gap = width - Self.rightMargin - column - value.columns
        return [.init(String(repeating: " ", count: max(1, gap)))] + marked(value, .value)
    }

    /// A text in parts: what the filter looks for is marked.
    private func marked(_ text: String, _ role: TextRole) -> [Line.Part] {
        guard !filter.isEmpty else { return [.init(text, role)] }
        var rest = Array(text)[...]
        var (parts, plain): ([Line.Part], String) = ([], "")
        while let character = rest.first {
            let found = String(rest.prefix(filter.count))
            if found.lowercased() == filter {
                parts += [.init(plain, role), .init(found, .match)]
                plain = ""
                rest = rest.dropFirst(filter.count)
            } else {
                plain.append(character)
                rest = rest.dropFirst()
            }
        }
        return (parts + [.init(plain, role)]).filter { !$0.text.isEmpty }
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
