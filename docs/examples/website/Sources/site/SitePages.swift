import CompositionRoot
import DesignKit
import DesignKitHTML
import Foundation
import RoutingEngine

/// What the pages of a website say about themselves.
@MainActor
struct SiteHeads {
    let host: String
    let app: SiteApp

    static let appName = "MomentsApp"

    /// The head of a page that shows no screen.
    func head(_ language: Language) -> PageHead {
        var head = PageHead(
            language: language.locale, appName: Self.appName,
            styleSheet: HTMLAddress(path: ["style.css"]))
        head.elements = banner(nil)
        return head
    }

    /// The head of the page that shows the visible screen.
    ///
    /// An app receives the link without a language, and so do those to whom the page is sent. A search
    /// engine gets the address of each language.
    /// - Parameters:
    ///   - url: The URL of the page.
    ///   - title: The title of its screen.
    ///   - rows: The rows of its screen.
    ///   - addresses: The addresses of the page in all languages.
    func head(
        of url: String, titled title: String, _ rows: [ContentRow], _ language: Language,
        among addresses: [(Language, HTMLAddress)]
    ) -> PageHead {
        var head = head(language)
        let link = "https://\(host)\(url)"
        let alternates = addresses.compactMap { other, address in
            HTMLAddress("https://\(host)\(address.text)").map { (other, $0) }
        }
        head.canonical = alternates.first { $0.0 == language }?.1
        head.alternates = alternates.map { ($0.0.locale, $0.1) }
        head.elements =
            banner(link) + [
                PageHead.openGraph("type", "website"), PageHead.openGraph("title", title),
                PageHead.openGraph("url", link), PageHead.openGraph("site_name", Self.appName),
                PageHead.openGraph("locale", language.locale.identifier(.icu)),
            ]
        let text = rows.first { row in
            if case .text = row.kind { row.photo == nil } else { false }
        }
        if let text { head.elements.append(PageHead.openGraph("description", text.title)) }
        return head
    }

    private func banner(_ link: String?) -> [HTML] {
        app.appStoreID.map { [PageHead.appBanner(appStoreID: $0, url: link)] } ?? []
    }
}

/// Pages of the website that show no screen.
@MainActor
enum SiteNotice {
    /// A page that leads to another one, for browsers without a server that does.
    static func moved(to address: HTMLAddress, head: PageHead) -> HTML {
        var head = head
        let time = HTMLAttribute("http-equiv", "refresh")
        head.elements.append(
            .element("meta", [time, HTMLAttribute("content", "0; url=\(address.text)")]))
        return UserLocale.$scoped.withValue(head.language) {
            let link = HTML.element("a", [.href(address)], [.text(texts("Open the page"))])
            return PageDrawing.page(
                titled: texts("This page has moved."), body: .element("p", [], [link]), head: head)
        }
    }

    /// A page of a link whose screen depends on values that are no part of the path.
    static func inApp(head: PageHead) -> HTML {
        UserLocale.$scoped.withValue(head.language) {
            PageDrawing.page(
                titled: head.appName,
                body: paragraph(texts("Open this link on a phone with the app.")), head: head)
        }
    }

    /// The page of every address that no page has: of what doesn't exist, and of what is closed. It
    /// says the same of both, in each language.
    static func missing(head: PageHead) -> HTML {
        let others = Language.allCases.filter { $0.locale != head.language }.map { language in
            UserLocale.$scoped.withValue(language.locale) {
                HTML.element(
                    "p", [HTMLAttribute("lang", language.rawValue)], [.text(sentence)])
            }
        }
        return UserLocale.$scoped.withValue(head.language) {
            let home = HTML.element(
                "a", [.href(HTMLAddress(path: [""]))], [.text(texts("Go to the start page"))])
            return PageDrawing.page(
                titled: texts("There is no such page"),
                body: HTML(
                    [paragraph(sentence)] + others + [.element("p", [.class("leave")], [home])]),
                head: head)
        }
    }

    private static var sentence: String {
        texts("The page doesn't exist, or only the app shows it.")
    }

    private static func paragraph(_ text: String) -> HTML { .element("p", [], [.text(text)]) }
}

/// What is below the content of a page of the website: the way into the app, with what only the app
/// can do, and the other languages.
@MainActor
struct SitePageFooter {
    private let url: String
    private let rows: [ContentRow]
    private let isOffered: (PageAction) -> Bool

    /// How many examples a page has of what only the app can do.
    private static let limit = 3

    /// - Parameters:
    ///   - url: The URL of the page.
    ///   - rows: The rows of its screen.
    ///   - isOffered: Whether the page itself offers an action.
    init(of url: String, _ rows: [ContentRow], isOffered: @escaping (PageAction) -> Bool) {
        self.url = url
        self.rows = rows
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
        guard let scheme = MomentsContainer.links.schemes.first,
            let address = HTMLAddress("\(scheme)://\(url.dropFirst())", schemes: [scheme])
        else { return [] }
        return .element(
            "p", [.class("leave")],
            [.element("a", [.href(address)], [.text(texts("Open in the app"))])])
    }

    private var abilities: HTML {
        var titles: [String] = []
        for row in rows where !titles.contains(row.title) && isOnlyInApp(row) {
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
