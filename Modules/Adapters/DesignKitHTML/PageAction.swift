package import DesignKit
public import RoutingKit
public import StageKit

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
