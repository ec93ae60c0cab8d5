public import Foundation
public import RoutingKit

public struct ContentRow: Sendable {
    public enum Kind: Sendable {
        /// To read only.
        case text
        case link(ContentLink)
        /// May wait for the result of another screen.
        case action(@MainActor @Sendable () async -> Void)
        case field(submit: @MainActor @Sendable (String) async -> Void)
        case toggle(isOn: Bool, set: @MainActor @Sendable (Bool) async -> Void)
    }

    public let title: String

    public let detail: String?

    public let kind: Kind

    /// A stage that scrolls chooses the row as soon as it is visible.
    public private(set) var loadsWhenVisible = false

    /// The row is in place of data that is being read.
    public private(set) var isLoading = false

    public private(set) var photo: String?
}

extension ContentRow {
    public static func text(_ title: String, detail: String? = nil) -> ContentRow {
        ContentRow(title: title, detail: detail, kind: .text)
    }

    /// A stage with views draws a spinner.
    public static func loading() -> ContentRow {
        var row = ContentRow.text(texts("Loading …"))
        row.isLoading = true
        return row
    }

    /// `urls` are of files or of a server; `subject` is for those who can't see the photos.
    public static func photos(_ urls: [String], of subject: String) -> [ContentRow] {
        urls.enumerated().map { index, url in
            var row = ContentRow.text(
                Content.photoTitle(subject, number: index + 1, of: urls.count))
            row.photo = url
            return row
        }
    }

    /// One of the links that the screen's Navigator declares.
    public static func link(
        _ title: String, detail: String? = nil, to template: some LinkTemplate,
        using transition: TransitionType = .show, payload: RouteValue? = nil
    ) -> ContentRow {
        let link = ContentLink(
            url: template.text, origin: .app, transition: transition, payload: payload)
        return ContentRow(title: title, detail: detail, kind: .link(link))
    }

    /// From another person: trusted like a link from outside.
    public static func foundLink(_ title: String, detail: String? = nil, to url: String)
        -> ContentRow
    {
        let link = ContentLink(url: url, origin: .universalLink, transition: .show, payload: nil)
        return ContentRow(title: title, detail: detail, kind: .link(link))
    }

    /// From another person, as the text was written: a page of the app, another one by the app's `page` of
    /// the web, or a text if it is no URL.
    @MainActor
    public static func foundLink(
        _ text: String, in router: any AppRouting, page: (URL) -> some LinkTemplate
    ) -> ContentRow {
        if router.canOpen(text, from: .universalLink) { return .foundLink(text, to: text) }
        return URL(string: text).map { .link(text, to: page($0)) } ?? .text(text)
    }

    public static func action(
        _ title: String, detail: String? = nil,
        perform: @escaping @MainActor @Sendable () async -> Void
    ) -> ContentRow {
        ContentRow(title: title, detail: detail, kind: .action(perform))
    }

    /// Loads the next part of a list. A stage that scrolls does so when the row becomes visible.
    public static func more(
        _ title: String, load: @escaping @MainActor @Sendable () async -> Void
    ) -> ContentRow {
        var row = ContentRow.action(title, perform: load)
        row.loadsWhenVisible = true
        return row
    }

    /// An empty line isn't submitted.
    public static func field(
        _ title: String, submit: @escaping @MainActor @Sendable (String) async -> Void
    ) -> ContentRow {
        let kind = Kind.field { text in
            if !text.allSatisfy(\.isWhitespace) { await submit(text) }
        }
        return ContentRow(title: title, detail: nil, kind: kind)
    }

    public static func toggle(
        _ title: String, detail: String? = nil, isOn: Bool,
        set: @escaping @MainActor @Sendable (Bool) async -> Void
    ) -> ContentRow {
        ContentRow(title: title, detail: detail, kind: .toggle(isOn: isOn, set: set))
    }
}

public struct ContentLink: Sendable {
    /// `nil` if a value can't be part of a URL; the request is refused then.
    public let url: String?
    /// The app, or the person who wrote the content.
    public let origin: RouteOrigin
    let transition: TransitionType
    public let payload: RouteValue?

    /// From the screen that shows the link.
    @MainActor
    public func request(from screen: any Screen) -> RouteRequest {
        RouteRequest(
            url: url, origin: origin, source: screen, transition: transition, payload: payload)
    }
}
