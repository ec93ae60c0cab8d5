import CompositionRoot
import DesignKit
import DesignKitHTML
import Foundation
import PluginKit
import RoutingEngine

extension PageDrawing {
    /// Where forms are posted.
    static let formAddress = "/-/act"

    /// Draws the pages of a session. What navigates is a link, whose address is the deep link with a
    /// mark; what changes something is a form.
    @MainActor
    init(of app: MomentsContainer, on page: History.Page) {
        self.init(router: app.router) { action in
            let (text, link) = PageCommand.text(of: action)
            if let link {
                let mark = PageMark(page: page.id, row: text, key: page.key)
                return HTMLAddress(mark.added(to: link.path)).map(PageControl.link) ?? .text
            }
            guard let address = HTMLAddress(Self.formAddress) else { return .text }
            let items = [("page", page.id), ("key", page.key), ("row", text)]
            return .form(PageForm(to: address, items: items))
        }
        tabSymbols = Dictionary(
            app.plugins.tabs.map { ($0.url, $0.symbol) }, uniquingKeysWith: { $1 })
        draw(WebViewScreen.self) { .leaving(to: $0.url) }
    }
}

extension PageHead {
    /// The head of the app's pages, in the language of the user.
    static var app: PageHead? {
        HTMLAddress("/-/style.css").map {
            PageHead(language: UserLocale.current, appName: "Moments", styleSheet: $0)
        }
    }
}

extension HTML {
    /// A link to a web page, which its screen has checked.
    static func leaving(to url: URL) -> HTML {
        guard let address = HTMLAddress(url.absoluteString) else { return [] }
        let link = HTML.element(
            "a", [.href(address), HTMLAttribute("rel", "noopener noreferrer")],
            [.text(texts("Open \(url.absoluteString)"))])
        return .element("p", [.class("leave")], [link])
    }
}

extension String {
    /// The path and the query of a deep link to the app's site.
    fileprivate var path: String {
        if hasPrefix(WebSession.site + "/") { return String(dropFirst(WebSession.site.count)) }
        return hasPrefix("/") ? self : "/-/link"
    }
}
