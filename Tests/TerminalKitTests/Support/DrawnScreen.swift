@testable import TerminalKit

/// What a terminal shows after the output of frames. Terminals differ in how wide they draw a
/// character.
struct DrawnScreen: Equatable {
    /// How wide a terminal draws what isn't Latin.
    enum Width: CaseIterable {
        /// As the frame expects it.
        case expected
        /// Each part of a joined emoji by itself, as tmux 3.3 does.
        case byParts
        /// In one column, as terminals with old tables do.
        case narrow
    }

    private(set) var rows: [[String]]
    private let width: Width
    private var cursor = Position(0, 0)

    init(columns: Int, rows: Int, width: Width) {
        self.rows = Array(repeating: Array(repeating: " ", count: columns), count: rows)
        self.width = width
    }

    /// Draws an output: text, and control sequences that address, erase and style.
    mutating func draw(_ output: String) {
        var rest = Substring(output)
        while let character = rest.popFirst() {
            guard character == "\u{1B}" else {
                put(character)
                continue
            }
            let sequence = rest.prefix { !$0.isLetter }.dropFirst()
            let final = rest.dropFirst(sequence.count + 1).first
            rest = rest.dropFirst(sequence.count + 2)
            let numbers = sequence.split(separator: ";").compactMap { Int($0) }
            switch final {
            case "H": cursor = Position(numbers[1] - 1, numbers[0] - 1)
            case "J": for row in rows.indices { erase(row) }
            case "K": erase(cursor.row)
            default: break
            }
        }
    }

    private mutating func erase(_ row: Int) {
        rows[row] = rows[row].map { _ in " " }
    }

    private mutating func put(_ character: Character) {
        let parts = width == .byParts ? character.unicodeScalars.map { Character($0) } : [character]
        for part in parts where part.columns > 0 {
            let columns = width == .narrow ? 1 : part.columns
            // Lines don't wrap.
            let column = min(cursor.column, rows[cursor.row].count - columns)
            rows[cursor.row][column] = String(part)
            for right in column + 1..<column + columns { rows[cursor.row][right] = "" }
            cursor.column = column + columns
        }
    }
}
