import DesignKit
import Foundation

/// A screen or a panel: its rows and their headings as lines in an area of the window, and where
/// the user is on it. Two columns in front of each row are free for a mark.
///
/// A part is laid out when it is needed: a list of thousands of rows takes no longer than one that
/// fits into the window.
final class Page {
    /// A screen, a box over what it covers, or a box beside the screens.
    enum Kind { case screen, sheet, panel }

    let id: String
    let kind: Kind
    /// The text that its rows contain.
    private(set) var filter = ""
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
    /// The lines of parts that are laid out.
    var lines: [Int: [Line]] = [:]
    /// The first line of the window.
    private var top = (part: 0, line: 0)
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
        kind == .screen
            ? (area.columns, area.rows.inset(1, 0))
            : (area.columns.inset(1, 1), area.rows.inset(1, 1))
    }

    /// Shows only the rows that contain a text. Without a text it shows all, with the focus on the
    /// same one.
    func show(onlyRowsWith text: String) {
        let line = focusLine
        filter = text
        arrange(sections)
        if !text.isEmpty { focus = 0 }
        top = text.isEmpty ? position(-line, below: (focus, 0)) : (0, 0)
    }

    /// Shows a content in an area. The focused row keeps its line in the window when rows above it
    /// come or go, unless the top is visible, where a notice appears. It stays visible, also when
    /// the window changes its height. If it has gone, the nearest one is focused.
    /// - Parameter new: The content; `nil` if it is as before.
    func show(_ new: Content?, title: String, in newArea: Area) {
        let line = focusLine
        let staysVisible = focused != nil && 0..<height ~= line
        let staysAtTop = top == (0, 0)
        let oldWidth = width
        self.title = title
        area = newArea
        if width != oldWidth { lines = [:] }
        if let new { arrange(new.sections) }
        scroll(to: staysAtTop ? (0, 0) : position(-line, below: (focus, 0)))
        if staysVisible { reveal(focus) }
        focusNearest()
    }

    /// Divides sections into parts, with the focus on the same row.
    private func arrange(_ new: [ContentSection]) {
        let row = focused?.id
        sections = new
        parts = filteredParts
        lines = [:]
        focus = row.flatMap { part(of: $0) } ?? min(focus, count - 1)
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
        let shown = parts.indices.count { row($0)?.loadsWhenVisible == false }
        let all = sections.reduce(0) { $0 + $1.rows.count { !$0.loadsWhenVisible } }
        return texts("\(shown) of \(all) rows")
    }

    /// Whether a part of it is being read.
    var isLoading: Bool { sections.contains { $0.rows.contains(where: \.isLoading) } }
}

// Where the user is.
extension Page {
    /// A line of a part. The end of the page is the first line after its last part.
    private typealias Position = (part: Int, line: Int)

    private var height: Int { content.rows.count }

    /// The line of the window where the focused part begins.
    private var focusLine: Int {
        (min(top.part, focus)..<focus).reduce(-top.line) { $0 + lines(of: $1).count }
    }

    /// Returns the position some lines below another one, or above it if they are less than zero;
    /// at most the beginning or the end of the page.
    private func position(_ distance: Int, below start: Position) -> Position {
        var (part, line) = (start.part, start.line + distance)
        while line < 0, part > 0 {
            part -= 1
            line += lines(of: part).count
        }
        while part < count, line >= lines(of: part).count {
            line -= lines(of: part).count
            part += 1
        }
        return (part, part < count ? max(0, line) : 0)
    }

    private var visible: ArraySlice<(part: Int, index: Int, line: Line)> {
        let last = min(position(height - 1, below: top).part, count - 1)
        let around = (top.part...last).flatMap { part in
            lines(of: part).enumerated().map { (part: part, index: $0.offset, line: $0.element) }
        }
        return around.dropFirst(top.line).prefix(height)
    }

    /// Scrolls to a position, but not below the last lines that fill the window.
    private func scroll(to position: Position) {
        let last = self.position(-height, below: (count, 0))
        top = position < last ? position : last
    }

