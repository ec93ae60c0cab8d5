import DesignKit

/// Where the user is on one screen.
struct PageState: Equatable {
    /// The focused row; `nil` before the user or the screen has chosen one.
    var row: RowID?
    /// Its position when it was last seen, for the time after the row has gone.
    var index = 0
    /// The first visible line.
    var offset = 0
    /// What the rows must contain.
    var filter = ""
    /// The line of the focused row when it was drawn last; `nil` if another row was.
    private var seen: Seen?
    /// The number of visible lines when they were drawn last.
    private var height: Int?

    private struct Seen: Equatable {
        let row: RowID
        let line: Int
    }

    init(filter: String = "") {
        self.filter = filter
    }

    /// Keeps the focused row at its line in the window when rows above it come or go, and visible
    /// when the window changes its height.
    mutating func follow(_ focus: Int?, in layout: BodyLayout, height: Int) {
        if let focus {
            let choice = layout.choices[focus]
            let line = choice.lines.lowerBound
            if row == nil || choice.row.id != row { row = choice.row.id }
            if let seen, seen.row == row { offset += line - seen.line }
            if let last = self.height, last != height {
                offset = min(max(offset, choice.lines.upperBound - height), line)
            }
            seen = Seen(row: choice.row.id, line: line)
            index = focus
        }
        self.height = height
        offset = Page.bounded(offset, lines: layout.lines.count, height: height)
    }
}
