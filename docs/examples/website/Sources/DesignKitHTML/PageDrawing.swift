import DesignKit
public import Foundation
public import RoutingEngine

/// The texts of this module in the language of the user.
let texts = Texts(.module)

/// Draws the screens of an app as HTML.
///
///     let drawing = PageDrawing(router: router) { action in
///         action.url.flatMap { HTMLAddress($0) }.map(PageControl.link) ?? .none
///     }
///     let page = drawing.page(of: stage, head: head)
///
/// Nothing on a page needs a script.
@MainActor
public struct PageDrawing {
    /// Where a photo is served, by its URL; its title is a text in its place if `nil`.
    public var photoAddress: @MainActor (_ url: String) -> HTMLAddress? = { _ in nil }
    /// The names of the SF Symbols of the tabs, by the URLs of their first screens. The file
    /// `symbols.svg` has pictures of some.
    public var tabSymbols: [String: String] = [:]

    let router: any AppRouting
    let control: @MainActor (PageAction) -> PageControl

    /// Makes a drawing.
    /// - Parameters:
    ///   - router: Says which links this app can open.
    ///   - control: How a page offers an action.
    public init(
        router: any AppRouting, control: @escaping @MainActor (PageAction) -> PageControl
    ) {
        self.router = router
        self.control = control
    }

    /// The page of what a user sees of a stage: the tabs, the visible screen with a way back, and
    /// what it is presented over.
    /// - Parameters:
    ///   - stage: The stage.
    ///   - head: What the page says about itself.
    ///   - title: The title of the page; that of the visible screen if `nil`.
    ///   - notices: What the user should know, which screen readers read first.
    ///   - body: What is below the title, whose headings begin with `h2`; the rows of a
    ///     `ContentScreen` if `nil`.
    ///   - footer: What is below the content.
    public func page(
        of stage: any Stage, head: PageHead, titled title: String? = nil, notices: [HTML] = [],
        body: HTML? = nil, footer: HTML = []
    ) -> HTML {
        UserLocale.$scoped.withValue(head.language) {
            let state = stage.state
            let title = title ?? stage.topScreen?.title ?? head.appName
            let content = (stage.topScreen as? any ContentScreen)?.content
            let notices = HTML(notices.map { .element("p", [:], $0) })
            let main: HTML = [
                Self.heading(title, back: back(in: state, on: stage)),
                .container("div", ["class": "notices", "role": "status"], notices),
                body ?? content.map { rows(of: $0.leavingOutLinks(unopenedBy: router)) } ?? [],
                footer,
            ]
            return Self.document(
                head, titled: title, tabs: tabs(of: stage, under: head),
                main: state.modals.last.map { Self.sheet(main, isFull: $0.isFullScreen) } ?? main)
        }
    }

    /// A page without an app, such as one for an address that doesn't exist.
    /// - Parameters:
    ///   - title: The title of the page. It and the other texts are read in the page's language.
    ///   - sentences: What it says.
    ///   - link: The way on, with its text; `nil` if there is none.
    ///   - head: What the page says about itself.
    public static func page(
        titled title: @autoclosure () -> String, saying sentences: @autoclosure () -> [HTML],
        link: @autoclosure () -> (HTMLAddress, text: String)? = nil, head: PageHead
    ) -> HTML {
        UserLocale.$scoped.withValue(head.language) {
            let title = title()
            let way = link().map { address, text in
                HTML.element("p", ["class": "leave"], .element("a", ["href": address], .text(text)))
            }
            let main = [heading(title, back: [])] + sentences() + [way ?? []]
            return document(head, titled: title, tabs: [], main: HTML(main))
        }
    }

    private static func document(
        _ head: PageHead, titled title: String, tabs: HTML, main: HTML
    ) -> HTML {
        let skip = HTML.element(
            "a", ["class": "skip", "href": HTMLAddress("#main")],
            .text(texts("Skip to content")))
        return .document(
            language: head.language.identifier(.bcp47), head: head.html(titled: title),
            body: [skip, tabs, .element("main", ["id": "main", "tabindex": "-1"], main)])
    }

    private static func heading(_ title: String, back: HTML) -> HTML {
        let title = HTML.element("h1", ["id": "title", "dir": "auto"], .text(title))
        return .element("div", ["class": "bar"], [back, title])
    }

