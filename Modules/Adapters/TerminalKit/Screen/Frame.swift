/// The cells of a window in some columns and rows.
typealias Area = (columns: Range<Int>, rows: Range<Int>)

extension Range<Int> {
    /// The range without its first and last elements, but with one at least.
    func inset(_ first: Int, _ last: Int) -> Self {
        let lower = Swift.min(lowerBound + first, Swift.max(lowerBound, upperBound - 1))
        return lower..<Swift.max(lower + 1, upperBound - last)
    }
}

/// What a terminal shows, as a value: its lines, counted like their columns from the upper left
/// corner.
struct Frame: Sendable {
    let width: Int
    private(set) var lines: [Line]
    /// The column and the row that the user types at; `nil` if they don't.
    var cursor: SIMD2<Int>?

    init(width: Int, height: Int) {
        self.width = width
        lines = Array(repeating: Line(""), count: height)
    }

    /// Lays lines over an area, which they fill.
    mutating func draw(_ new: [Line], in area: Area) {
        let columns = area.columns.clamped(to: 0..<width)
        for (row, line) in zip(area.rows, new) where lines.indices.contains(row) {
            lines[row] =
                lines[row].cut(0..<columns.lowerBound) + line.cut(0..<columns.count)
                + lines[row].cut(columns.upperBound..<width)
        }
    }

    /// Makes the background of a sheet, which can't be clicked.
    mutating func recede() { lines = lines.map { $0.all(.dim) } }

    /// The key that a click presses.
    func key(at column: Int, _ row: Int) -> Key? {
        lines.indices.contains(row) ? lines[row].cut(column..<column + 1).first?.key : nil
    }

    /// The output that turns another frame into this one: the lines that differ, each erased and
    /// written whole. Without another frame of the same size, all of it.
    func output(after other: Frame?, hasColor: Bool) -> String {
        let old = other.flatMap { $0.width == width && $0.lines.count == lines.count ? $0 : nil }
        var output = old == nil ? "\u{1B}[0m\u{1B}[2J" : ""
        for (row, line) in lines.enumerated() where line != old?.lines[row] {
            output += "\u{1B}[\(row + 1);1H\u{1B}[2K"
            output += line.styled(hasColor: hasColor, isAddressed: true)
        }
        if let cursor {
            output += "\u{1B}[\(cursor.y + 1);\(cursor.x + 1)H\u{1B}[?25h"
        } else if old?.cursor != nil {
            output += "\u{1B}[?25l"
        }
        return output
    }
}
