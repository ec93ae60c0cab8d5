/// A rectangle of cells.
struct Area: Equatable, Sendable {
    var columns: Range<Int>
    var rows: Range<Int>

    init(columns: Range<Int>, rows: Range<Int>) {
        self.columns = columns
        self.rows = rows
    }

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
