package import DesignKit
public import RoutingEngine

/// What a user can do on a page.
public enum PageAction: Hashable, Sendable {
    /// Opens the link of a row.
    case open(PageLink, PageRow)
    /// Performs the action of a row.
    case perform(PageRow)
    /// Submits the text of a field.
    case submit(PageRow)
    /// Turns a setting on or off.
    case set(PageRow, isOn: Bool)
    /// Brings the tab at a position to the front, whose first screen has this URL.
    case selectTab(Int, url: String)
    /// Goes back to the screen with this URL, or dismisses what is presented over it; `nil` if no
    /// screen is below.
    case goBack(to: String?)
}

/// The row of a page that an action belongs to.
public struct PageRow: Hashable, Sendable {
    /// The screen, by its entry on the stage; `nil` for a screen without one.
    public let screen: NavigationState.Entry.ID?
    /// The identity of the row on its screen: a short text in ASCII. It stays while the row keeps its
    /// title and its place among the others, and it is also the `id` of the row's element.
    public let id: String

    package init(screen: NavigationState.Entry.ID?, id: String) {
        self.screen = screen
        self.id = id
    }
}

/// The link of a row.
public struct PageLink: Hashable, Sendable {
    /// The URL; `nil` if a value can't be part of a URL, so that the request is refused.
    public let url: String?
    /// The origin of the URL: the app, or the person who wrote the content.
    public let origin: RouteOrigin
    /// How its screen appears.
    public let transition: TransitionType
    /// Whether a value goes with it that no URL can hold.
    public let hasPayload: Bool
}

extension PageLink {
    /// Describes the link of a row.
    package init(_ link: ContentLink) {
        self.init(
            url: link.url, origin: link.origin, transition: link.transition,
            hasPayload: link.payload != nil)
    }
}

/// How a page offers an action.
public enum PageControl: Sendable {
    /// As a link. A field or a toggle can't be one, and isn't drawn.
    case link(HTMLAddress)
    /// As a form that the browser posts.
    case form(PageForm)
    /// As a text: the user sees what it is, and can't use it here.
    case text
    /// Not at all.
    case none
}

/// A form that performs an action.
public struct PageForm: Sendable {
    /// The name of the item with what the user has chosen: the text of a field, or the new state of a
    /// toggle, `true` or `false`. Other actions have none.
    static let valueName = "value"

    let address: HTMLAddress
    var items: [(name: String, value: String)]

    /// Describes a form.
    /// - Parameters:
    ///   - address: Where it is posted.
    ///   - items: What is posted with it, such as the row and the token of a session.
    public init(to address: HTMLAddress, items: [(name: String, value: String)]) {
        self.address = address
        self.items = items
    }
}
