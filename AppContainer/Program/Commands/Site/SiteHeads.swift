import CompositionRoot
import DesignKit
import DesignKitHTML
import Foundation
import RoutingKit
import StageKit

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
    ///   - language: Its language.
    ///   - addresses: The addresses of the page in all languages.
    ///   - container: The app.
    func head(
        of url: String, _ language: Language, among addresses: [(Language, HTMLAddress)],
        _ container: MomentsContainer
    ) -> PageHead {
        var head = head(language)
        let link = "https://\(host)\(url)"
        let alternates = addresses.compactMap { other, address in
            HTMLAddress("https://\(host)\(address.text)").map { (other, $0) }
        }
        head.canonical = alternates.first { $0.0 == language }?.1
        head.alternates = alternates.map { ($0.0.locale, $0.1) }
        let title = container.stage.topScreen?.title ?? Self.appName
        head.elements =
            banner(link) + [
                PageHead.openGraph("type", "website"), PageHead.openGraph("title", title),
                PageHead.openGraph("url", link), PageHead.openGraph("site_name", Self.appName),
                PageHead.openGraph("locale", language.locale.identifier(.icu)),
            ]
        let text = container.content.rows.first { row in
            if case .text = row.kind { row.photo == nil } else { false }
        }
        if let text { head.elements.append(PageHead.openGraph("description", text.title)) }
        return head
    }

    private func banner(_ link: String?) -> [HTML] {
        app.appStoreID.map { [PageHead.appBanner(appStoreID: $0, url: link)] } ?? []
    }
}
