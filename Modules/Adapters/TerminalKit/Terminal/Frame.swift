import RoutingKit

/// A cell of a frame, counted from its upper left corner.
package struct Position: Equatable, Sendable {
    var column: Int
    var row: Int

    init(_ column: Int, _ row: Int) {
        self.column = column
        self.row = row
    }
}

struct Area: Equatable, Sendable {
    var columns: Range<Int>
    var rows: Range<Int>

    var width: Int { columns.count }
    var height: Int { rows.count }

    /// The area without a margin, at least one cell.
    func inset(_ columns: Int, _ rows: Int) -> Area {
        func shrink(_ range: Range<Int>, _ margin: Int) -> Range<Int> {
            let lower = min(range.lowerBound + margin, max(range.lowerBound, range.upperBound - 1))
            return lower..<max(lower + 1, range.upperBound - margin)
        }
        return Area(columns: shrink(self.columns, columns), rows: shrink(self.rows, rows))
    }

    func contains(_ position: Position) -> Bool {
        columns.contains(position.column) && rows.contains(position.row)
    }
}

/// What a terminal shows, as a value: a grid of cells.
///
/// All text is written in its printable form, so that a text from others can't move the cursor or
/// style itself.
package struct Frame: Equatable, Sendable {
    package struct Cell: Equatable, Sendable {
        /// The character; `nil` for the right half of a wide one.
        package var text: Character?
        package var role: TextRole

        static let empty = Cell(text: " ", role: .plain)
    }

    /// A part that can be clicked like a key.
    struct Target: Equatable, Sendable {
        let area: Area
        let key: Key
    }

    package let width: Int
    package let height: Int
    /// The cursor that the user types at; hidden if `nil`.
    var cursor: Position?
    /// From the one behind to the one in front.
    private var targets: [Target] = []
    private var cells: [Cell]

    init(width: Int, height: Int) {
        self.width = max(width, 1)
        self.height = max(height, 1)
        cells = Array(repeating: .empty, count: self.width * self.height)
    }

    package subscript(column: Int, row: Int) -> Cell { cells[row * width + column] }

    func row(_ row: Int) -> ArraySlice<Cell> { cells[row * width..<(row + 1) * width] }

    /// The lines without their styles and without spaces at their ends.
    package var lines: [String] {
        (0..<height).map { row in
            let line = self.row(row).compactMap(\.text)
            return String(line.prefix((line.lastIndex { $0 != " " } ?? -1) + 1))
        }
    }

    /// The key that a click at a cell presses; `nil` if none does.
    func key(at position: Position) -> Key? {
        targets.last { $0.area.contains(position) }?.key
    }

    /// Lets a click in an area press a key.
    mutating func add(_ key: Key, at columns: Range<Int>, _ rows: Range<Int>) {
        targets.append(Target(area: Area(columns: columns, rows: rows), key: key))
    }

    /// Writes a text, clipped to an area of the row.
    /// - Returns: The column after the text.
    @discardableResult
    mutating func write(
        _ text: String, at position: Position, _ role: TextRole = .plain, to limit: Int = .max
    ) -> Int {
        let end = min(limit, width)
        var column = max(position.column, 0)
        guard 0..<height ~= position.row else { return column }
        for character in text.printable {
            let columns = character.columns
            guard columns > 0 else { continue }
            if column + columns > end { break }
            put(character, columns, Position(column, position.row), role)
            column += columns
        }
        return column
    }

    /// Writes a line. A role replaces those of its parts, but a match stays visible.
    mutating func write(_ line: Line, at position: Position, to end: Int, _ role: TextRole? = nil) {
        var column = position.column
        for part in line.parts {
            let own = part.role == .match && role != nil ? .selected : role ?? part.role
            column = write(part.text, at: Position(column, position.row), own, to: end)
        }
    }

    mutating func fill(_ area: Area, with character: Character = " ", _ role: TextRole) {
        for row in area.rows where 0..<height ~= row {
            for column in area.columns where 0..<width ~= column {
                put(character, 1, Position(column, row), role)
            }
        }
    }

    mutating func drawBox(_ area: Area, title: String) {
        let (left, right) = (area.columns.lowerBound, area.columns.upperBound - 1)
        let (top, bottom) = (area.rows.lowerBound, area.rows.upperBound - 1)
        fill(area, with: "│", .accent)
        fill(Area(columns: area.columns, rows: top..<top + 1), with: "─", .accent)
        fill(Area(columns: area.columns, rows: bottom..<bottom + 1), with: "─", .accent)
        if left + 1 < right, top + 1 < bottom {
            fill(Area(columns: left + 1..<right, rows: top + 1..<bottom), .plain)
        }
        let corners = [
            (left, top, "╭"), (right, top, "╮"), (left, bottom, "╰"), (right, bottom, "╯"),
        ]
        for (column, row, corner) in corners { write(corner, at: Position(column, row), .accent) }
        let shown = title.truncated(to: area.width - 10)
        if !shown.isEmpty { write(" \(shown) ", at: Position(left + 2, top), .strong, to: right) }
    }

    /// Gives all cells one role, as for what a sheet covers. What is behind can't be clicked.
    mutating func recede() {
        for index in cells.indices { cells[index].role = .dim }
        targets = []
    }

    private mutating func put(
        _ character: Character, _ columns: Int, _ position: Position, _ role: TextRole
    ) {
        let index = position.row * width + position.column
        // Half of a wide character can't be shown.
        if cells[index].text == nil, position.column > 0 { cells[index - 1].text = " " }
        let next = index + columns
        if position.column + columns < width, cells[next].text == nil { cells[next].text = " " }
        cells[index] = Cell(text: character, role: role)
        if columns == 2 { cells[index + 1] = Cell(text: nil, role: role) }
    }
}
