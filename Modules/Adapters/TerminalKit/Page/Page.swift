import DesignKit

/// Where the user is on one screen.
struct PageState {
    /// The focused row; `nil` before the user or the screen has chosen one.
    private(set) var row: RowID?
    /// Its position when it was last seen, for the time after the row has gone.
    private var index = 0
    /// The first visible line.
    private(set) var offset = 0
    private(set) var filter: String
    /// The line of the focused row when it was drawn last; `nil` if another row was.
    private var line: Int?
    /// The number of visible lines when they were drawn last.
    private var height: Int?

    init(filter: String = "") {
        self.filter = filter
    }

    /// Shows all rows, with the focus on the same one.
    mutating func removeFilter() {
        (filter, line, height) = ("", nil, 0)
    }

    /// Keeps the focused row at its line in the window when rows above it come or go, and visible
    /// when the window changes its height.
    /// - Returns: The position of the focused row among the choices.
    mutating func follow(_ layout: PageLayout, height: Int) -> Int? {
        let focus = layout.index(of: row, near: index)
        if let focus {
            let choice = layout.choices[focus]
            if let line, choice.id == row { offset += choice.lines.lowerBound - line }
            if let last = self.height, last != height {
                offset = min(max(offset, choice.lines.upperBound - height), choice.lines.lowerBound)
            }
            (row, index, line) = (choice.id, focus, choice.lines.lowerBound)
        }
        self.height = height
        offset = max(0, min(offset, layout.lines.count - height))
        return focus
    }

    mutating func move(to focus: Int?, offset: Int, on page: Page) {
        self.offset = page.bounded(offset)
        guard let focus else { return }
        (row, index, line) = (page.layout.choices[focus].id, focus, nil)
    }
}

/// A screen on the stage, as it is drawn: its title, its lines, and where the user is on it.
struct Page {
    enum Kind {
        /// It is the screen of the user.
        case front
        /// It opened the screen of the user, which is beside it.
        case opener
        /// It is a box over what it covers.
        case sheet
    }

    let title: String
    let layout: PageLayout
    let focus: Int?
    let offset: Int
    let area: Area
    let kind: Kind
    let emptyText: String

    /// The cells of the lines.
    var content: Area { Self.content(of: area, kind) }

    /// The cells inside of a box, or below a title.
    static func content(of area: Area, _ kind: Kind) -> Area {
        if kind == .sheet { return area.inset(1, 1) }
        let rows = min(area.rows.lowerBound + 1, area.rows.upperBound - 1)..<area.rows.upperBound
        return Area(columns: area.columns, rows: rows)
    }

    var focused: PageLayout.Choice? { focus.map { layout.choices[$0] } }

    /// The visible row that loads the next part of a list; `nil` if none is visible.
    var continuation: PageLayout.Choice? {
        let visible = offset..<offset + content.height
        return layout.choices.first { $0.row.loadsWhenVisible && $0.lines.overlaps(visible) }
    }

    func bounded(_ offset: Int) -> Int {
        max(0, min(offset, layout.lines.count - content.height))
    }
}

extension Page {
    /// The focus and the first visible line after a key; `nil` if the key moves nothing.
    func target(of key: Key) -> (focus: Int?, offset: Int)? {
        let height = content.height
        let last = layout.choices.count - 1
        switch key {
        case .down, .character("j"): return step(1)
        case .up, .character("k"): return step(-1)
        case .pageDown, .control("d"), .control("f"): return scroll(height - 1)
        case .pageUp, .control("u"), .control("b"): return scroll(1 - height)
        case .home, .character("g"): return (last < 0 ? nil : 0, 0)
        case .end, .character("G"): return (last < 0 ? nil : last, layout.lines.count)
        case .wheel(let lines): return scroll(lines)
        default: return nil
        }
    }

    /// Moves to the next row, or by a line if that row is farther away.
    private func step(_ direction: Int) -> (Int?, Int) {
        let height = content.height
        let next = (focus ?? -1) + direction
        let near = offset - height / 2..<offset + height + height / 2
        guard layout.choices.indices.contains(next), layout.choices[next].lines.overlaps(near)
        else { return (nil, offset + direction) }
        let lines = layout.choices[next].lines
        // What is above the first row and below the last one is visible with them, if there is room.
        let start = next == 0 ? 0 : lines.lowerBound
        let end = next == layout.choices.count - 1 ? layout.lines.count : lines.upperBound
        let around = min(max(offset, end - height), start)
        return (next, max(min(around, lines.lowerBound), lines.upperBound - height))
    }

    /// Scrolls, and focuses the row that is then nearest in this direction.
    private func scroll(_ distance: Int) -> (Int?, Int) {
        let new = bounded(offset + distance)
        let visible = new..<new + content.height
        let inside = layout.choices.indices.filter {
            layout.choices[$0].lines.clamped(to: visible) == layout.choices[$0].lines
        }
        guard let first = inside.first, let last = inside.last else { return (nil, new) }
        // There is nothing more to scroll to.
        if new == offset { return (distance < 0 ? first : last, new) }
        return (min(max(focus ?? first, first), last), new)
    }
}
