/// A step of the tour: what happens in it, the file that does it, and the acts that show it.
public struct TourStep: Sendable {
    /// What a user or a server does.
    public enum Act: Sendable {
        /// Looks at the visible screen.
        case look
        /// Opens the first link on the visible screen whose URL contains a text.
        case follow(String)
        /// Types into the first field of the visible screen.
        case type(String)
        /// Chooses the action of the visible screen with a title.
        case choose(String)
        /// Chooses the first action of the visible screen. The next screen shows its title with a
        /// text behind it.
        case chooseFirst(thenRead: String)
        /// Brings the tab with a root to the front, at its root.
        case selectTab(String)
        /// Goes back.
        case goBack
        /// Returns to a screen of a route and closes the screens over it.
        case pop(to: String)
        /// Opens a URL of the app. It is refused with a code, or shown.
        case open(String, refusedAs: String? = nil)
        /// Opens a link from outside. It is refused with a code, or shown.
        case link(String, refusedAs: String? = nil)
        /// Sends rules to the app, which finds a number of errors in them.
        case send([String], errors: Int = 0)
        /// Kills the app and launches it again.
        case restart
    }

    /// What happens in it.
    public let text: String
    /// The file that does it, from the root of the package.
    public let file: String
    /// A URL that must have a route, because the step leads there; `nil` if it needs none.
    public let need: String?
    /// The acts, in order.
    public let acts: [Act]

    public init(_ text: String, in file: String, needs need: String? = nil, _ acts: Act...) {
        self.text = text
        self.file = file
        self.need = need
        self.acts = acts
    }
}
