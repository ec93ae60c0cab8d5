import DesignKit
import StageKit

/// A key in the last line of the window, what it does, and the key that a click presses.
package typealias KeyHint = (key: String, effect: String, presses: Key)

// How the window is divided into the screens, the panels, and the two lines below them.
extension TerminalScreen {
    /// A window is drawn up to this size, which is beyond any screen: some have sizes that no
    /// memory holds.
    static let largest = (width: 1000, height: 500)

    private var width: Int { min(max(size.width, 1), Self.largest.width) }
    private var height: Int { min(max(size.height, 1), Self.largest.height) }
    /// Whether the panel is beside the screens. In a narrow window, it covers them while it is
    /// used.
    private var isWide: Bool { width >= 80 }
    /// The row below the screens.
    private var bottom: Int { max(1, below.rows.lowerBound) }
    /// The column where the panel begins.
    private var side: Int { isWide ? width - width * 2 / 5 : 0 }

    /// The area of the screens, with the tabs in the first row.
    var main: Area { (0..<(showsPanel && isWide ? side : width), 0..<bottom) }
    var panelArea: Area? {
        showsPanel && (isWide || mode == .panel) ? (side..<width, 0..<bottom) : nil
    }
    /// The area below the screens: of the status line, or of what the guide says, which is as high
    /// in each step, so that the screens don't move.
    var below: Area {
        (0..<width, height - 1 - (guide == nil ? 1 : min(10, height * 2 / 5))..<height - 1)
    }

    /// The area of the page at a depth: the tab's own page, or a sheet over it.
    func area(atDepth depth: Int) -> Area {
        if depth == 0 { return (main.columns, main.rows.inset(1, 0)) }
        let margin = main.columns.count >= 60 ? 2 * depth + 2 : depth
        // A sheet needs no more than 76 columns.
        let indent = margin + max(0, main.columns.count - 2 * margin - 76) / 2
        return (main.columns.inset(indent, indent), main.rows.inset(min(depth, 3), min(depth, 3)))
    }

    func frame() -> Frame {
        let pages = visiblePages()
        let front = front(of: pages)
        var frame = Frame(width: width, height: height)
        frame.draw([tabs(main.columns.count)], in: (main.columns, 0..<1))
        for page in pages {
            if page.kind == .sheet { frame.recede() }
            let isInFront = page.id == front?.id && guide == nil
            frame.draw(page.drawn(isInFront: isInFront, workingRow: app.workingRow), in: page.area)
        }
        if guide == nil { drawStatus(of: front, in: &frame) }
        var hints = Line(" ")
        for hint in guide?.keys ?? keys(on: front) {
            let key = Line(hint.key, .accent, pressing: hint.presses)
            let more = hints + key + Line(" \(hint.effect)", .dim, pressing: hint.presses)
            if more.count < width { hints = more + Line("  ") }
        }
        frame.draw([hints], in: (0..<width, height - 1..<height))
        return frame
    }

    private func tabs(_ width: Int) -> Line {
        let titles = app.tabTitles.enumerated().map { " \($0 + 1) \($1) " }
        let spare = width - titles.reduce(0) { $0 + $1.columns }
        let room = spare < 0 ? width / titles.count : width
        let gap = Line(spare < titles.count - 1 ? "" : " ")
        return titles.enumerated().flatMap { index, title in
            let role: TextRole = index == app.stage.state.selectedTab ? .inverse : .accent
            return Line(title.truncated(to: room), role, pressing: .row("tabs", index)) + gap
        }
    }

    private func drawStatus(of page: Page?, in frame: inout Frame) {
        let filter = page?.filter ?? ""
        let matches = filter.isEmpty ? "" : page?.matches ?? ""
        let (label, note): (String, String)
        switch mode {
        case .browse, .panel, .help:
            let outcome = lastOutcome == previousOutcome ? nil : lastOutcome
            let text = filter.isEmpty ? outcome ?? "" : "\(texts("Filter: "))\(filter)  \(matches)"
            let shown = " " + (app.notices.first ?? text).truncated(to: width - 2)
            return frame.draw([Line(shown, app.notices.isEmpty ? .dim : .strong)], in: below)
        case .filter: (label, note) = (texts("Filter: "), matches)
        case .field(_, _, let title): (label, note) = ("\(title): ", "")
        case .url:
            (label, note) = ("URL: ", app.notices.first ?? "")
            drawSuggestions(in: &frame)
        }
        let name = Line(" ") + Line(label.truncated(to: width / 2), .accent)
        let typed = Line(editor.before)
        let room = max(1, width - name.count - 1)
        // The end of a long text, which the user is typing.
        let shown = name + typed.cut(max(0, typed.count - room)..<typed.count)
        frame.draw([shown + Line(editor.after) + Line("  ") + Line(note, .dim)], in: below)
        frame.cursor = [min(shown.count, width - 1), max(0, below.rows.lowerBound)]
    }

    private func drawSuggestions(in frame: inout Frame) {
        let shown = completion.candidates.prefix(max(0, min(8, bottom - 2)))
        let columns = 0..<min(width, (shown.map(\.columns).max() ?? 0) + 4)
        let lines = shown.enumerated().map { index, suggestion in
            Line("  \(suggestion)").cut(columns).all(.inverse, pressing: .row("url", index))
        }
        frame.draw(lines, in: (columns, bottom - lines.count..<bottom))
    }

    // What the keys do.

    private func keys(on page: Page?) -> [KeyHint] {
        func hint(_ key: Character, _ effect: String) -> KeyHint {
            (String(key), effect, .character(key))
        }
        func enter(_ effect: String) -> KeyHint { ("Enter", effect, .enter) }
        func escape(_ effect: String) -> KeyHint { ("Esc", effect, .escape) }
        if app.isWaiting { return [escape(texts("stop waiting"))] }
        switch mode {
        case .filter: return [enter(texts("keep")), escape(texts("show all rows"))]
        case .field: return [enter(texts("send")), escape(texts("cancel"))]
        case .url:
            return [
                enter(texts("open")), ("Tab", texts("complete"), .tab), escape(texts("cancel")),
            ]
        case .panel:
            return [hint("d", texts("close")), escape(texts("back to the app"))]
        case .help: return [(texts("any key"), texts("close"), .escape)]
        case .browse:
            let isFiltered = page?.filter.isEmpty == false
            let state = app.stage.state
            return [
                page?.focused == nil ? nil : enter(texts("choose")),
                isFiltered ? escape(texts("show all rows")) : nil,
                !isFiltered && state.path.count > 1 ? escape(texts("back")) : nil,
                state.tabs.count > 1 ? ("Tab", texts("next tab"), .tab) : nil,
                hint("/", texts("filter")), hint(":", texts("URL")), hint("?", texts("keys")),
                hint("q", texts("quit")),
            ].compactMap(\.self)
        }
    }

    static var help: Content {
        let keys = [
            ("Up, Down, j, k", texts("move")), ("PgUp, PgDn", texts("scroll by a page")),
            ("Home, End, g, G", texts("first, last row")),
            ("Enter, Space", texts("choose the row")), ("Esc, h", texts("go back")),
            ("Tab, 1 to 9", texts("next tab, tab by number")), ("/", texts("filter the rows")),
            ("r", texts("read the data again")), (":", texts("open a URL")),
            ("d", texts("debug panel")),
            ("!", texts("menu for testers")), ("Ctrl-Z", texts("suspend; fg returns")),
            ("q, Ctrl-C", texts("quit")),
        ]
        return Content([ContentSection(nil, keys.map { .text($1, detail: $0) })])
    }
}
