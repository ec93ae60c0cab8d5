/// Draws a picture. The same picture is always the same frame.
struct FrameDrawing {
    private let picture: Picture
    private let glyphs: Glyphs
    private var frame: Frame

    private init(_ picture: Picture) {
        self.picture = picture
        glyphs = Glyphs(picture.theme)
        frame = Frame(width: picture.geometry.width, height: picture.geometry.height)
    }

    /// The frame of a picture.
    static func frame(of picture: Picture) -> Frame {
        var drawing = FrameDrawing(picture)
        if !picture.geometry.isCovered { drawing.drawPages() }
        drawing.drawPanel()
        drawing.drawGuide()
        drawing.drawDialog()
        drawing.drawStatus()
        drawing.drawKeys()
        return drawing.frame
    }

    private mutating func drawPages() {
        drawTabs()
        for (index, page) in picture.pages.enumerated() {
            if index > 0, page.kind == .sheet { frame.recede() }
            frame.draw(page, glyphs)
        }
    }

    private mutating func drawTabs() {
        let area = picture.geometry.tabs
        let titles = picture.tabs.enumerated().map { " \($0 + 1) \($1) " }
        let most = area.width / max(1, titles.count)
        let columns = titles.reduce(0) { $0 + $1.columns }
        let isTight = columns > area.width
        let gap = columns + titles.count - 1 > area.width ? 0 : 1
        var column = 0
        for (index, title) in titles.enumerated() {
            let text = isTight ? title.truncated(to: most, ellipsis: glyphs.ellipsis) : title
            let start = column
            column = frame.write(
                text, at: Position(column, 0),
                index == picture.selectedTab ? .selected : .accent, to: area.columns.upperBound)
            if let digit = "123456789".dropFirst(index).first, picture.prompt == nil {
                add(.character(digit), at: start..<column, 0)
            }
            column += gap
        }
    }

    private mutating func drawPanel() {
        guard let area = picture.geometry.panel else { return }
        frame.fill(area, .plain)
        frame.fill(
            Area(columns: area.columns.prefix(1), rows: area.rows), with: glyphs.vertical, .bar)
        for (line, row) in zip(picture.panel, area.rows) {
            frame.draw(
                line, at: Position(area.columns.lowerBound + 2, row), to: area.columns.upperBound)
            if let entry = line.choice, picture.prompt == nil {
                add(.entry(entry), at: area.columns, row)
            }
        }
    }

    private mutating func drawGuide() {
        guard let guide = picture.guide, let area = picture.geometry.guide else { return }
        frame.drawBox(area, title: guide.title, glyphs)
        let inside = area.inset(2, 1)
        func wrapped(_ text: String, _ role: TextRole) -> [BodyLine] {
            text.wrapped(to: inside.width).map { BodyLine($0, role) }
        }
        let texts = wrapped(guide.sentence, .strong) + guide.lines.flatMap { wrapped($0, .plain) }
        let facts = guide.facts.flatMap { wrapped($0, .accent) }
        let room = max(0, inside.height - facts.count)
        let gap = Array(repeating: BodyLine(""), count: max(0, room - texts.count))
        for (line, row) in zip(texts.prefix(room) + gap + facts, inside.rows) {
            let start = Position(inside.columns.lowerBound, row)
            frame.draw(line, at: start, to: inside.columns.upperBound)
        }
    }

    private mutating func drawDialog() {
        guard let (title, lines) = picture.dialog else { return }
        frame.recede()
        let widest = max(title.columns + 2, lines.map(\.columns).max() ?? 0)
        let width = min(picture.geometry.width, widest + 4)
        let height = min(picture.geometry.statusRow, lines.count + 2)
        let left = (picture.geometry.width - width) / 2
        let top = max(0, (picture.geometry.statusRow - height) / 2)
        let area = Area(columns: left..<left + width, rows: top..<max(top + 1, top + height))
        frame.drawBox(area, title: title, glyphs)
        for (line, row) in zip(lines, area.inset(1, 1).rows) {
            let text = line.truncated(to: width - 4, ellipsis: glyphs.ellipsis)
            frame.write(text, at: Position(left + 2, row), to: left + width - 1)
        }
    }

    private mutating func drawStatus() {
        let (row, width) = (picture.geometry.statusRow, picture.geometry.width)
        guard let prompt = picture.prompt else {
            let text = picture.status.truncated(to: width - 2, ellipsis: glyphs.ellipsis)
            frame.write(text, at: Position(1, row), picture.isWarning ? .warning : .dim)
            return
        }
        drawSuggestions(prompt.suggestions)
        var column = frame.write(
            prompt.label.truncated(to: width / 2, ellipsis: glyphs.ellipsis),
            at: Position(1, row), .accent)
        let before = prompt.editor.before.suffixFitting(width - column - 1)
        column = frame.write(before, at: Position(column, row))
        frame.cursor = Position(min(column, width - 1), row)
        column = frame.write(prompt.editor.after, at: Position(column, row))
        frame.write(prompt.note, at: Position(column + 2, row), .dim)
    }

    private mutating func drawSuggestions(_ suggestions: [String]) {
        let shown = suggestions.prefix(max(0, picture.geometry.statusRow - 2))
        let top = picture.geometry.statusRow - shown.count
        let width = min(picture.geometry.width, (shown.map(\.columns).max() ?? 0) + 4)
        for (index, suggestion) in shown.enumerated() {
            let row = top + index
            add(.entry(index), at: 0..<width, row)
            frame.fill(Area(columns: 0..<width, rows: row..<row + 1), .focused)
            frame.write(suggestion, at: Position(2, row), .focused, to: width)
        }
    }

    private mutating func drawKeys() {
        var column = 1
        for hint in picture.keys {
            let width = hint.key.columns + 1 + hint.effect.columns
            guard column + width < picture.geometry.width else { break }
            let position = Position(column, picture.geometry.keysRow)
            column = frame.write(hint.key, at: position, .accent)
            let effect = Position(column + 1, picture.geometry.keysRow)
            column = frame.write(hint.effect, at: effect, .bar) + 2
            if let key = hint.presses {
                add(key, at: position.column..<column - 2, picture.geometry.keysRow)
            }
        }
    }

    private mutating func add(_ key: Key, at columns: Range<Int>, _ row: Int) {
        frame.targets.append(Target(area: Area(columns: columns, rows: row..<row + 1), key: key))
    }
}
