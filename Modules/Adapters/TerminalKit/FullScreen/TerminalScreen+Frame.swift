import DesignKit
import RoutingEngine
import StageKit

extension TerminalScreen {
    package func frame() -> Frame {
        dropOtherScreensText()
        let (windows, pages) = (self.windows, self.pages())
        var frame = Frame(width: windows.width, height: windows.height)
        if !windows.isCovered {
            drawTabs(windows.tabs, in: &frame)
            for (index, page) in pages.enumerated() {
                if index > 0, page.kind == .sheet { frame.recede() }
                draw(page, in: &frame)
            }
        }
        if let area = windows.panel { drawPanel(area, in: &frame) }
        if let guide, let area = windows.guide { draw(guide, area, in: &frame) }
        drawDialog(above: windows.statusRow, in: &frame)
        if guide == nil { drawStatus(windows.statusRow, in: &frame) }
        draw(guide?.keys ?? keys(on: pages.last), windows.keysRow, in: &frame)
        return frame
    }

    /// Whether the user types, so that the digits of tabs are text.
    private var isTyping: Bool {
        switch mode {
        case .filter, .field, .url: true
        case .browse, .panel, .help: false
        }
    }

    private func drawTabs(_ columns: Range<Int>, in frame: inout Frame) {
        let titles = app.tabTitles.enumerated().map { " \($0 + 1) \($1) " }
        let used = titles.reduce(0) { $0 + $1.columns }
        let isTight = used > columns.count
        let gap = used + titles.count - 1 > columns.count ? 0 : 1
        var column = 0
        for (index, title) in titles.enumerated() {
            let text = isTight ? title.truncated(to: columns.count / titles.count) : title
            let isSelected = index == app.stage.state.selectedTab
            let end = frame.write(
                text, at: Position(column, 0), isSelected ? .selected : .accent,
                to: columns.upperBound)
            if let digit = "123456789".dropFirst(index).first, !isTyping {
                frame.add(.character(digit), at: column..<max(column, end), 0..<1)
            }
            column = end + gap
        }
    }

    /// Draws a page: its title, its visible lines, and how much is above and below them.
    private func draw(_ page: Page, in frame: inout Frame) {
        let (area, content) = (page.area, page.content)
        let left = area.columns.lowerBound
        if page.kind == .sheet {
            frame.drawBox(area, title: page.title)
            let close = area.columns.upperBound - 5
            if area.width > 12 {
                let row = area.rows.lowerBound
                let end = frame.write(" × ", at: Position(close, row), .strong)
                frame.add(.backspace, at: close..<end, row..<row + 1)
            }
        } else {
            frame.fill(area, .plain)
            let title = page.title.truncated(to: area.width - 2)
            frame.write(
                title, at: Position(left + 1, area.rows.lowerBound), .strong,
                to: area.columns.upperBound)
        }
        let end = content.columns.upperBound - 1
        if page.layout.lines.isEmpty {
            let start = Position(content.columns.lowerBound + 2, content.rows.lowerBound)
            frame.write(page.emptyText, at: start, .dim, to: end + 1)
        }
        for (line, row) in zip(page.layout.lines.dropFirst(page.offset), content.rows) {
            let start = Position(content.columns.lowerBound, row)
            let isFocused = line.choice != nil && line.choice == page.focus && guide == nil
            let isBar = isFocused && page.kind != .opener
            let columns = Area(columns: start.column..<end, rows: row..<row + 1)
            if isBar { frame.fill(columns, .focused) }
            frame.write(line, at: start, to: end, isBar ? .focused : nil)
            let isFirst = row - content.rows.lowerBound + page.offset == page.focused?.lines.first
            if isFocused, isFirst { frame.write("▸", at: start, isBar ? .focused : .accent) }
        }
        if page.kind == .opener {
            let edge = area.columns.upperBound
            frame.fill(Area(columns: edge..<edge + 1, rows: area.rows), with: "│", .bar)
            frame.add(.backspace, at: area.columns, area.rows)
        }
        drawScrollBar(of: page, end, content.rows, in: &frame)
    }

