import AppContainerKit
import DesignKit
import DesignKitHTML
import Foundation
import PluginKit
import RoutingEngine

/// Draws the pages of a website. They are files, so only links work on them.
@MainActor
struct SitePages {
    let app: AppContainer
    let host: String
    let map: SiteMap
    let appStoreID: String?
    /// The photos that the pages show.
    let photos: Photos

    private static let appName = "MomentsApp"

    /// The page of a URL, whose screen is visible.
    ///
    /// An app receives the link without a language, and so do those to whom the page is sent. A
    /// search engine gets the address of each language.
    func page(of url: String, in language: Locale) -> HTML {
        UserLocale.$scoped.withValue(language) {
            var drawing = PageDrawing(router: app.router) { action in
                address(of: action.url, in: language).map(PageControl.link) ?? .none
            }
            drawing.photoAddress = photos.address
            drawing.tabSymbols = app.plugins.tabSymbols
            let link = "https://\(host)\(url)"
            var head = head(language, link: link)
            head.elements += addresses(of: url, in: language) + openGraph(of: link, in: language)
            return drawing.page(of: app.stage, head: head, footer: footer(of: url, in: language))
        }
    }

    /// A page that leads to another one, for servers that don't.
    func moved(to address: HTMLAddress, in language: Locale) -> HTML {
        var head = head(language)
        head.elements.append(
            .element("meta", ["http-equiv": "refresh", "content": "0; url=\(address.text)"]))
        return PageDrawing.page(
            titled: texts("This page has moved."), saying: [],
            link: (address, texts("Open the page")), head: head)
    }

    /// A page of a link whose screen depends on values that are no part of the path.
    func inApp(in language: Locale) -> HTML {
        PageDrawing.page(
            titled: Self.appName,
            saying: [.element("p", [:], .text(texts("Open this link on a phone with the app.")))],
            head: head(language))
    }

    /// The page of every address that no page has: of what doesn't exist, and of what is closed. It
    /// says the same of both, in each language.
    func missing() -> HTML {
        let sentences = PageHead.languages.map { language in
            UserLocale.$scoped.withValue(language) {
                let text = texts("The page doesn't exist, or only the app shows it.")
                return HTML.element("p", ["lang": language.identifier(.bcp47)], .text(text))
            }
        }
        return PageDrawing.page(
            titled: texts("There is no such page"), saying: sentences,
            link: (HTMLAddress(path: [""]), texts("Go to the start page")),
            head: head(PageHead.languages[0]))
    }

    /// With the banner by which Safari offers the app.
    ///
    /// Source: Apple, "Promoting apps with Smart App Banners".
    private func head(_ language: Locale, link: String? = nil) -> PageHead {
        var head = PageHead(language: language, appName: Self.appName, folder: [])
        if let appStoreID {
            let content = "app-id=\(appStoreID)" + (link.map { ", app-argument=\($0)" } ?? "")
            head.elements.append(
                .element("meta", ["name": "apple-itunes-app", "content": content]))
        }
        return head
    }

    /// The addresses by which search engines know the page.
    private func addresses(of url: String, in language: Locale) -> [HTML] {
        PageHead.languages.flatMap { other -> [HTML] in
            let path = SiteAddress(url, in: other)?.address.text
            guard let path, let address = HTMLAddress("https://\(host)\(path)") else { return [] }
            let code = other.identifier(.bcp47)
            let alternate = HTML.element(
                "link", ["rel": "alternate", "hreflang": code, "href": address])
            guard other == language else { return [alternate] }
            return [.element("link", ["rel": "canonical", "href": address]), alternate]
        }
    }

    /// How other apps describe a link to the page.
    ///
    /// Source: The Open Graph protocol.
    private func openGraph(of link: String, in language: Locale) -> [HTML] {
        let text = app.rows.first { row in
            if case .text = row.kind { row.photo == nil } else { false }
        }
        let photo = app.rows.lazy.compactMap(\.photo).compactMap(photos.address).first
        let values = [
            ("type", "website"), ("title", app.stage.topScreen?.title ?? Self.appName),
            ("url", link), ("site_name", Self.appName),
            ("locale", language.identifier(.icu)), ("description", text?.title),
            ("image", photo.map { "https://\(host)\($0.text)" }),
        ]
        return values.compactMap { name, value in
            value.map { .element("meta", ["property": "og:\(name)", "content": $0]) }
        }
    }

    /// What is below the content: the way into the app, with examples of what only the app can do,
    /// and the other languages.
    private func footer(of url: String, in language: Locale) -> HTML {
        let schemes = AppContainer.links.schemes
        let app = HTMLAddress("\(schemes.first ?? "")://\(url.dropFirst())", schemes: schemes)
        let button = app.map { HTML.element("a", ["href": $0], .text(texts("Open in the app"))) }
        var titles: [String] = []
        for row in self.app.rows
        where !titles.contains(row.title) && isOnlyInApp(row, language) {
            titles.append(row.title)
        }
        let examples = titles.prefix(3).joined(separator: " · ")
        let others = PageHead.languages.filter { $0 != language }.map { other in
            let code = other.identifier(.bcp47)
            let name = other.localizedString(forIdentifier: code) ?? code
            // Never nil: a page with an address in its own language has one in each.
            let address = SiteAddress(url, in: other)?.address
            return HTML.element(
                "a", ["href": address, "hreflang": code, "lang": code], .text(name))
        }
        return .element(
            "footer", ["class": "footer"],
            [
                .container("p", ["class": "leave"], button ?? []),
                titles.isEmpty
                    ? [] : .element("p", [:], .text(texts("Only in the app: \(examples)"))),
                .container("p", [:], HTML(others)),
            ])
    }

    private func isOnlyInApp(_ row: ContentRow, _ language: Locale) -> Bool {
        switch row.kind {
        case .action: !row.loadsWhenVisible
        case .link(let link): address(of: link.url, in: language) == nil
        case .text, .field, .toggle: false
        }
    }

    /// Where a page leads to a URL; `nil` if no page of the site or of the web shows it.
    private func address(of url: String?, in language: Locale) -> HTMLAddress? {
        guard let url else { return nil }
        if let page = map.page(ofLink: url) { return SiteAddress(page, in: language)?.address }
        return map.webPages[url].flatMap { HTMLAddress($0) }
    }
}
