public import Foundation

/// What a page says about itself besides its content.
public struct PageHead: Sendable {
    /// The language of the page. Its texts are drawn in it, whatever the language of the program is.
    public var language: Locale
    /// The name of the app, behind the title in the list of windows.
    public var appName: String
    /// Where ``StyleSheet/text`` is served.
    let styleSheet: HTMLAddress
    /// The address of the page, by which search engines know it; none if `nil`.
    public var canonical: HTMLAddress?
    /// The same page in other languages.
    public var alternates: [(language: Locale, address: HTMLAddress)] = []
    /// Further elements, such as ``appBanner(appStoreID:url:)``.
    public var elements: [HTML] = []

    /// Makes the head of a page.
    public init(language: Locale, appName: String, styleSheet: HTMLAddress) {
        self.language = language
        self.appName = appName
        self.styleSheet = styleSheet
    }

    /// An element by which Safari offers the app.
    ///
    /// Source: Apple, "Promoting apps with Smart App Banners".
    /// - Parameters:
    ///   - appStoreID: The number of the app in the App Store.
    ///   - url: The link that the app receives; none if `nil`.
    public static func appBanner(appStoreID: String, url: String?) -> HTML {
        let argument = url.map { ", app-argument=\($0)" } ?? ""
        return meta("name", "apple-itunes-app", "app-id=\(appStoreID)\(argument)")
    }

    /// An element by which other apps describe a link to the page.
    ///
    /// Source: The Open Graph protocol.
    /// - Parameters:
    ///   - property: Its name without `og:`, such as `title`.
    ///   - content: Its value.
    public static func openGraph(_ property: StaticString, _ content: String) -> HTML {
        meta("property", "og:\(property)", content)
    }

    /// The elements of a head.
    /// - Parameter title: The title of the page.
    func elements(titled title: String) -> [HTML] {
        let name = title == appName ? title : "\(title) · \(appName)"
        return [
            .element("meta", [HTMLAttribute("charset", "utf-8")]),
            Self.meta("http-equiv", "Content-Security-Policy", Self.policy),
            Self.meta(
                "name", "viewport", "width=device-width, initial-scale=1, viewport-fit=cover"),
            Self.meta("name", "color-scheme", "light dark"),
            .element("title", [], [.text(name)]),
            .element("link", [HTMLAttribute("rel", "stylesheet"), .href(styleSheet)]),
            canonical.map { .element("link", [HTMLAttribute("rel", "canonical"), .href($0)]) }
                ?? [],
            HTML(alternates.map(Self.alternate)),
        ] + elements
    }

    /// No page needs code, so a browser runs none, even if markup of others got into it.
    private static let policy =
        "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; "
        + "base-uri 'none'"

    private static func alternate(_ language: Locale, _ address: HTMLAddress) -> HTML {
        .element(
            "link",
            [
                HTMLAttribute("rel", "alternate"),
                HTMLAttribute("hreflang", language.identifier(.bcp47)), .href(address),
            ])
    }

    private static func meta(_ key: StaticString, _ name: String, _ content: String) -> HTML {
        .element("meta", [HTMLAttribute(key, name), HTMLAttribute("content", content)])
    }
}

/// A sentence for the user at the top of a page.
public struct PageNotice: Sendable {
    private let text: String
    private let link: (title: String, address: HTMLAddress)?

    /// Makes a notice.
    /// - Parameters:
    ///   - text: The sentence.
    ///   - link: A link behind it, such as one that leaves the app; none if `nil`.
    public init(_ text: String, link: (title: String, address: HTMLAddress)? = nil) {
        self.text = text
        self.link = link
    }

    var html: HTML {
        let link = link.map { HTML.element("a", [.href($0.address)], [.text($0.title)]) }
        return .element("p", [], [.text(text + (link == nil ? "" : " ")), link ?? []])
    }
}