    private func drawScrollBar(
        of page: Page, _ column: Int, _ rows: Range<Int>, in frame: inout Frame
    ) {
        let (lines, height) = (page.layout.lines.count, rows.count)
        guard lines > height else { return }
        let size = max(1, height * height / lines)
        let start = (height - size) * page.offset / (lines - height)
        for (index, row) in rows.enumerated() {
            let isThumb = start..<start + size ~= index
            frame.write(isThumb ? "┃" : "│", at: Position(column, row), isThumb ? .accent : .bar)
        }
    }

    private func drawDialog(above bottom: Int, in frame: inout Frame) {
        let (title, lines): (String, [String])
        switch mode {
        case .help: (title, lines) = (texts("Keys"), Self.help)
        case .browse:
            guard let question = app.question else { return }
            title = texts("A link arrived late")
            let keys = "y  \(texts("open"))    n  \(texts("not now"))"
            lines = question.wrapped(to: min(60, frame.width - 4)) + ["", keys]
        default: return
        }
        frame.recede()
        let widest = max(title.columns + 2, lines.map(\.columns).max() ?? 0)
        let width = min(frame.width, widest + 4)
        let height = max(1, min(bottom, lines.count + 2))
        let (left, top) = ((frame.width - width) / 2, max(0, (bottom - height) / 2))
        let area = Area(columns: left..<left + width, rows: top..<top + height)
        frame.drawBox(area, title: title)
        for (line, row) in zip(lines, area.inset(1, 1).rows) {
            frame.write(
                line.truncated(to: width - 4), at: Position(left + 2, row), to: left + width - 1)
        }
    }

    private func drawStatus(_ row: Int, in frame: inout Frame) {
        let notice = notices.first.map {
            notices.count > 1 ? "\($0)  (+\(notices.count - 1))" : $0
        }
        switch mode {
        case .filter(let editor):
            draw(editor, texts("Filter: "), note: matches ?? "", row, in: &frame)
        case .field(_, let title, let editor):
            draw(editor, "\(title): ", note: "", row, in: &frame)
        case .url(let editor, _):
            let completion = URLCompletion(of: editor.text, paths: app.paths, history: history)
            drawSuggestions(Array(completion.candidates.prefix(8)), above: row, in: &frame)
            draw(editor, "URL: ", note: notice ?? "", row, in: &frame)
        case .browse, .panel, .help:
            let outcome = app.lastOutcome == previousOutcome ? nil : app.lastOutcome
            let filter = matches.map { "\(texts("Filter: "))\(pageState.filter)  \($0)" }
            let text = notice ?? filter ?? outcome ?? ""
            frame.write(
                text.truncated(to: frame.width - 2), at: Position(1, row),
                notice == nil ? .dim : .warning)
        }
    }

    private func draw(
        _ editor: LineEditor, _ label: String, note: String, _ row: Int, in frame: inout Frame
    ) {
        var column = frame.write(
            label.truncated(to: frame.width / 2), at: Position(1, row), .accent)
        let before = editor.before.suffixFitting(frame.width - column - 1)
        column = frame.write(before, at: Position(column, row))
        frame.cursor = Position(min(column, frame.width - 1), row)
        column = frame.write(editor.after, at: Position(column, row))
        frame.write(note, at: Position(column + 2, row), .dim)
    }

    private func drawSuggestions(_ all: [String], above bottom: Int, in frame: inout Frame) {
        let shown = all.prefix(max(0, bottom - 2))
        let width = min(frame.width, (shown.map(\.columns).max() ?? 0) + 4)
        for (index, suggestion) in shown.enumerated() {
            let row = bottom - shown.count + index
            frame.fill(Area(columns: 0..<width, rows: row..<row + 1), .focused)
            frame.write(suggestion, at: Position(2, row), .focused, to: width)
            frame.add(.entry(index), at: 0..<width, row..<row + 1)
        }
    }

