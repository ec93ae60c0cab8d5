import RoutingKit

/// What a terminal shows, as a value: a grid of cells.
///
/// All text is written in its printable form, so that a text from others can't move the cursor or
/// style itself.
package struct Frame: Equatable, Sendable {
    package let width: Int
    package let height: Int
    /// The cursor that the user types at; hidden if `nil`.
    var cursor: Position?
    /// What can be clicked like a key, from the one behind to the one in front.
    var targets: [Target] = []
    private var cells: [Cell]

    /// Makes an empty frame.
    init(width: Int, height: Int) {
        self.width = max(width, 1)
        self.height = max(height, 1)
        cells = Array(repeating: .empty, count: self.width * self.height)
    }

    package subscript(column: Int, row: Int) -> Cell {
        get { cells[row * width + column] }
        set { cells[row * width + column] = newValue }
    }

    /// The cells of a row.
    func row(_ row: Int) -> ArraySlice<Cell> { cells[row * width..<(row + 1) * width] }

    /// Writes a text, clipped to an area of the row.
    /// - Returns: The column after the text.
    @discardableResult
    mutating func write(
        _ text: String, at position: Position, _ role: TextRole = .plain, to limit: Int? = nil
    ) -> Int {
        let end = min(limit ?? width, width)
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

    /// Fills an area with one character.
    mutating func fill(_ area: Area, with character: Character = " ", _ role: TextRole) {
        for row in area.rows where 0..<height ~= row {
            for column in area.columns where 0..<width ~= column {
                put(character, 1, Position(column, row), role)
            }
        }
    }

    /// Gives all cells one role, as for what a sheet covers. What is behind can't be clicked.
    mutating func recede() {
        for index in cells.indices { cells[index].role = .dim }
        targets = []
    }

    /// The key that a click at a cell presses; `nil` if none does.
    func key(at position: Position) -> Key? {
        targets.last { $0.area.contains(position) }?.key
    }

    /// The lines without their styles and without spaces at their ends.
    package var lines: [String] {
        (0..<height).map { row in
            let line = self.row(row).compactMap(\.text)
            return String(line.prefix((line.lastIndex { $0 != " " } ?? -1) + 1))
        }
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
