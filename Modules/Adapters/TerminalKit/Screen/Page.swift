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
    /// Whether the content hasn't changed since it was computed.
    var isCurrent = false
    private(set) var area: Area = (0..<1, 0..<1)
    private var title = ""
    private(set) var sections: [ContentSection] = []
    /// What is laid out as a whole: a row of a section, or its heading if `row` is `nil`.
    private(set) var parts: [(section: Int, row: Int?)] = []
    /// How many rows it shows, and how many it has, without those that load more.
    private var rowCounts = (shown: 0, all: 0)
    /// The lines of parts that are laid out.
    var lines: [Int: [Line]] = [:]
    /// Makes a text of a link that doesn't open.
    private(set) var opened: (ContentRow) -> ContentRow = { $0 }
    private var hasNewFilter = false
    /// The cells of its lines.
    private(set) var content: Area = (0..<1, 0..<1)
    /// The focused row, or a visible part without one, and the line of the window where it begins:
    /// the other parts are above it and below.
    private var anchor = (part: 0, line: 0)

    init(_ id: String, _ kind: Kind) {
        self.id = id
        self.kind = kind
    }

    /// Shows only the rows that contain a text. Without a text it shows all, with the focus on the
    /// same one.
    func show(onlyRowsWith text: String) {
        filter = text
        hasNewFilter = true
        guard !text.isEmpty else { return }
        parts = []
        anchor = (0, 0)
    }

    /// Shows a content in an area. The focused row keeps its line in the window when rows above it
    /// come or go, unless the top is visible, where a notice appears. It stays visible, also when
    /// the window changes its height. If it has gone, the nearest one is focused.
    /// - Parameters:
    ///   - new: The content; `nil` if it is as before.
    ///   - opened: Makes a text of a link that doesn't open.
    func show(
        _ new: Content?, title: String, in area: Area,
        opened: @escaping (ContentRow) -> ContentRow
    ) {
        let row = focused?.id
        let oldWidth = width
        let staysVisible = row != nil && 0..<height ~= anchor.line
        let staysAtTop = window.top == 0 && !(hasNewFilter && filter.isEmpty)
        self.title = title
        self.area = area
        self.opened = opened
        let first = min(area.rows.lowerBound + 1, area.rows.upperBound - 1)
        content =
            kind == .screen
            ? (area.columns, first..<area.rows.upperBound)
            : (area.columns.inset(1), area.rows.inset(1))
        if let new { sections = new.sections }
        if new != nil || hasNewFilter || width != oldWidth { lines = [:] }
        if new != nil || hasNewFilter {
            parts = filteredParts
            rowCounts = (
                shown: parts.indices.count { self.row($0).map { !$0.loadsWhenVisible } ?? false },
                all: sections.reduce(0) { $0 + $1.rows.count { !$0.loadsWhenVisible } }
            )
            hasNewFilter = false
            anchor.part = row.flatMap { part(of: $0) } ?? min(anchor.part, count - 1)
        }
        if staysAtTop { anchor.line = .max }
        if kind == .sheet {
            // It is as high as its lines.
            let end = content.rows.lowerBound + min(height, window.lines.count)
            content.rows = content.rows.lowerBound..<end
            self.area.rows = area.rows.lowerBound..<min(area.rows.upperBound, end + 1)
        }
        anchor.line = window.line
        if staysVisible { reveal(anchor.part) }
        focusNearest()
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
    var matches: String { texts("\(rowCounts.shown) of \(rowCounts.all) rows") }

    /// Whether a part of it is being read.
    var isLoading: Bool { sections.contains { $0.rows.contains(where: \.isLoading) } }
}

// Where the user is.
extension Page {
    private var height: Int { content.rows.count }

    /// The lines around the anchor, more than the window has, the first one that is visible, and
    /// the line of the window where the anchor begins. No line of the window is below the last part
    /// or above the first one, if there are enough.
    private var window: (lines: [(part: Int, line: Line)], top: Int, line: Int) {
        func last(of parts: some Sequence<Int>) -> Int? {
            var room = 2 * height
            return parts.first { part in
                room -= self.lines(of: part).count
                return room <= 0
            }
        }
        let first = last(of: stride(from: anchor.part - 1, through: 0, by: -1)) ?? 0
        let last = last(of: anchor.part + 1..<count) ?? count - 1
        let lines = (first...last).flatMap { part in
            self.lines(of: part).map { (part: part, line: $0) }
        }
        let start = lines.firstIndex { $0.part == anchor.part } ?? 0
        let top = max(0, min(start - anchor.line, lines.count - height))
        return (lines, top, start - top)
    }

    private var visible: ArraySlice<(part: Int, line: Line)> {
        window.lines.dropFirst(window.top).prefix(height)
    }

