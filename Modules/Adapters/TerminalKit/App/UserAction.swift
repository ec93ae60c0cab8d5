/// Something that the user does to the app: the same in the full screen and in the line mode.
package enum UserAction: Equatable, Sendable {
    /// Leaves the visible screen.
    case back
    /// Brings a tab to the front, counted from zero.
    case selectTab(Int)
    /// Chooses a row of the visible screen: one of those that do something, counted from zero.
    case choose(row: Int)
    /// Types a text into the field at a row, counted likewise.
    case fill(row: Int, text: String)
    /// Opens a URL from inside the app.
    case open(url: String)
    /// Opens a link as if another app had sent it.
    case follow(url: String)
    /// Opens the menu for testers, as shaking a phone does.
    case shake
    /// Answers the question about a link that arrived late.
    case answer(opens: Bool)
}
