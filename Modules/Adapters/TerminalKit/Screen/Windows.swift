/// How a window is divided into the screens, the panels, and the two lines below them.
struct Windows {
    let width: Int
    let height: Int
    /// The screens, with the tabs in the first row.
    let main: Area
    let panel: Area?, guide: Area?

    /// In a narrow window, the panel covers the screens.
    init(size: (width: Int, height: Int), showsPanel: Bool, showsGuide: Bool) {
        width = min(max(size.width, 1), Terminal.largest.width)
        height = min(max(size.height, 1), Terminal.largest.height)
        // The same in each step, so that the screens don't move.
        let top = height - 1 - min(10, height * 2 / 5)
        let bottom = max(1, showsGuide ? top : height - 2)
        let side = width < 80 ? width : width * 2 / 5
        guide = showsGuide ? Area(0..<width, top..<height - 1) : nil
        panel = showsPanel ? Area(width - side..<width, 0..<bottom) : nil
        main = Area(0..<(showsPanel && side < width ? width - side : width), 0..<bottom)
    }

    /// The area of the page at a depth: the tab's own page, or a sheet or a cover over it.
    func area(atDepth depth: Int, isCover: Bool = false) -> Area {
        if isCover { return main }
        if depth == 0 {
            return Area(main.columns, min(1, main.rows.upperBound - 1)..<main.rows.upperBound)
        }
        let sheet = main.inset(main.columns.count >= 60 ? 2 * depth + 2 : depth, min(depth, 3))
        // A sheet needs no more columns.
        return sheet.inset(max(0, sheet.columns.count - 76) / 2, 0)
    }

    /// The areas of a screen and of the one that opened it; `nil` in an area without room for both.
    static func split(_ area: Area) -> (opener: Area, front: Area)? {
        let columns = area.columns
        guard columns.count >= 100 else { return nil }
        let split = columns.lowerBound + columns.count * 2 / 5
        return (
            Area(columns.lowerBound..<split, area.rows),
            Area(split + 1..<columns.upperBound, area.rows)
        )
    }
}
