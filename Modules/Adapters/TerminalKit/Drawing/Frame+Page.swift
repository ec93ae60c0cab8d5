extension Frame {
    /// Draws a page: its title, its visible lines, and how much is above and below them.
    mutating func draw(_ page: Page, _ glyphs: Glyphs) {
        let content = page.content
        if page.kind == .sheet {
            drawBox(page.area, title: page.title, glyphs)
            let close = Position(page.area.columns.upperBound - 5, page.area.rows.lowerBound)
            if page.area.width > 12 {
                let end = write(" \(glyphs.close) ", at: close, .strong)
                let area = Area(columns: close.column..<end, rows: close.row..<close.row + 1)
                targets.append(Target(area: area, key: .backspace))
            }
        } else {
            fill(page.area, .plain)
            let room = page.area.width - 2
            let title = page.title.truncated(to: room, ellipsis: glyphs.ellipsis)
            write(
                title, at: Position(page.area.columns.lowerBound + 1, page.area.rows.lowerBound),
                .strong, to: page.area.columns.upperBound)
        }
        if page.layout.lines.isEmpty {
            let position = Position(content.columns.lowerBound + 2, content.rows.lowerBound)
            write(page.emptyText, at: position, .dim, to: content.columns.upperBound)
        }
        let end = content.columns.upperBound - 1
        for (line, row) in zip(page.layout.lines.dropFirst(page.offset), content.rows) {
            let isFocused =
                page.kind != .opener && line.choice != nil && line.choice == page.focus
            let start = Position(content.columns.lowerBound, row)
            if isFocused { fill(Area(columns: start.column..<end, rows: row..<row + 1), .focused) }
            draw(line, at: start, to: end, isFocused ? .focused : nil)
        }
        if let focus = page.focus, page.layout.choices.indices.contains(focus) {
            let row =
                content.rows.lowerBound + page.layout.choices[focus].lines.lowerBound - page.offset
            if content.rows.contains(row) {
                write(
                    glyphs.pointer, at: Position(content.columns.lowerBound, row),
                    page.kind == .opener ? .accent : .focused)
            }
        }
        if page.kind == .opener {
            let edge = page.area.columns.upperBound
            fill(
                Area(columns: edge..<edge + 1, rows: page.area.rows), with: glyphs.vertical, .bar)
            targets.append(Target(area: page.area, key: .backspace))
        }
        drawScrollBar(of: page, content, glyphs)
    }

    /// Draws a line. A role replaces those of its parts, but a match stays visible.
    mutating func draw(
        _ line: BodyLine, at position: Position, to end: Int, _ role: TextRole? = nil
    ) {
        var column = position.column
        for part in line.parts {
            let isMatch = part.role == .match
            let role = isMatch && role != nil ? .selected : role ?? part.role
            column = write(part.text, at: Position(column, position.row), role, to: end)
        }
    }

    /// Draws a box with a title in its upper edge.
    mutating func drawBox(_ area: Area, title: String, _ glyphs: Glyphs) {
        let (left, right) = (area.columns.lowerBound, area.columns.upperBound - 1)
        let (top, bottom) = (area.rows.lowerBound, area.rows.upperBound - 1)
        fill(area, .plain)
        for row in [top, bottom] {
            fill(Area(columns: area.columns, rows: row..<row + 1), with: glyphs.horizontal, .accent)
        }
        for column in [left, right] {
            fill(
                Area(columns: column..<column + 1, rows: area.rows), with: glyphs.vertical, .accent)
        }
        let corners = [
            Position(left, top), Position(right, top), Position(left, bottom),
            Position(right, bottom),
        ]
        for (corner, glyph) in zip(corners, glyphs.corners) {
            write(String(glyph), at: corner, .accent)
        }
        let shown = title.truncated(to: area.width - 10, ellipsis: glyphs.ellipsis)
        if !shown.isEmpty { write(" \(shown) ", at: Position(left + 2, top), .strong, to: right) }
    }

    private mutating func drawScrollBar(of page: Page, _ content: Area, _ glyphs: Glyphs) {
        let (lines, height) = (page.layout.lines.count, content.height)
        guard lines > height else { return }
        let column = content.columns.upperBound - 1
        let size = max(1, height * height / lines)
        let start = (height - size) * page.offset / max(1, lines - height)
        for index in 0..<height {
            let isThumb = start..<start + size ~= index
            let position = Position(column, content.rows.lowerBound + index)
            write(
                String(isThumb ? glyphs.thumb : glyphs.track), at: position,
                isThumb ? .accent : .bar)
        }
    }
}
