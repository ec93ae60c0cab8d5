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

    /// How many lines a row to choose has at most. A text to read is shown whole.
    private static let mostLines = 3
    /// The columns before a title: the pointer and the symbol.
    private static let margin = 4

    /// Breaks a body into lines.
    init(_ body: Body, width: Int, glyphs: Glyphs) {
        self.width = max(width, Self.margin + 4)
        self.glyphs = glyphs
        for section in body.sections where section.title != nil || !section.rows.isEmpty {
            if !lines.isEmpty { lines.append(BodyLine("")) }
            if let title = section.title {
                for line in title.wrapped(to: self.width - 1) {
                    lines.append(BodyLine(" " + line, .strong))
                }
            }
            for row in section.rows { add(row) }
        }
    }

    private mutating func add(_ row: BodyRow) {
        let choice = row.choice.map { _ in choices.count }
        let margin = "  \(symbol(of: row)) "
        let indent = String(repeating: " ", count: Self.margin)
        let room = width - Self.margin
        let titles = row.title.wrapped(to: room)
        let shown = row.choice == nil ? titles : Array(titles.prefix(Self.mostLines))
        let first = lines.count
        for (index, line) in shown.enumerated() {
            let isCut = index == shown.count - 1 && shown.count < titles.count
            let text =
                isCut
                ? (line + "  ").truncated(to: line.columns - 1, ellipsis: "")
                    + glyphs.ellipsis : line
            lines.append(
                BodyLine(
                    [
                        .init(text: index == 0 ? margin : indent, role: .accent),
                        .init(text: text, role: .plain),
                    ], choice: choice))
        }
        addDetail(of: row, after: shown, indent: indent, choice: choice)
        if choice != nil { choices.append(Choice(row: row, lines: first..<lines.count)) }
    }

    private mutating func addDetail(
        of row: BodyRow, after titles: [String], indent: String, choice: Int?
    ) {
        guard let detail = row.detail, let last = lines.last else { return }
        let room = width - Self.margin
        let details = detail.wrapped(to: room)
        if titles.count == 1, details.count == 1,
            titles[0].columns + 2 + details[0].columns <= room
        {
            lines[lines.count - 1] = BodyLine(
                last.parts + [.init(text: "  " + details[0], role: .dim)], choice: choice)
        } else {
            lines += details.prefix(row.choice == nil ? details.count : Self.mostLines).map {
                BodyLine([.init(text: indent + $0, role: .dim)], choice: choice)
            }
        }
    }

    private func symbol(of row: BodyRow) -> String {
        switch row.kind {
        case .text: " "
        case .link: glyphs.link
        case .action: glyphs.action
        case .field: glyphs.field
        case .toggle(let isOn): isOn ? glyphs.on : glyphs.off
        }
    }

    /// The position of a row among the choices. If it has gone, the one that is now nearest to its
    /// place; `nil` without choices.
    func index(of id: RowID?, near old: Int = 0) -> Int? {
        guard !choices.isEmpty else { return nil }
        if let exact = choices.firstIndex(where: { $0.row.id == id }) { return exact }
        return min(max(old, 0), choices.count - 1)
    }
}
