/// The output that turns one frame into another: only the cells that differ.
struct FrameDiff {
    /// The text for the terminal.
    let output: String

    /// Compares two frames. Without a previous one of the same size, the whole frame is written.
    init(from old: Frame?, to new: Frame, theme: Theme) {
        var writer = Writer(theme: theme)
        let same = old.flatMap { $0.width == new.width && $0.height == new.height ? $0 : nil }
        if same == nil { writer.output += "\u{1B}[0m\u{1B}[2J" }
        for row in 0..<new.height {
            for column in 0..<new.width {
                let cell = new[column, row]
                guard let character = cell.text else { continue }
                let isWide = column + 1 < new.width && new[column + 1, row].text == nil
                if let same, same[column, row] == cell {
                    if !isWide || same[column + 1, row].text == nil { continue }
                }
                writer.write(character, isWide, at: Position(column, row), cell.role)
            }
        }
        writer.place(new.cursor, hadCursor: same?.cursor)
        output = writer.output
    }

    private struct Writer {
        let theme: Theme
        var output = ""
        private var cursor: Position?
        private var role: TextRole?

        init(theme: Theme) {
            self.theme = theme
        }

        mutating func write(
            _ character: Character, _ isWide: Bool, at position: Position, _ role: TextRole
        ) {
            if cursor != position { move(to: position) }
            if role != self.role { output += "\u{1B}[0m" + theme.code(of: role) }
            self.role = role
            output.append(character)
            // Terminals disagree on the width of emoji, so the next cell is addressed by itself.
            cursor = isWide ? nil : Position(position.column + 1, position.row)
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
        }
    }
}
