import DesignKit

/// The lines of a screen at one width.
struct BodyLayout: Equatable, Sendable {
    /// A row that the user can choose, and its lines.
    struct Choice: Equatable, Sendable {
        let row: BodyRow
        var lines: Range<Int>
    }

    private(set) var lines: [BodyLine] = []
    private(set) var choices: [Choice] = []
    private let width: Int
    private let glyphs: Glyphs
    private let filter: String

    /// How many lines a row to choose has at most. A text to read is shown whole.
    private static let mostLines = 3
    /// The columns before a title, with the pointer, and behind it, with the mark of a link.
    private static let margin = 2

    /// Breaks a body into lines.
    init(_ body: Body, width: Int, glyphs: Glyphs, filter: String = "") {
        self.width = max(width, 2 * Self.margin + 4)
        self.glyphs = glyphs
        self.filter = filter.lowercased()
        for section in body.sections where section.title != nil || !section.rows.isEmpty {
            if !lines.isEmpty { lines.append(BodyLine("")) }
            if let title = section.title { addHeading(title) }
            for row in section.rows { add(row) }
        }
    }

    /// The columns between the margins.
    private var room: Int { width - 2 * Self.margin }

    private mutating func addHeading(_ title: String) {
        let heading = Heading(title)
        let badge = heading.badge.map { " \($0) " } ?? ""
        let details = RowDetails(heading.text)
        let name = details.note ?? heading.text
        let value = details.note == nil ? nil : details.value
        let used = badge.columns + (badge.isEmpty ? 0 : 1)
        guard used + name.columns + 2 + (value?.columns ?? 0) <= room else {
            lines += title.wrapped(to: width - 1).map { BodyLine(" " + $0, .strong) }
            return
        }
        let initials = badge.isEmpty ? [] : [BodyLine.Part(badge, .badge), .init(" ", .plain)]
        lines.append(
            BodyLine(
                [.init(" ", .plain)] + initials + parts(of: name, .strong)
                    + end(value, from: 1 + used + name.columns)))
    }

    private mutating func add(_ row: BodyRow) {
        let choice = row.choice.map { _ in choices.count }
        let titles = row.label(glyphs).wrapped(to: room)
        let shown = row.choice == nil ? titles : Array(titles.prefix(Self.mostLines))
        let first = lines.count
        let role: TextRole = row.kind == .action ? .accent : .plain
        for (index, line) in shown.enumerated() {
            let isCut = index == shown.count - 1 && shown.count < titles.count
            let text =
                isCut
                ? (line + "  ").truncated(to: line.columns - 1, ellipsis: "")
                    + glyphs.ellipsis : line
            lines.append(BodyLine(indent + parts(of: text, role), choice: choice))
        }
        addDetail(of: row, isShort: titles.count == 1, at: first, choice: choice)
        if choice != nil { choices.append(Choice(row: row, lines: first..<lines.count)) }
    }

    /// Adds the detail of a row: what fits into the line of its title, with the value at the end, and
    /// the rest below.
    private mutating func addDetail(of row: BodyRow, isShort: Bool, at first: Int, choice: Int?) {
        let title = lines[first].parts
        var used = title.reduce(0) { $0 + $1.text.columns }
        var line = title
        var details = RowDetails(row.detail ?? "")
        func fits(_ text: String) -> Bool { isShort && used + 2 + text.columns <= width - 2 }
        if let value = details.value, !fits(value) { details = RowDetails(note: row.detail) }
        let value = details.value ?? ""
        if let note = details.note, note.wrapped(to: room).count == 1,
            fits(note + (value.isEmpty ? "" : "  ") + value)
        {
            line += [.init("  ", .plain)] + parts(of: note, .dim)
            used += 2 + note.columns
        } else if let note = details.note {
            let wrapped = note.wrapped(to: room)
            lines += wrapped.prefix(choice == nil ? wrapped.count : Self.mostLines).map {
                BodyLine(indent + parts(of: $0, .dim), choice: choice)
            }
        }
        line += end(details.value, from: used)
        if row.kind == .link {
            let gap = width - 1 - line.reduce(0) { $0 + $1.text.columns }
            line += [.init(String(repeating: " ", count: max(0, gap)) + glyphs.link, .bar)]
        }
        lines[first] = BodyLine(line, choice: choice)
    }

    private var indent: [BodyLine.Part] {
        [.init(String(repeating: " ", count: Self.margin), .plain)]
    }

    /// A value at the end of a line.
    private func end(_ value: String?, from column: Int) -> [BodyLine.Part] {
        guard let value else { return [] }
        let gap = width - Self.margin - column - value.columns
        return [.init(String(repeating: " ", count: max(1, gap)), .plain)]
            + parts(of: value, .value)
    }

    /// A text in parts: what the filter looks for is marked.
    private func parts(of text: String, _ role: TextRole) -> [BodyLine.Part] {
        var rest = Array(text)[...]
        var parts: [BodyLine.Part] = []
        var plain = ""
        while let character = rest.first {
            let found = rest.prefix(filter.count)
            guard !filter.isEmpty, String(found).lowercased() == filter else {
                plain.append(character)
                rest = rest.dropFirst()
                continue
            }
            parts += [.init(plain, role), .init(String(found), .match)]
            plain = ""
            rest = rest.dropFirst(found.count)
        }
        return (parts + [.init(plain, role)]).filter { !$0.text.isEmpty }
    }

    /// The position of a row among the choices. If it has gone, the one that is now nearest to its
    /// place; `nil` without choices.
    func index(of id: RowID?, near old: Int = 0) -> Int? {
        guard !choices.isEmpty else { return nil }
        if let exact = choices.firstIndex(where: { $0.row.id == id }) { return exact }
        return min(max(old, 0), choices.count - 1)
    }
}
