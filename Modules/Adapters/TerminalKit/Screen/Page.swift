import DesignKit
import Foundation

/// A screen or a panel: its lines in an area of the window, and where the user is on it.
final class Page {
    /// A screen, a box over what it covers, or a box beside the screens.
    enum Kind { case screen, sheet, panel }

    let id: String
    let kind: Kind
    /// The text that its rows contain.
    private(set) var filter = ""
    /// The row that has loaded more last. As long as it is visible, only the user chooses it again.
    var loaded: RowID?
    private(set) var layout = PageLayout(Content([]), width: 0)
    /// The first change of the content after it was laid out; `nil` if it may be another one.
    var change: ContentChange?
    private var source = Content([])
    private(set) var area: Area = (0..<1, 0..<1)
    private var title = ""
    /// The cells of its lines.
    private var content: Area = (0..<1, 0..<1)
    /// The focused row, with its position and its line when it was drawn last.
    private var focus: (row: RowID, index: Int, line: Int)?
    /// The first visible line, and the number of visible lines when they were drawn last.
    private var offset = 0, lastHeight: Int?

    init(_ id: String, _ kind: Kind) {
        self.id = id
        self.kind = kind
    }

    /// Shows only the rows that contain a text. Without a text it shows all, with the focus on the
    /// same one.
    func show(onlyRowsWith text: String) {
        filter = text
        lastHeight = 0
        if !text.isEmpty { (focus, offset) = (nil, 0) }
    }

    /// Lays out its content. The focused row keeps its line in the window when rows above it come
    /// or go, unless the top is visible, where a notice appears. It stays visible, also when the
    /// window changes its height. If it has gone, the nearest one is focused.
    /// - Parameter new: The content; `nil` if it is as before.
    func show(_ new: Content?, title: String, in area: Area) {
        self.title = title
        self.area = area
        let first = min(area.rows.lowerBound + 1, area.rows.upperBound - 1)
        content =
            kind == .screen
            ? (area.columns, first..<area.rows.upperBound)
            : (area.columns.inset(1), area.rows.inset(1))
        // Two columns are the scroll bar's, so that no text touches it.
        let width = max(content.columns.count - 2, PageLayout.narrowest)
        if let new { source = new }
        if new != nil || layout.width != width || layout.filter != filter {
            layout = PageLayout(source, width: width, filter: filter)
        }
        if kind == .sheet {
            // It is as high as its lines.
            let end = content.rows.lowerBound + min(height, layout.lines.count)
            content.rows = content.rows.lowerBound..<end
            self.area.rows = area.rows.lowerBound..<min(area.rows.upperBound, end + 1)
        }
        let same = layout.choices.firstIndex { $0.id == focus?.row }
        if let same, let focus {
            let lines = layout.choices[same].lines
            let isAtTop = offset == 0 && focus.line < height
            if !isAtTop { offset += lines.lowerBound - focus.line }
            if isAtTop || lastHeight.map({ $0 != height }) == true { reveal(lines) }
        }
        lastHeight = height
        move(to: same ?? min(focus?.index ?? 0, layout.choices.count - 1))
    }

    private var height: Int { content.rows.count }
    private var visible: Range<Int> { offset..<offset + height }

    /// The focused row; `nil` without rows to choose.
    var focused: PageLayout.Choice? {
        layout.choices.isEmpty ? nil : focus.map { layout.choices[$0.index] }
    }

    /// The visible row that loads the next part of a list; `nil` if none is visible.
    var continuation: PageLayout.Choice? {
        layout.choices.first { $0.row.loadsWhenVisible && $0.lines.overlaps(visible) }
    }

    /// - Returns: `false` if the key moves nothing.
    func move(by key: Key) -> Bool {
        switch key {
        case .down, .character("j"): step(1)
        case .up, .character("k"): step(-1)
        case .pageDown, .control("d"): scroll(height - 1)
        case .pageUp, .control("u"): scroll(1 - height)
        case .wheel(let lines): scroll(lines)
        case .home, .character("g"): move(to: 0, offset: 0)
        case .end, .character("G"): move(to: layout.choices.count - 1, offset: layout.lines.count)
        case .row(id, let index): move(to: index)
        default: return false
        }
        return true
    }

