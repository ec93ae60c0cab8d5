/// A screen on the stage, as it is drawn: its title, its lines, and where the user is on it.
struct Page: Equatable, Sendable {
    /// Where the page is.
    enum Kind: Equatable, Sendable {
        /// It is the screen of the user.
        case front
        /// It opened the screen of the user, which is beside it.
        case opener
        /// It is a box over what it covers.
        case sheet
    }

    var title: String
    var layout: BodyLayout
    /// The position of the focused choice; `nil` without one.
    var focus: Int?
    /// The first visible line.
    var offset: Int
    var area: Area
    var kind: Kind
    /// Says that there is nothing to see.
    var emptyText: String

    /// The cells of the lines.
    var content: Area { Self.content(of: area, isSheet: kind == .sheet) }

    /// The cells inside of a box, or below a title.
    static func content(of area: Area, isSheet: Bool) -> Area {
        if isSheet { return area.inset(1, 1) }
        let rows = min(area.rows.lowerBound + 1, area.rows.upperBound - 1)..<area.rows.upperBound
        return Area(columns: area.columns, rows: rows)
    }

    /// The visible row that loads the next part of a list; `nil` if none is visible.
    var continuation: BodyRow? {
        let visible = offset..<offset + content.height
        return layout.choices.first {
            $0.row.loadsWhenVisible && $0.lines.overlaps(visible)
        }?.row
    }

    /// The offset in the bounds of the lines.
    static func bounded(_ offset: Int, lines: Int, height: Int) -> Int {
        max(0, min(offset, lines - height))
    }
}