    /// How many rows of the screen in front match its filter; `nil` without a filter.
    private var matches: String? {
        guard !pageState.filter.isEmpty, let layout = pages().last?.layout else { return nil }
        return texts("\(layout.matchCount) of \(layout.rowCount) rows")
    }

    private func draw(_ keys: [KeyHint], _ row: Int, in frame: inout Frame) {
        var column = 1
        for hint in keys {
            guard column + hint.key.columns + 1 + hint.effect.columns < frame.width else { return }
            let start = column
            column = frame.write(hint.key, at: Position(column, row), .accent) + 1
            column = frame.write(hint.effect, at: Position(column, row), .bar)
            if let key = hint.presses { frame.add(key, at: start..<column, row..<row + 1) }
            column += 2
        }
    }

    // Panels.

    private func draw(_ guide: any TerminalGuide, _ area: Area, in frame: inout Frame) {
        let (title, lines, facts) = guide.panel
        frame.drawBox(area, title: title)
        let inside = area.inset(2, 1)
        func wrapped(_ lines: [Line]) -> [Line] {
            lines.flatMap { line in
                let role = line.parts.first?.role ?? .plain
                return line.text.wrapped(to: inside.width).map { Line($0, role) }
            }
        }
        let room = max(0, inside.height - wrapped(facts).count)
        let start = wrapped(lines).prefix(room)
        let gap = Array(repeating: Line(""), count: room - start.count)
        for (line, row) in zip(start + gap + wrapped(facts), inside.rows) {
            frame.write(
                line, at: Position(inside.columns.lowerBound, row), to: inside.columns.upperBound)
        }
    }

    private func drawPanel(_ area: Area, in frame: inout Frame) {
        let left = area.columns.lowerBound
        frame.fill(area, .plain)
        frame.fill(Area(columns: left..<left + 1, rows: area.rows), with: "│", .bar)
        for (line, row) in zip(panelLines(width: area.width - 3, area.height), area.rows) {
            frame.write(line, at: Position(left + 2, row), to: area.columns.upperBound)
            if let entry = line.choice, !isTyping {
                frame.add(.entry(entry), at: area.columns, row..<row + 1)
            }
        }
    }

    private func panelLines(width: Int, _ height: Int) -> [Line] {
        let outcomes = Array(app.router.history.outcomes.reversed())
        let chosen = min(request, max(0, outcomes.count - 1))
        let room = max(3, height / 4)
        let first = max(0, min(chosen - room / 2, outcomes.count - room))
        let list = outcomes.enumerated().dropFirst(first).prefix(room).map { index, outcome in
            let text = "\(index == chosen ? "▸" : " ") \(outcome.summary)".truncated(to: width)
            var isFocused = false
            if case .panel = mode { isFocused = index == chosen }
            return Line([.init(text, isFocused ? .focused : .plain)], choice: index)
        }
        let details = outcomes.indices.contains(chosen) ? outcomes[chosen].debugLines : []
        func wrapped(_ lines: [String]) -> [Line] {
            lines.flatMap { line in
                let indent = String(line.prefix { $0 == " " })
                guard line.columns > width else { return [Line(line)] }
                return line.wrapped(to: width - indent.count).map { Line(indent + $0) }
            }
        }
        let sections: [(title: String, lines: [Line])] = [
            ("Requests", list.isEmpty ? [Line("  none yet", .dim)] : list),
            ("Request", wrapped(details)), ("Where the user is", wrapped(app.navigationTree)),
            ("Toggles and rules", wrapped(app.extras.facts())),
        ]
        return sections.filter { !$0.lines.isEmpty }.flatMap { title, lines in
            [Line(title, .strong)] + lines + [Line("")]
        }
    }
}
