extension Interaction {
    /// Moves the focus and the visible lines.
    /// - Returns: `false` if the key moves nothing.
    mutating func move(by key: Key, on page: Page) -> Bool {
        let height = page.content.height
        switch key {
        case .down, .character("j"): step(1, on: page)
        case .up, .character("k"): step(-1, on: page)
        case .pageDown, .control("d"), .control("f"): scroll(height - 1, on: page)
        case .pageUp, .control("u"), .control("b"): scroll(1 - height, on: page)
        case .home, .character("g"): jump(toEnd: false, on: page)
        case .end, .character("G"): jump(toEnd: true, on: page)
        case .wheel(let lines): scroll(lines, on: page)
        default: return false
        }
        return true
    }

    /// Focuses a choice and makes it visible.
    mutating func focus(_ index: Int, on page: Page) {
        guard page.layout.choices.indices.contains(index) else { return }
        let choice = page.layout.choices[index]
        pageState.row = choice.row.id
        pageState.index = index
        let height = page.content.height
        var offset = page.offset
        // What is above the first row and below the last one is visible with them.
        let first = index == 0 ? 0 : choice.lines.lowerBound
        let isLast = index == page.layout.choices.count - 1
        let end = isLast ? page.layout.lines.count : choice.lines.upperBound
        if end > offset + height { offset = end - height }
        if choice.lines.upperBound > offset + height { offset = choice.lines.upperBound - height }
        if first < offset, index != 0 || choice.lines.upperBound <= height { offset = first }
        if choice.lines.lowerBound < offset { offset = choice.lines.lowerBound }
        pageState.offset = Page.bounded(offset, lines: page.layout.lines.count, height: height)
    }

    /// Moves to the next row, or by a line if that row is farther away.
    private mutating func step(_ direction: Int, on page: Page) {
        let height = page.content.height
        let next = (page.focus ?? -1) + direction
        let visible = page.offset - height / 2..<page.offset + height + height / 2
        if page.layout.choices.indices.contains(next),
            page.layout.choices[next].lines.overlaps(visible)
        {
            focus(next, on: page)
        } else {
            pageState.offset = Page.bounded(
                page.offset + direction, lines: page.layout.lines.count, height: height)
        }
    }

    /// Moves to the first or the last line and row.
    private mutating func jump(toEnd: Bool, on page: Page) {
        focus(toEnd ? page.layout.choices.count - 1 : 0, on: page)
        pageState.offset = Page.bounded(
            toEnd ? page.layout.lines.count : 0, lines: page.layout.lines.count,
            height: page.content.height)
    }

    /// Scrolls, and focuses the row that is then nearest in this direction.
    private mutating func scroll(_ lines: Int, on page: Page) {
        let height = page.content.height
        let offset = Page.bounded(
            page.offset + lines, lines: page.layout.lines.count, height: height)
        pageState.offset = offset
        let visible = offset..<offset + height
        let choices = page.layout.choices
        let inside = choices.indices.filter {
            choices[$0].lines.lowerBound >= visible.lowerBound
                && choices[$0].lines.upperBound <= visible.upperBound
        }
        guard let first = inside.first, let last = inside.last else { return }
        var index = min(max(page.focus ?? first, first), last)
        // There is nothing more to scroll to.
        if offset == page.offset { index = lines < 0 ? first : last }
        pageState.row = choices[index].row.id
        pageState.index = index
    }
}
