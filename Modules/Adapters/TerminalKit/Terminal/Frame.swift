import RoutingKit

struct Area: Sendable {
    var columns: Range<Int>
    var rows: Range<Int>

    init(_ columns: Range<Int>, _ rows: Range<Int>) {
        self.columns = columns
        self.rows = rows
    }

    /// The area without a margin, at least one cell.
    func inset(_ columns: Int, _ rows: Int) -> Area {
        func shrink(_ range: Range<Int>, _ margin: Int) -> Range<Int> {
            let lower = min(range.lowerBound + margin, max(range.lowerBound, range.upperBound - 1))
            return lower..<max(lower + 1, range.upperBound - margin)
        }
        return Area(shrink(self.columns, columns), shrink(self.rows, rows))
    }
}

/// What a terminal shows, as a value: a grid of cells, counted from the upper left corner.
///
/// All text is written in its printable form, so that a text from others can't move the cursor or
/// style itself.
package struct Frame: Sendable {
    package struct Cell: Equatable, Sendable {
        /// The character; `nil` for the right half of a wide one.
        package var text: Character? = " "
        package var role = TextRole.plain
    }

    package let width: Int
    package let height: Int
    /// The column and the row that the user types at; `nil` if they don't.
    private(set) var cursor: SIMD2<Int>?
    /// The parts that can be clicked like keys, from the one behind to the one in front.
    private var targets: [(area: Area, key: Key)] = []
    private var cells: [Cell]

    init(width: Int, height: Int) {
        (self.width, self.height) = (max(width, 1), max(height, 1))
        cells = Array(repeating: Cell(), count: self.width * self.height)
    }

    package subscript(column: Int, row: Int) -> Cell { cells[row * width + column] }

    /// The cells of a row without those at its end that nothing was written to.
    private func written(_ row: Int) -> ArraySlice<Cell> {
        let row = cells[row * width..<(row + 1) * width]
        return row[..<((row.lastIndex { $0 != Cell() } ?? row.startIndex - 1) + 1)]
    }

    /// The lines without their styles and without spaces at their ends.
    package var lines: [String] {
        (0..<height).map { row in
            let line = written(row).compactMap(\.text)
            return String(line.prefix((line.lastIndex { $0 != " " } ?? -1) + 1))
        }
    }

    func key(at column: Int, _ row: Int) -> Key? {
        targets.last { $0.area.columns.contains(column) && $0.area.rows.contains(row) }?.key
    }

    /// Lets a click in an area press a key.
    mutating func add(_ key: Key, at columns: Range<Int>, _ rows: Range<Int>) {
        targets.append((Area(columns, rows), key))
    }

    mutating func placeCursor(_ column: Int, _ row: Int) {
        cursor = [min(column, width - 1), max(row, 0)]
    }

    /// Writes a text, clipped to an area of the row.
    /// - Returns: The column after the text.
    @discardableResult
    mutating func write(
        _ text: String, _ column: Int, _ row: Int, _ role: TextRole = .plain, to limit: Int = .max
    ) -> Int {
        var column = max(column, 0)
        guard 0..<height ~= row else { return column }
        for character in text.printable where character.columns > 0 {
            if column + character.columns > min(limit, width) { break }
            put(character, character.columns, column, row, role)
            column += character.columns
        }
        return column
    }

    mutating func write(
        _ line: Line, _ column: Int, _ row: Int, to end: Int, as role: TextRole? = nil
    ) {
        var column = column
        for part in line.parts {
            column = write(part.text, column, row, role ?? part.role, to: end)
        }
    }

    mutating func fill(_ area: Area, with character: Character = " ", _ role: TextRole = .plain) {
        for row in area.rows.clamped(to: 0..<height) {
            for column in area.columns.clamped(to: 0..<width) {
                put(character, 1, column, row, role)
            }
        }
    }

    mutating func drawBox(_ area: Area, title: String) {
        let (left, right) = (area.columns.lowerBound, area.columns.upperBound - 1)
        let (top, bottom) = (area.rows.lowerBound, area.rows.upperBound - 1)
        fill(area, with: "│", .accent)
        for row in [top, bottom] { fill(Area(area.columns, row..<row + 1), with: "─", .accent) }
        if left + 1 < right, top + 1 < bottom { fill(area.inset(1, 1)) }
        for (corner, column, row) in [
            ("╭", left, top), ("╮", right, top), ("╰", left, bottom), ("╯", right, bottom),
        ] {
            write(corner, column, row, .accent)
        }
        let shown = title.truncated(to: area.columns.count - 10)
        if !shown.isEmpty { write(" \(shown) ", left + 2, top, .strong, to: right) }
    }

    /// Gives all cells one role, as for what a sheet covers. What is behind can't be clicked.
    mutating func recede() {
        for index in cells.indices { cells[index].role = .dim }
        targets = []
    }

    private mutating func put(
        _ character: Character, _ columns: Int, _ column: Int, _ row: Int, _ role: TextRole
    ) {
        let index = row * width + column
        // Half of a wide character can't be shown.
        if cells[index].text == nil, column > 0 { cells[index - 1].text = " " }
        let next = index + columns
        if column + columns < width, cells[next].text == nil { cells[next].text = " " }
        cells[index] = Cell(text: character, role: role)
        if columns == 2 { cells[index + 1] = Cell(text: nil, role: role) }
    }

    /// The output that turns another frame into this one: the rows that differ, each erased and
    /// written whole. Without another frame of the same size, all of it.
    ///
    /// Terminals disagree on the width of joined emoji, flags and ambiguous characters. What follows
    /// such a character is addressed by its column, so that the screen never shows remains of another
    /// frame, whatever the terminal draws.
    func output(after other: Frame?, hasColor: Bool) -> String {
        let old = other.flatMap { $0.width == width && $0.height == height ? $0 : nil }
        var output = old == nil ? "\u{1B}[0m\u{1B}[2J" : ""
        func move(to column: Int, _ row: Int) { output += "\u{1B}[\(row + 1);\(column + 1)H" }
        for row in 0..<height where written(row) != (old?.written(row) ?? []) {
            move(to: 0, row)
            output += "\u{1B}[2K"
            var (role, next): (TextRole, Int?) = (.plain, 0)
            for (column, cell) in written(row).enumerated() where cell != Cell() {
                guard let character = cell.text else { continue }
                if column != next { move(to: column, row) }
                if cell.role != role { output += "\u{1B}[0m" + cell.role.code(hasColor: hasColor) }
                (role, next) = (cell.role, character.isLatin ? column + 1 : nil)
                output.append(character)
            }
            output += "\u{1B}[0m"
        }
        if let cursor {
            move(to: cursor.x, cursor.y)
            output += "\u{1B}[?25h"
        } else if old?.cursor != nil {
            output += "\u{1B}[?25l"
        }
        return output
    }
}
