import DesignKit

/// Where the user is on one screen.
struct PageState {
    var filter = ""
    /// The row that has loaded more last. As long as it is visible, only the user chooses it again.
    var loaded: RowID?
    /// The focused row, with its position and its line when it was seen last.
    fileprivate(set) var focus: (row: RowID, index: Int, line: Int)?
    /// The first visible line, and the number of visible lines when they were drawn last.
    fileprivate(set) var offset = 0, height: Int?

    /// Shows all rows, with the focus on the same one.
    mutating func removeFilter() { (filter, height) = ("", 0) }
}

/// A screen or a panel, as it is drawn: its title, its lines, and where the user is on it.
struct Page {
    enum Kind {
        case front
        /// It opened the screen of the user, which is beside it.
        case opener
        /// It is a box over what it covers.
        case sheet
        /// It is a box beside the screens.
        case panel
    }

    let id: String
    let title: String
    let kind: Kind
    let area: Area
    /// The cells of its lines.
    let content: Area
    let layout: PageLayout
    private(set) var state: PageState

    init(
        _ id: String, title: String, _ content: Content, in area: Area, _ kind: Kind,
        state: PageState
    ) {
        (self.id, self.title, self.kind, self.state) = (id, title, kind, state)
        let rows = area.rows
        var inside = area.inset(1, 1)
        if kind == .front || kind == .opener {
            let first = min(rows.lowerBound + 1, rows.upperBound - 1)
            inside = Area(area.columns, first..<rows.upperBound)
        }
        // Two columns are the scroll bar's, so that no text touches it.
        layout = PageLayout(content, width: inside.columns.count - 2, filter: state.filter)
        // A sheet is as high as its lines.
        let spare = kind == .sheet ? max(0, inside.rows.count - max(1, layout.lines.count)) : 0
        inside.rows = inside.rows.lowerBound..<inside.rows.upperBound - spare
        self.content = inside
        self.area = Area(
            area.columns, rows.lowerBound..<max(rows.lowerBound + 1, rows.upperBound - spare))
        follow()
    }

    /// Keeps the focused row at its line in the window when rows above it come or go, and visible
    /// when the window changes its height. The focus of a row that has gone moves to the nearest one.
    private mutating func follow() {
        let old = state.focus
        let same = layout.choices.firstIndex { $0.id == old?.row }
        if let same, let old {
            state.offset += layout.choices[same].lines.lowerBound - old.line
            if let last = state.height, last != height { reveal(layout.choices[same].lines) }
        }
        state.height = height
        move(to: same ?? min(old?.index ?? 0, layout.choices.count - 1))
    }

    private var height: Int { content.rows.count }
    var offset: Int { state.offset }

    /// The position of the focused row among the choices; `nil` without choices.
    var focus: Int? { layout.choices.isEmpty ? nil : state.focus?.index }
    var focused: PageLayout.Choice? { focus.map { layout.choices[$0] } }

    /// The visible row that loads the next part of a list; `nil` if none is visible.
    var continuation: PageLayout.Choice? {
        let visible = offset..<offset + height
        return layout.choices.first { $0.row.loadsWhenVisible && $0.lines.overlaps(visible) }
    }

    /// - Returns: `false` if the key moves nothing.
    mutating func move(by key: Key) -> Bool {
        switch key {
        case .down, .character("j"): step(1)
        case .up, .character("k"): step(-1)
        case .pageDown, .control("d"), .control("f"): scroll(height - 1)
        case .pageUp, .control("u"), .control("b"): scroll(1 - height)
        case .wheel(let lines): scroll(lines)
        case .home, .character("g"): move(to: 0, offset: 0)
        case .end, .character("G"): move(to: layout.choices.count - 1, offset: layout.lines.count)
        case .row(id, let index): move(to: index)
        default: return false
        }
        return true
    }

    private mutating func move(to index: Int?, offset: Int? = nil) {
        state.offset = max(0, min(offset ?? state.offset, layout.lines.count - height))
        guard let index, layout.choices.indices.contains(index) else { return }
        let choice = layout.choices[index]
        state.focus = (choice.id, index, choice.lines.lowerBound)
    }

    private mutating func reveal(_ lines: Range<Int>) {
        state.offset = min(max(state.offset, lines.upperBound - height), lines.lowerBound)
    }

    /// Moves to the next row, or by a line if that row is farther away.
    private mutating func step(_ direction: Int) {
        let next = (focus ?? -1) + direction
        let near = offset - height / 2..<offset + height + height / 2
        guard layout.choices.indices.contains(next), layout.choices[next].lines.overlaps(near)
        else { return move(to: nil, offset: offset + direction) }
        let lines = layout.choices[next].lines
        // What is above the first row and below the last one is visible with them, if there is room.
        if next == 0 { reveal(0..<lines.upperBound) }
        if next == layout.choices.count - 1 { reveal(lines.lowerBound..<layout.lines.count) }
        reveal(lines)
        move(to: next)
    }

    /// Scrolls, and focuses the row that is then nearest in this direction.
    private mutating func scroll(_ distance: Int) {
        let old = offset
        move(to: nil, offset: offset + distance)
        let visible = offset..<offset + height
        let inside = layout.choices.indices.filter {
            layout.choices[$0].lines.clamped(to: visible) == layout.choices[$0].lines
        }
        guard let first = inside.first, let last = inside.last else { return }
        // There may be nothing more to scroll to.
        let end = distance < 0 ? first : last
        move(to: old == offset ? end : min(max(focus ?? first, first), last))
    }
}
