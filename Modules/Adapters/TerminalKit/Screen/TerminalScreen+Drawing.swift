import DesignKit
import StageKit

/// A key in the last line of the window, what it does, and the key that a click presses.
package typealias KeyHint = (key: String, effect: String, presses: Key)

extension TerminalScreen {
    package func frame() -> Frame {
        let (windows, pages) = (self.windows, self.pages())
        let front = front(of: pages)
        let isCovered = windows.panel?.columns.count == windows.width
        var frame = Frame(width: windows.width, height: windows.height)
        if !isCovered { drawTabs(windows.main.columns, in: &frame) }
        for page in pages where !isCovered || page.kind == .panel || page.id == "dialog" {
            if page.kind == .sheet { frame.recede() }
            draw(page, isInFront: page.id == front?.id && guide == nil, in: &frame)
        }
        if guide == nil { drawStatus(windows.height - 2, front, in: &frame) }
        var column = 1
        for hint in guide?.keys ?? keys(on: front) {
            let (start, row) = (column, windows.height - 1)
            guard start + "\(hint.key) \(hint.effect)".columns < frame.width else { break }
            column = frame.write(hint.key, column, row, .accent) + 1
            column = frame.write(hint.effect, column, row, .dim)
            frame.add(hint.presses, at: start..<column, row..<row + 1)
            column += 2
        }
        return frame
    }

    private func drawTabs(_ columns: Range<Int>, in frame: inout Frame) {
        let titles = app.tabTitles.enumerated().map { " \($0 + 1) \($1) " }
        let spare = columns.count - titles.reduce(0) { $0 + $1.columns }
        var column = 0
        for (index, title) in titles.enumerated() {
            let text = spare < 0 ? title.truncated(to: columns.count / titles.count) : title
            let role: TextRole = index == app.stage.state.selectedTab ? .selected : .accent
            let end = frame.write(text, column, 0, role, to: columns.upperBound)
            if index < 9 { frame.add(.row("tabs", index), at: column..<max(column, end), 0..<1) }
            column = end + (spare < titles.count - 1 ? 0 : 1)
        }
    }

    private func draw(_ page: Page, isInFront: Bool, in frame: inout Frame) {
        let (area, content) = (page.area, page.content)
        let (top, right) = (area.rows.lowerBound, area.columns.upperBound)
        if page.kind == .sheet || page.kind == .panel {
            frame.drawBox(area, title: page.title)
        } else {
            frame.fill(area)
            let title = page.title.truncated(to: area.columns.count - 2)
            frame.write(title, area.columns.lowerBound + 1, top, .strong, to: right)
        }
        if page.kind == .sheet, area.columns.count > 12 {
            frame.write(" × ", right - 5, top, .strong)
            frame.add(.escape, at: right - 5..<right - 2, top..<top + 1)
        }
        let (start, end) = (content.columns.lowerBound, content.columns.upperBound - 1)
        if page.layout.lines.isEmpty {
            let text =
                page.state.filter.isEmpty
                ? texts("There is nothing here.")
                : texts("No row contains '\(page.state.filter)'.")
            frame.write(text, start + 2, content.rows.lowerBound, .dim, to: end + 1)
        }
        let visible = page.layout.lines.enumerated().dropFirst(page.offset)
        for ((index, line), row) in zip(visible, content.rows) {
            let isFocused = line.choice != nil && line.choice == page.focus
            let role: TextRole? = isFocused && isInFront ? .focused : nil
            if let role { frame.fill(Area(start..<end, row..<row + 1), role) }
            frame.write(line, start, row, to: end, as: role)
            if isFocused, index == page.focused?.lines.first, guide == nil {
                frame.write("▸", start, row, role ?? .accent)
            }
            if let choice = line.choice {
                frame.add(.row(page.id, choice), at: content.columns, row..<row + 1)
            }
        }
        if page.kind == .opener {
            frame.fill(Area(right..<right + 1, area.rows), with: "│", .dim)
            frame.add(.backspace, at: area.columns, area.rows)
        }
        let (lines, height) = (page.layout.lines.count, content.rows.count)
        guard lines > height else { return }
        let size = max(1, height * height / lines)
        let thumb = (height - size) * page.offset / (lines - height)
        for (index, row) in content.rows.enumerated() {
            let isThumb = thumb..<thumb + size ~= index
            frame.write(isThumb ? "┃" : "│", end, row, isThumb ? .accent : .dim)
        }
    }

    private func drawStatus(_ row: Int, _ page: Page?, in frame: inout Frame) {
        let filter = page?.state.filter ?? ""
        let matches =
            page.map { texts("\($0.layout.matchCount) of \($0.layout.rowCount) rows") } ?? ""
        guard case .typing(let input) = mode else {
            let outcome = lastOutcome == previousOutcome ? nil : lastOutcome
            let text = filter.isEmpty ? outcome ?? "" : "\(texts("Filter: "))\(filter)  \(matches)"
            frame.write(
                (notices.first ?? text).truncated(to: frame.width - 2), 1, row,
                notices.isEmpty ? .dim : .warning)
            return
        }
        let (label, note): (String, String)
        switch input.purpose {
        case .filter: (label, note) = (texts("Filter: "), filter.isEmpty ? "" : matches)
        case .field(_, let title): (label, note) = ("\(title): ", "")
        case .url:
            (label, note) = ("URL: ", notices.first ?? "")
            drawSuggestions(completion(of: input.editor.text).candidates, above: row, in: &frame)
        }
        var column = frame.write(label.truncated(to: frame.width / 2), 1, row, .accent)
        column = frame.write(
            input.editor.before.suffixFitting(frame.width - column - 1), column, row)
        frame.placeCursor(column, row)
        column = frame.write(input.editor.after, column, row)
        frame.write(note, column + 2, row, .dim)
    }

    private func drawSuggestions(_ all: [String], above bottom: Int, in frame: inout Frame) {
        let shown = all.prefix(max(0, min(8, bottom - 2)))
        let columns = 0..<min(frame.width, (shown.map(\.columns).max() ?? 0) + 4)
        for (index, suggestion) in shown.enumerated() {
            let row = bottom - shown.count + index
            frame.fill(Area(columns, row..<row + 1), .focused)
            frame.write(suggestion, 2, row, .focused, to: columns.upperBound)
            frame.add(.row("url", index), at: columns, row..<row + 1)
        }
    }

    // What the keys do.

    private func keys(on page: Page?) -> [KeyHint] {
        func hint(_ key: Character, _ effect: String) -> KeyHint {
            (String(key), effect, .character(key))
        }
        func enter(_ effect: String) -> KeyHint { ("Enter", effect, .enter) }
        func escape(_ effect: String) -> KeyHint { ("Esc", effect, .escape) }
        let isFiltered = page?.state.filter.isEmpty == false
        switch mode {
        case .typing(let input):
            let tab: KeyHint = ("Tab", texts("complete"), .tab)
            switch input.purpose {
            case .filter: return [enter(texts("keep")), escape(texts("show all rows"))]
            case .field: return [enter(texts("send")), escape(texts("cancel"))]
            case .url: return [enter(texts("open")), tab, escape(texts("cancel"))]
            }
        case .panel:
            let choose = enter(texts("choose a request"))
            return [choose, hint("d", texts("close")), escape(texts("back to the app"))]
        case .help: return [(texts("any key"), texts("close"), .escape)]
        case .browse:
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
