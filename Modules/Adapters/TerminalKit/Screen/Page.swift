import DesignKit
import Foundation

/// A screen or a panel: its rows and their headings as lines in an area of the window, and where
/// the user is on it. Two columns in front of each row are free for a mark.
///
/// Only what is near the window is laid out: a list of thousands of rows takes no longer than one
/// that fills some windows.
final class Page {
    /// A screen, a box over what it covers, or a box beside the screens.
    enum Kind { case screen, sheet, panel }
    /// A line of a part, by its number there, with the part's row if the user can choose it.
    private typealias PartLine = (part: Int, index: Int, choice: ContentRow?, line: Line)

    let id: String
    let kind: Kind
    /// The text that its rows contain, the first of which is focused. Without a text it shows all,
    /// with the focus on the same one.
    var filter = "" {
        didSet {
            arrange(sections)
            if !filter.isEmpty { _ = move(by: .home) }
        }
    }
    /// The row that was chosen last. If it loads more, only the user chooses it again.
    var loaded: String?
    /// The changes of the app that the content shows; `nil` if it has to be computed.
    var changeCount: Int?
    /// Makes a text of a link that doesn't open.
    let opened: (ContentRow) -> ContentRow
    /// The cells that it covers in the window.
    private(set) var area: Area = (0..<1, 0..<1)
    private var title = ""
    private(set) var sections: [ContentSection] = []
    /// What is laid out as a whole: a row of a section, or its heading if `row` is `nil`.
    private(set) var parts: [(section: Int, row: Int?)] = []
    /// The lines of the parts that are at most two windows away from the focus, or little more.
    private var lines: [PartLine] = []
    /// The first of these lines that is visible; 0 only at the beginning of the page.
    private var top = 0
    /// The part with the focused row; a visible part without one.
    private var focus = 0

    /// - Parameter opened: Makes a text of a link that doesn't open.
    init(_ id: String, _ kind: Kind, opened: @escaping (ContentRow) -> ContentRow) {
        self.id = id
        self.kind = kind
        self.opened = opened
    }

    /// The cells of its lines, which are below its title, and inside the box around it.
    var content: Area {
        let edge = kind == .screen ? 0 : 1
        return (area.columns.inset(edge, edge), area.rows.inset(1, edge))
    }

    /// Shows a content in an area. The focused row keeps its line in the window when rows above it
    /// come or go, unless the top is visible, where a notice appears. It stays visible, also when
    /// the window changes its height. If it has gone, the nearest one is focused.
    /// - Parameter new: The content; `nil` if it is as before.
    func show(_ new: Content?, title: String, in newArea: Area) {
        self.title = title
        guard new != nil || newArea != area else { return }
        let staysVisible = focused != nil && focusLine >= 0
        let staysAtTop = top == 0
        area = newArea
        arrange(new?.sections ?? sections)
        if staysAtTop { top = 0 }
        if staysVisible { reveal(focus) }
        focusNearest(among: visible)
    }

    /// Divides sections into parts, with the focus on the same row and line of the window.
    private func arrange(_ new: [ContentSection]) {
        let row = focused?.id
        let line = focusLine
        sections = new
        parts = filteredParts
        focus = row.flatMap { part(of: $0) } ?? min(focus, count - 1)
        layOut(focus, at: line)
    }

    /// The parts that the filter leaves: the rows that contain its text, all rows of a heading that
    /// does, and a row that loads more, which may contain it.
    private var filteredParts: [(section: Int, row: Int?)] {
        let words = filter.lowercased()
        let isASCII = filter.utf8.count == filter.unicodeScalars.count
        func isMatch(_ text: String?) -> Bool {
            guard let text else { return false }
            if text.lowercased().withCString({ strstr($0, words) != nil }) { return true }
            // Foundation takes longer, and knows which letters with accents are the same.
            return !isASCII && text.range(of: filter, options: .caseInsensitive) != nil
        }
        func isMatch(_ row: ContentRow) -> Bool {
            row.loadsWhenVisible || isMatch(row.title) || isMatch(row.note) || isMatch(row.value)
        }
        return sections.indices.reduce(into: []) { parts, number in
            let section = sections[number]
            let showsAll = filter.isEmpty || isMatch(section.title)
            let rows = section.rows.indices.filter { showsAll || isMatch(section.rows[$0]) }
            // Without a heading it is a gap, which the first section doesn't need.
            let isGap = section.heading == nil
            if isGap ? !rows.isEmpty && !parts.isEmpty : showsAll || !rows.isEmpty {
                parts.append((number, nil))
            }
            parts += rows.map { (number, $0) }
        }
    }

    /// How many of its rows contain the text of the filter.
    var matches: String {
        let all = sections.reduce(0) { $0 + $1.rows.count { !$0.loadsWhenVisible } }
        // A row that loads more isn't one of them.
        let hidden = sections.reduce(0) { $0 + $1.rows.count } - parts.count { $0.row != nil }
        return texts("\(all - hidden) of \(all) rows")
    }

    /// Whether a part of it is being read.
    var isLoading: Bool { sections.contains { $0.rows.contains(where: \.isLoading) } }
}

// Where the user is.
extension Page {
    private var height: Int { content.rows.count }
    private var visible: ArraySlice<PartLine> { lines[top...].prefix(height) }
    /// The line of the window where the focused part begins.
    private var focusLine: Int { start(of: focus) - top }

    /// Returns the first line of a part; the end of the lines if it isn't laid out.
    private func start(of part: Int) -> Int {
        lines.firstIndex { $0.part == part } ?? lines.count
    }