    /// Focuses a row near the window, and scrolls until it is visible; its beginning, if it is too
    /// high.
    /// - Parameter hasCompany: Whether what is above the first row and below the last one is
    ///   visible with them, if there is room.
    private func reveal(_ part: Int, hasCompany: Bool = false) {
        focus = part
        var first = top
        var end = (part + 1, 0)
        if hasCompany, choice(from: part - 1, by: -1) == nil { first = (0, 0) }
        if hasCompany, choice(from: part + 1, by: 1) == nil { end = (count, 0) }
        let last = position(-height, below: end)
        if first < last { first = last }
        top = first < (part, 0) ? first : (part, 0)
    }

    /// Focuses the visible row that is nearest to the focus, or a visible part without one.
    private func focusNearest() {
        let choices = visible.map(\.part).filter { choice($0) != nil }
        let parts = choices.isEmpty ? visible.map(\.part) : choices
        focus = parts.first { $0 >= focus } ?? parts.last ?? focus
    }

    /// The focused row; `nil` without rows to choose.
    var focused: ContentRow? { choice(focus) }

    /// The visible row that loads the next part of a list; `nil` if none is visible.
    var continuation: ContentRow? {
        visible.lazy.compactMap { self.choice($0.part) }.first(where: \.loadsWhenVisible)
    }

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
            top = (0, 0)
            scroll(-1)
        case .end, .character("G"):
            scroll(to: (count, 0))
            scroll(1)
        case .row(id, let part): if choice(part) != nil { focus = part }
        default: return false
        }
        return true
    }

    /// Moves to the next row, or by a line if that row is farther away.
    private func step(_ direction: Int) {
        let first = position(-height / 2, below: top).part
        let last = position(height + height / 2 - 1, below: top).part
        let next = choice(from: focus + direction, by: direction)
        guard let next, first...last ~= next else { return scroll(direction) }
        reveal(next, hasCompany: true)
    }

    /// Scrolls, and focuses the row that is nearest then, or the last one where nothing can scroll.
    private func scroll(_ distance: Int) {
        let old = top
        scroll(to: position(distance, below: top))
        if top == old, let end = distance < 0 ? visible.first : visible.last { focus = end.part }
        focusNearest()
    }

    /// Draws its visible lines, in a box unless it is a screen.
    /// - Parameters:
    ///   - isInFront: Whether the keys are for it, so that the focused row is marked.
    ///   - workingRow: The row whose work the user waits for, which has another mark.
    func drawn(isInFront: Bool, workingRow: String?) -> [Line] {
        let width = max(2, content.columns.count)
        let visible = visible
        var inside = visible.map { part, index, line in
            var line = line.cut(0..<width - 1)
            guard let choice = choice(part) else { return line }
            let isMarked = isInFront && part == focus
            if isMarked, index == 0 { line[0].character = choice.id == workingRow ? "…" : "▸" }
            return line.all(isMarked ? .inverse : nil, pressing: .row(id, part))
        }
        // A sheet is as high as its lines.
        if kind != .sheet { inside += Array(repeating: [], count: height - inside.count) }
        if position(height, below: (0, 0)).part < count {
            // All parts count alike.
            let shown = (visible.last?.part ?? top.part) - top.part + 1
            let size = max(1, height * shown / count)
            let thumb = (height - size) * top.part / max(1, count - shown)
            inside = inside.enumerated().map { row, line in
                let isThumb = thumb..<thumb + size ~= row
                return line.cut(0..<width - 1) + (isThumb ? Line("┃", .accent) : Line("│", .dim))
            }
        }
        if kind == .screen { return [Line(" " + title.truncated(to: width - 2), .strong)] + inside }

        let edge = String(repeating: "─", count: width)
        var first = Line("╭\(edge)╮", .accent)
        // Its hidden characters may have become columns.
        let name = Line(" \(title.truncated(to: width - 8)) ", .strong).prefix(max(2, width - 6))
        first.replaceSubrange(2..<2 + name.count, with: name)
        if kind == .sheet, width > 10 {
            let close = Line(" × ", .strong, pressing: .escape)
            first.replaceSubrange(width - close.count..<width, with: close)
        }
        let side = Line("│", .accent)
        return [first] + inside.map { side + $0.cut(0..<width) + side }
            + [Line("╰\(edge)╯", .accent)]
    }
}
