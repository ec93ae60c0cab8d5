import CompositionRoot
import DesignKit
import DesignKitHTML
import RoutingEngine

/// What is below the content of a page of the website: the way into the app, with what only the app
/// can do, and the other languages.
@MainActor
struct SitePageFooter {
    private let app: MomentsContainer
    private let url: String
    private let isOffered: (PageAction) -> Bool

    /// How many examples a page has of what only the app can do.
    private static let limit = 3

    /// - Parameters:
    ///   - app: Shows the screen of the page.
    ///   - url: The URL of the page.
    ///   - isOffered: Whether the page itself offers an action.
    init(of app: MomentsContainer, url: String, isOffered: @escaping (PageAction) -> Bool) {
        self.app = app
        self.url = url
        self.isOffered = isOffered
    }

    func html(languages: [(Language, HTMLAddress)]) -> HTML {
        let names = languages.map { language, address in
            HTML.element(
                "a",
                [
                    .href(address), HTMLAttribute("hreflang", language.rawValue),
                    HTMLAttribute("lang", language.rawValue),
                ], [.text(language.name)])
        }
        let links = names.isEmpty ? [] : HTML.element("p", [], names)
        return .element("footer", [.class("footer")], [button, abilities, links])
    }

    private var button: HTML {
        guard let scheme = app.router.links.schemes.first,
            let address = HTMLAddress("\(scheme)://\(url.dropFirst())", schemes: [scheme])
        else { return [] }
        return .element(
            "p", [.class("leave")],
            [.element("a", [.href(address)], [.text(texts("Open in the app"))])])
    }

    private var abilities: HTML {
        var titles: [String] = []
        for row in app.content.rows where !titles.contains(row.title) && isOnlyInApp(row) {
            titles.append(row.title)
        }
        guard !titles.isEmpty else { return [] }
        let list = titles.prefix(Self.limit).joined(separator: " · ")
        return .element("p", [], [.text(texts("Only in the app: \(list)"))])
    }

    private func isOnlyInApp(_ row: ContentRow) -> Bool {
        let place = PageRow(screen: nil, id: "")
        switch row.kind {
        case .action: return !row.loadsWhenVisible
        case .link(let link):
            return !isOffered(.open(PageLink(link), place))
        case .text, .field, .toggle: return false
        }
    }
}