    /// Lays out what is near a part, and scrolls until it begins at a line of the window. A row to
    /// choose that begins in the window is visible as a whole, then. If the focus isn't visible,
    /// the nearest row gets it.
    private func layOut(_ part: Int, at line: Int) {
        let reach = 2 * height + abs(line)
        let near = max(0, part - reach)..<min(count, part + reach)
        lines = near.flatMap { part in
            let choice = choice(part)
            return lines(of: part).enumerated().map { (part, $0.offset, choice, $0.element) }
        }
        scroll(to: start(of: part) - line)
        if line >= 0, choice(part) != nil { reveal(part) }
        focusNearest(among: visible)
    }

    /// Scrolls to a line, but not below the last ones that fill the window.
    private func scroll(to line: Int) { top = max(0, min(line, lines.count - height)) }

    /// Scrolls until a part is visible; its beginning, if it is too high.
    private func reveal(_ part: Int) {
        top = min(max(top, start(of: part + 1) - height), start(of: part))
    }

    /// Focuses the row of these lines that is nearest to the focus, or a part of them without one.
    private func focusNearest(among lines: some Sequence<PartLine>) {
        let choices = lines.filter { $0.choice != nil }.map(\.part)
        let parts = choices.isEmpty ? lines.map(\.part) : choices
        focus = parts.first { $0 >= focus } ?? parts.last ?? focus
    }

    /// The focused row; `nil` without rows to choose.
    var focused: ContentRow? { choice(focus) }

    /// The visible row that loads the next part of a list; `nil` if none is visible.
    var continuation: ContentRow? { visible.compactMap(\.choice).first(where: \.loadsWhenVisible) }

    /// Moves the focus, or scrolls, as a key says.
    /// - Returns: `false` if the key moves nothing.
    func move(by key: Key) -> Bool {
        switch key {
        case .down, .character("j"): step(1)
        case .up, .character("k"): step(-1)
        case .pageDown, .control("d"): scroll(height - 1)
        case .pageUp, .control("u"): scroll(1 - height)
        case .wheel(let lines): scroll(lines)
        case .home, .character("g"):
            layOut(0, at: 0)
            scroll(-1)
        case .end, .character("G"):
            layOut(count, at: 0)
            scroll(1)
        case .row(id, let part): if choice(part) != nil { focus = part }
        default: return false
        }
        layOut(focus, at: focusLine)
        return true
    }

    /// Moves to the next row, or by a line if that row is farther away.
    private func step(_ direction: Int) {
        let near = lines[max(0, top - height / 2)..<min(lines.count, top + height + height / 2)]
        let rows = lines.filter { $0.choice != nil }.map(\.part)
        let next = direction > 0 ? rows.first { $0 > focus } : rows.last { $0 < focus }
        guard let next, near.contains(where: { $0.part == next }) else { return scroll(direction) }
        focus = next
        // What is above the first row and below the last one is visible with them, if there
        // is room.
        if next == rows.first, lines.first?.part == 0 { top = 0 }
        if next == rows.last, lines.last?.part == count - 1 { scroll(to: lines.count) }
        reveal(next)
    }

    /// Scrolls, and focuses the row that is nearest then, or the last one where nothing can scroll.
    private func scroll(_ distance: Int) {
        let old = top
        scroll(to: top + distance)
        if top == old, let end = distance < 0 ? visible.first : visible.last { focus = end.part }
        // A row that is cut at the bottom would scroll back.
        let bottom = distance < 0 ? top + height : Int.max
        focusNearest(among: visible.filter { start(of: $0.part + 1) <= bottom })
    }

    /// Draws its visible lines, in a box unless it is a screen.
    /// - Parameters:
    ///   - isInFront: Whether the keys are for it, so that the focused row is marked.
    ///   - workingRow: The row whose work the user waits for, which has another mark.
    func drawn(isInFront: Bool, workingRow: String?) -> [Line] {
        let width = max(2, content.columns.count)
        // The thumb of the scroll bar. All parts count alike.
        let parts = (visible.first?.part ?? 0)...(visible.last?.part ?? 0)
        let size = max(1, height * parts.count / count)
        let thumb = (height - size) * parts.lowerBound / max(1, count - parts.count)
        var inside = visible.enumerated().map { row, shown in
            var line = shown.line.cut(0..<width - 1)
            if let choice = shown.choice {
                let mark: Character = choice.id == workingRow ? "…" : "▸"
                let isMarked = isInFront && shown.part == focus
                if isMarked, shown.index == 0 { line[0].character = mark }
                line = line.all(isMarked ? .inverse : nil, pressing: .row(id, shown.part))
            }
            guard lines.count > height else { return line }
            return line + (thumb..<thumb + size ~= row ? Line("┃", .accent) : Line("│", .dim))
        }
        if kind == .screen { return [Line(" " + title.truncated(to: width - 2), .strong)] + inside }

        let edge = String(repeating: "─", count: width)
        let name = Line(" \(title.truncated(to: width - 8)) ", .strong)
        let close = kind == .sheet && width > 10 ? Line(" × ", .strong, pressing: .escape) : []
        let first = (Line("╭─", .accent) + name + Line(edge, .accent)).cut(0..<width - close.count)
        let side = Line("│", .accent)
        // A sheet is as high as its lines.
        if kind == .panel { inside += Array(repeating: [], count: height - inside.count) }
        return [first + close + Line("─╮", .accent)]
            + inside.map { side + $0.cut(0..<width) + side } + [Line("╰\(edge)╯", .accent)]
    }
}
