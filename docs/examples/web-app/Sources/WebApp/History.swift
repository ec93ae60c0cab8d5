import Foundation
import RoutingEngine

/// The pages of a session that the browser can return to: navigation states, each with the deep
/// link of its visible screen as its address.
struct History: Codable, Sendable {
    /// A page.
    struct Page: Codable, Sendable {
        /// The name in its links and forms, which no other site can make up.
        let key: String
        /// Where the user is.
        fileprivate(set) var state: NavigationState
        /// Its address, if that isn't the deep link.
        fileprivate var address: String?

        /// Makes a page with a key of its own.
        fileprivate init(of state: NavigationState) {
            key = UUID().uuidString
            self.state = state
        }

        /// The address: the deep link of the visible screen.
        var link: String {
            let url = address ?? state.top?.url ?? ""
            return url.hasPrefix("/") ? url : "/-/screen"
        }
    }

    /// How many pages are kept. Going back further opens the deep link.
    static let limit = 50

    /// The part of the session's cookie that changes when a user signs in or out.
    var secret = UUID().uuidString
    private var pages: [Page] = []

    /// The page that shows the state of the stage; `nil` before the first one.
    var current: Page? { pages.last }

    /// The screens of all pages.
    var entries: Set<NavigationState.Entry.ID> {
        pages.reduce(into: []) { $0.formUnion($1.state.entries.map(\.id)) }
    }

    /// The page with a key.
    subscript(key: String) -> Page? { pages.last { Secret.areEqual($0.key, key) } }

    /// The last page with a deep link; `nil` if the browser has seen none.
    func page(at link: String) -> Page? { pages.last { $0.link == link } }

    /// Adds the page of a state, unless it is that of the current one.
    mutating func record(_ state: NavigationState) {
        if current?.state != state { pages = pages.suffix(Self.limit - 1) + [Page(of: state)] }
    }

    /// Makes a page the current one, in the state that the stage could restore.
    mutating func show(_ page: Page, in state: NavigationState) {
        var page = page
        page.state = state
        pages.removeAll { $0.key == page.key }
        pages.append(page)
    }

    /// Gives the current page another address, since it has become another page to the user, such
    /// as that of a placed order: going back leads to what is below it, and not to the same again.
    mutating func leaveCurrentAddress() {
        guard var page = pages.popLast() else { return }
        var below = page.state
        _ = below.goBack()
        var former = Page(of: below)
        former.address = page.link
        page.address = page.link + (page.link.contains("?") ? "&" : "?")
        pages += [former, page]
    }

    /// Forgets all pages but the current one: another user has signed in.
    mutating func forgetOthers() { pages = pages.suffix(1) }
}

/// Names that nobody can guess, for sessions, pages and their keys: random UUIDs.
enum Secret {
    /// The parts of a session's cookie: the name of its folder, and what only its browser knows.
    /// - Returns: `nil` for a text that is no such cookie. Nothing else becomes a part of a file's
    ///   name.
    static func parts(ofCookie text: String?) -> (id: String, secret: String)? {
        guard let text, let id = UUID(uuidString: String(text.prefix(36))),
            let secret = UUID(uuidString: String(text.dropFirst(36)))
        else { return nil }
        return (id.uuidString, secret.uuidString)
    }

    /// Compares two texts in a time that doesn't tell where they differ.
    static func areEqual(_ one: String, _ other: String) -> Bool {
        one.utf8.count == other.utf8.count
            && zip(one.utf8, other.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
