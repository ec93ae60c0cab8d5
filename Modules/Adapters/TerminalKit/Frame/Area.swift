/// A rectangle of cells.
package struct Area: Equatable, Sendable {
    package var columns: Range<Int>
    package var rows: Range<Int>

    package init(columns: Range<Int>, rows: Range<Int>) {
        self.columns = columns
        self.rows = rows
    }

    package var width: Int { columns.count }
    package var height: Int { rows.count }

    /// The area without a margin, at least one cell.
    package func inset(_ columns: Int, _ rows: Int) -> Area {
        func shrink(_ range: Range<Int>, _ margin: Int) -> Range<Int> {
            let lower = min(range.lowerBound + margin, max(range.lowerBound, range.upperBound - 1))
            return lower..<max(lower + 1, range.upperBound - margin)
        }
        return Area(columns: shrink(self.columns, columns), rows: shrink(self.rows, rows))
    }

    package func contains(_ position: Position) -> Bool {
        columns.contains(position.column) && rows.contains(position.row)
    }
}
