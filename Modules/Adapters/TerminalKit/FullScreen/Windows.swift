struct Windows {
    let width: Int
    let height: Int
    let panel: Area?
    let guide: Area?
    /// The columns of the screens, and the row below them.
    private let columns: Range<Int>, bottom: Int

    /// From this width, a screen is beside the one that opened it.
    private static let wide = 100
    /// A sheet needs no more columns.
    private static let widestSheet = 76

    /// Divides a window. In a narrow one, the panel covers the screens.
    init(width: Int, height: Int, showsPanel: Bool, showsGuide: Bool) {
        self.width = min(max(width, 1), TerminalSession.largest.width)
        self.height = min(max(height, 1), TerminalSession.largest.height)
        // The same in each step, so that the screens don't move.
        let top = self.height - 1 - min(10, self.height * 2 / 5)
        guide = showsGuide ? Area(columns: 0..<self.width, rows: top..<self.height - 1) : nil
        bottom = max(1, showsGuide ? top : self.height - 2)
        let side = self.width < 80 ? self.width : self.width * 2 / 5
        panel =
            showsPanel ? Area(columns: self.width - side..<self.width, rows: 0..<bottom) : nil
        columns = 0..<(showsPanel && side < self.width ? self.width - side : self.width)
    }

    var isCovered: Bool { panel?.width == width }
    var tabs: Range<Int> { columns }
    /// The line for messages and what the user types, and the line for keys.
    var statusRow: Int { max(0, height - 2) }
    var keysRow: Int { max(0, height - 1) }

    /// The area of the page at a depth: the tab's own page, or a sheet or a cover over it.
    func area(atDepth depth: Int, isFullScreen: Bool) -> Area {
        let all = Area(columns: columns, rows: 0..<bottom)
        if isFullScreen { return all }
        if depth == 0 { return Area(columns: columns, rows: min(1, bottom - 1)..<bottom) }
        let sheet = all.inset(columns.count >= 60 ? 2 * depth + 2 : depth, min(depth, 3))
        return sheet.inset(max(0, sheet.width - Self.widestSheet) / 2, 0)
    }

    /// The areas of a screen and of the one that opened it, in a wide window.
    static func split(_ area: Area) -> (opener: Area, front: Area)? {
        guard area.width >= wide else { return nil }
        let split = area.columns.lowerBound + area.width * 2 / 5
        return (
            Area(columns: area.columns.lowerBound..<split, rows: area.rows),
            Area(columns: split + 1..<area.columns.upperBound, rows: area.rows)
        )
    }
}
