/// A key, a paste or a click.
package enum Key: Equatable, Sendable {
    case character(Character)
    case enter, escape, tab, backTab, backspace, delete
    case up, down, left, right, home, end, pageUp, pageDown
    /// A letter with the Control key.
    case control(Character)
    /// A text from the clipboard.
    case paste(String)
    /// The left button at a cell.
    case click(Position)
    /// A click at an entry of a list, by its position from zero.
    case entry(Int)
    /// The wheel, by lines; positive is down.
    case wheel(Int)
}