    /// Focuses a row near the anchor, and scrolls until it is visible; its beginning, if it is too
    /// high.
    /// - Parameter hasCompany: Whether what is above the first row and below the last one is
    ///   visible with them, if there is room.
    private func reveal(_ part: Int, hasCompany: Bool = false) {
        var (lines, top, _) = window
        guard let start = lines.firstIndex(where: { $0.part == part }) else { return }
        var end = lines[start...].firstIndex { $0.part != part } ?? lines.count
        if hasCompany, choice(from: part - 1, by: -1) == nil { top = 0 }
        if hasCompany, choice(from: part + 1, by: 1) == nil { end = lines.count }
        anchor = (part, start - min(max(top, end - height), start))
    }

    /// Focuses the visible row that is nearest to the anchor. Without one, a visible part is
    /// anchored.
    private func focusNearest() {
        let choices = visible.map(\.part).filter { choice($0) != nil }
        let parts = choices.isEmpty ? visible.map(\.part) : choices
        guard !parts.contains(anchor.part) else { return }
        if let near = parts.first(where: { $0 > anchor.part }) ?? parts.last { focus(near) }
    }

    /// Focuses a visible row, or anchors another part.
    private func focus(_ part: Int) {
        let (lines, top, _) = window
        anchor = (part, (lines.firstIndex { $0.part == part } ?? top) - top)
    }

    /// The focused row; `nil` without rows to choose.
    var focused: ContentRow? { choice(anchor.part) }

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
            anchor = (0, 0)
            scroll(-1)
        case .end, .character("G"):
            anchor = (count - 1, -lines(of: count - 1).count)
            scroll(1)
        case .row(id, let part): if choice(part) != nil { focus(part) }
        default: return false
        }
        return true
    }

    /// Moves to the next row, or by a line if that row is farther away.
    private func step(_ direction: Int) {
        let next = choice(from: anchor.part + direction, by: direction)
        let (lines, top, _) = window
        let near = lines.indices.clamped(to: top - height / 2..<top + height + height / 2)
        guard let next, lines[near].contains(where: { $0.part == next }) else {
            return scroll(direction)
        }
        reveal(next, hasCompany: true)
    }

    /// Scrolls, and focuses the row that is nearest then, or the last one where nothing can scroll.
    private func scroll(_ distance: Int) {
        let old = window.top
        anchor.line = window.line - distance
        let isAtEnd = window.top == old
        anchor.line = window.line
        if isAtEnd, let end = distance < 0 ? visible.first : visible.last { focus(end.part) }
        focusNearest()
    }

    /// Draws its visible lines, in a box unless it is a screen.
    /// - Parameters:
    ///   - isInFront: Whether the keys are for it, so that the focused row is marked.
    ///   - workingRow: The row whose work the user waits for, which has another mark.
    func drawn(isInFront: Bool, workingRow: String?) -> [Line] {
        let width = max(2, content.columns.count)
        let lines = window.lines
        let visible = visible
        var inside = zip(visible.indices, visible).map { index, shown in
            var line = shown.line.cut(0..<width - 1)
            guard let choice = choice(shown.part) else { return line }
            let isMarked = isInFront && shown.part == anchor.part
            if isMarked, index == 0 || lines[index - 1].part != shown.part {
                line[0].character = choice.id == workingRow ? "…" : "▸"
            }
            return line.all(isMarked ? .inverse : nil, pressing: .row(id, shown.part))
        }
        inside += Array(repeating: [], count: height - inside.count)
        if lines.count > height, let first = visible.first?.part, let last = visible.last?.part {
            // All parts count alike.
            let shown = last - first + 1
            let size = max(1, height * shown / count)
            let thumb = (height - size) * first / max(1, count - shown)
            inside = inside.enumerated().map { row, line in
                let isThumb = thumb..<thumb + size ~= row
                return line.cut(0..<width - 1) + (isThumb ? Line("┃", .accent) : Line("│", .dim))
            }
        }
        if kind == .screen { return [Line(" " + title.truncated(to: width - 2), .strong)] + inside }

        let edge = String(repeating: "─", count: width)
        var top = Line("╭\(edge)╮", .accent)
        // Its hidden characters may have become columns.
        let name = Line(" \(title.truncated(to: width - 8)) ", .strong).prefix(max(2, width - 6))
        top.replaceSubrange(2..<2 + name.count, with: name)
        if kind == .sheet, width > 10 {
            let close = Line(" × ", .strong, pressing: .escape)
            top.replaceSubrange(width - close.count..<width, with: close)
        }
        let side = Line("│", .accent)
        return [top] + inside.map { side + $0.cut(0..<width) + side }
            + [Line("╰\(edge)╯", .accent)]
    }
}