    private func move(to index: Int?, offset: Int? = nil) {
        self.offset = max(0, min(offset ?? self.offset, layout.lines.count - height))
        guard let index, layout.choices.indices.contains(index) else { return }
        let choice = layout.choices[index]
        focus = (choice.id, index, choice.lines.lowerBound)
    }

    private func reveal(_ lines: Range<Int>) {
        offset = min(max(offset, lines.upperBound - height), lines.lowerBound)
    }

    /// Moves to the next row, or by a line if that row is farther away.
    private func step(_ direction: Int) {
        let next = (focus?.index ?? -1) + direction
        let near = visible.lowerBound - height / 2..<visible.upperBound + height / 2
        guard layout.choices.indices.contains(next), layout.choices[next].lines.overlaps(near)
        else { return move(to: nil, offset: offset + direction) }
        let lines = layout.choices[next].lines
        // What is above the first row and below the last one is visible with them, if there is
        // room.
        if next == 0 { reveal(0..<lines.upperBound) }
        if next == layout.choices.count - 1 { reveal(lines.lowerBound..<layout.lines.count) }
        reveal(lines)
        move(to: next)
    }

    /// Scrolls, and focuses the row that is nearest then, or the last one where nothing can scroll.
    private func scroll(_ distance: Int) {
        let old = offset
        move(to: nil, offset: old + distance)
        let inside = layout.choices.indices.filter { layout.choices[$0].lines.overlaps(visible) }
        guard let first = inside.first, let last = inside.last else { return }
        let end = distance < 0 ? first : last
        move(to: old == offset ? end : min(max(focus?.index ?? first, first), last))
    }

    /// Its lines, in a box unless it is a screen.
    /// - Parameters:
    ///   - isInFront: Whether the keys are for it, so that the focused row is marked.
    ///   - workingRow: The row whose work the user waits for, which has another mark.
    func lines(isInFront: Bool, workingRow: RowID? = nil) -> [Line] {
        let width = max(2, content.columns.count)
        let count = layout.lines.count
        let size = max(1, height * height / max(1, count))
        let thumb = (height - size) * offset / max(1, count - height)
        let inside = (0..<height).map { row -> Line in
            guard offset + row < count else { return Line("") }
            var line = layout.lines[offset + row].cut(0..<width - 1)
            let choice = layout.choices.firstIndex { $0.lines.contains(offset + row) }
            if let choice {
                let isMarked = isInFront && choice == focus?.index
                let isFirst = layout.choices[choice].lines.lowerBound == offset + row
                let mark = layout.choices[choice].id == workingRow ? "…" : "▸"
                if isMarked, isFirst { line = Line(mark) + line.cut(1..<width - 1) }
                line = line.all(isMarked ? .inverse : nil, pressing: .row(id, choice))
            }
            if count <= height { return line }
            let isThumb = thumb..<thumb + size ~= row
            return line + (isThumb ? Line("┃", .accent) : Line("│", .dim))
        }
        if kind == .screen { return [Line(" " + title.truncated(to: width - 2), .strong)] + inside }

        let side = Line("│", .accent)
        let name = Line(" \(title.truncated(to: width - 8)) ", .strong)
        let close = Line(kind == .sheet && width > 10 ? " × " : "", .strong, pressing: .escape)
        let line = Line.repeating("─", width - 2 - name.columns - close.columns, .accent)
        let corner = Line("─╮", .accent)
        return [Line("╭─", .accent) + name + line + close + corner]
            + inside.map { side + $0.cut(0..<width) + side }
            + [Line("╰" + String(repeating: "─", count: width) + "╯", .accent)]
    }
}

/// Whether the content of a screen has changed, on any thread.
final class ContentChange: Sendable {
    private let lock = NSLock()
    private nonisolated(unsafe) var isNoted = false

    var hasHappened: Bool { lock.withLock { isNoted } }

    func happen() { lock.withLock { isNoted = true } }
}
