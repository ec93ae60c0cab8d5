/// The output that turns one frame into another: the rows that differ, each written whole.
///
/// Terminals disagree on the width of joined emoji, flags and ambiguous characters. A row is erased
/// before it is written, and what follows such a character is addressed by its column, so that the
/// screen never shows remains of another frame, whatever the terminal draws.
struct FrameDiff {
    let output: String

    /// Compares two frames. Without a previous one of the same size, the whole frame is written.
    init(from old: Frame?, to new: Frame, hasColor: Bool) {
        var writer = Writer(hasColor: hasColor)
        let same = old.flatMap { $0.width == new.width && $0.height == new.height ? $0 : nil }
        if same == nil { writer.output += "\u{1B}[0m\u{1B}[2J" }
        let before = same ?? Frame(width: new.width, height: new.height)
        for row in 0..<new.height where new.row(row) != before.row(row) {
            writer.write(new, row)
        }
        writer.place(new.cursor, hadCursor: same?.cursor)
        output = writer.output
    }

    private struct Writer {
        let hasColor: Bool
        var output = ""
        private var cursor: Position?
        private var role: TextRole?

        init(hasColor: Bool) {
            self.hasColor = hasColor
        }

        mutating func write(_ frame: Frame, _ row: Int) {
            move(to: Position(0, row))
            output += "\u{1B}[0m\u{1B}[2K"
            role = nil
            for (column, cell) in frame.row(row).enumerated() where cell != .empty {
                guard let character = cell.text else { continue }
                let position = Position(column, row)
                if cursor != position { move(to: position) }
                if cell.role != role { output += "\u{1B}[0m" + cell.role.code(hasColor: hasColor) }
                role = cell.role
                output.append(character)
                cursor = character.isLatin ? Position(column + 1, row) : nil
            }
        }

        mutating func place(_ cursor: Position?, hadCursor: Position?) {
            if role != nil { output += "\u{1B}[0m" }
            guard let cursor else {
                if hadCursor != nil { output += "\u{1B}[?25l" }
                return
            }
            move(to: cursor)
            if hadCursor == nil { output += "\u{1B}[?25h" }
        }

        private mutating func move(to position: Position) {
            output += "\u{1B}[\(position.row + 1);\(position.column + 1)H"
            cursor = position
        }
    }
}

extension Character {
    /// Whether every terminal draws the character in one column.
    fileprivate var isLatin: Bool {
        unicodeScalars.count == 1 && unicodeScalars.allSatisfy { $0.value < 0x300 }
    }
}