    private static func sheet(_ content: HTML, isFull: Bool) -> HTML {
        .element(
            "div",
            [
                "class": isFull ? "cover" : "sheet", "role": "dialog", "aria-modal": "true",
                "aria-labelledby": "title",
            ], content)
    }

    /// The way back from the visible screen, or out of what is presented; empty if there is none.
    private func back(in state: NavigationState, on stage: any Stage) -> HTML {
        let stack = state.modals.last ?? state.tabs.dropFirst(state.selectedTab).first
        guard let stack, stack.entries.count > 1 || !state.modals.isEmpty else { return [] }
        guard let below = stack.entries.dropLast().last else {
            return control(.back(to: ""), ["class": "close"], .text(texts("Close")))
        }
        let title = stage.screen(below.id)?.title ?? ""
        return control(
            .back(to: below.url),
            ["class": "back", "aria-label": texts("Back to \(title)")], .text(title))
    }

    private func tabs(of stage: any Stage, under head: PageHead) -> HTML {
        let state = stage.state
        guard state.tabs.count > 1 else { return [] }
        let items = state.tabs.enumerated().compactMap { index, stack -> HTML? in
            guard let root = stack.entries.first else { return nil }
            let badge = HTML.text(stage.badges[root.url] ?? "")
            let tab = control(
                .tab(index, url: root.url),
                ["aria-current": index == state.selectedTab ? "page" : nil],
                [
                    PageHead.symbol(tabSymbols[root.url] ?? ""),
                    .element("span", [:], .text(stage.screen(root.id)?.title ?? root.url)),
                    .container("span", ["class": "count"], badge),
                ])
            return .container("li", [:], tab)
        }
        return .element(
            "nav",
            [
                "class": "tabs", "aria-label": texts("Sections"),
                "inert": state.modals.isEmpty ? nil : "",
            ], .element("ul", ["role": "list"], HTML(items)))
    }
}

/// What a page says about itself besides its content.
public struct PageHead: Sendable {
    /// The language of the page. Its texts are drawn in it, whatever the language of the program
    /// is.
    public var language: Locale
    /// The name of the app, behind the title in the list of windows.
    public var appName: String
    /// The names of the folders in which each ``SharedFile`` is served.
    let folder: [String]
    /// Further elements, such as the address by which search engines know the page.
    public var elements: [HTML] = []

    /// The languages of pages: English, which is written where it is used, and those into which the
    /// texts of this module are translated.
    public static let languages =
        (["en"] + Bundle.module.localizations.filter { $0 != "en" }.sorted())
        .map { Locale(identifier: $0) }

    /// Makes the head of a page.
    public init(language: Locale, appName: String, folder: [String]) {
        self.language = language
        self.appName = appName
        self.folder = folder
    }

    private func link(_ relation: String, to file: SharedFile) -> HTML {
        let address = HTMLAddress(path: folder + [file.rawValue])
        return .element("link", ["rel": relation, "href": address])
    }

    /// The picture of a tab, in the color of its text; a circle for a name without one. The page has
    /// its lines: not every browser draws a part of another file under this policy.
    static func symbol(_ name: String) -> HTML {
        let pictures = String(decoding: PackageResources.symbols_svg, as: UTF8.self)
            .components(separatedBy: "<symbol id=\"").dropFirst()
        let picture = pictures.first { $0.hasPrefix("\(name)\"") } ?? pictures.first ?? ""
        let lines = picture.components(separatedBy: " d=\"").dropFirst()
            .map { HTML.element("path", ["d": String($0.prefix { $0 != "\"" })]) }
        return .element("svg", ["viewBox": "0 0 24 24", "aria-hidden": "true"], HTML(lines))
    }

    /// No page needs code, so a browser runs none, even if markup of others got into it.
    public static let policy =
        "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'"

    func html(titled title: String) -> HTML {
        let viewport = "width=device-width, initial-scale=1, viewport-fit=cover"
        return [
            .element("meta", ["charset": "utf-8"]),
            .element(
                "meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy]),
            .element("meta", ["name": "viewport", "content": viewport]),
            .element("meta", ["name": "color-scheme", "content": "light dark"]),
            .element("title", [:], .text(title == appName ? title : "\(title) · \(appName)")),
            link("stylesheet", to: .styleSheet), link("icon", to: .icon),
            HTML(elements),
        ]
    }
}
