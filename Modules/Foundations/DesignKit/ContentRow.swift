public import RoutingKit

/// A row of a section: a text, a link, an action, a field or a toggle.
public struct ContentRow: Sendable {
    /// The effect of choosing a row.
    public enum Kind: Sendable {
        /// None: the row is a text to read.
        case text
        /// Opens a URL.
        case link(ContentLink)
        /// Runs a closure; it may wait for the result of another screen.
        case action(@MainActor @Sendable () async -> Void)
        /// Accepts a line of text from the user.
        case field(submit: @MainActor @Sendable (String) async -> Void)
        /// Turns a setting on or off.
        case toggle(isOn: Bool, set: @MainActor @Sendable (Bool) -> Void)
    }

    /// The text of the row.
    public let title: String

    /// A secondary text.
    public let detail: String?

    /// The effect of choosing the row.
    public let kind: Kind

    /// Whether a stage that scrolls chooses the row as soon as it is visible.
    public private(set) var loadsWhenVisible = false

    /// Whether the row is in place of data that is being read.
    public private(set) var isLoading = false

    /// The URL of the photo that the row shows; `nil` if it shows none.
    public private(set) var photo: String?
}

extension ContentRow {
    /// A row with a text to read.
    public static func text(_ title: String, detail: String? = nil) -> ContentRow {
        ContentRow(title: title, detail: detail, kind: .text)
    }

    /// A row in place of data that is being read. A stage with views draws a spinner.
    public static func loading() -> ContentRow {
        var row = ContentRow.text(texts("Loading …"))
        row.isLoading = true
        return row
    }

    /// A row for each of several photos. A stage without pictures says what they show.
    /// - Parameters:
    ///   - urls: Their URLs as text, of files or of a server.
    ///   - subject: What they show, for those who can't see it.
    public static func photos(_ urls: [String], of subject: String) -> [ContentRow] {
        urls.enumerated().map { index, url in
            var row = ContentRow.text(
                Content.photoTitle(subject, number: index + 1, of: urls.count))
            row.photo = url
            return row
        }
    }

    /// A row that opens one of the links that the screen's Navigator declares.
    public static func link(
        _ title: String, detail: String? = nil, to template: some LinkTemplate,
        using transition: TransitionType = .show, payload: RouteValue? = nil
    ) -> ContentRow {
        let link = ContentLink(
            url: template.text, origin: .app, transition: transition, payload: payload)
        return ContentRow(title: title, detail: detail, kind: .link(link))
    }

    /// A row that opens a link from another person. It is trusted like a link from outside.
    public static func foundLink(_ title: String, detail: String? = nil, to url: String)
        -> ContentRow
    {
        let link = ContentLink(url: url, origin: .universalLink, transition: .show, payload: nil)
        return ContentRow(title: title, detail: detail, kind: .link(link))
    }

    /// A row that performs an action.
    public static func action(
        _ title: String, detail: String? = nil,
        perform: @escaping @MainActor @Sendable () async -> Void
    ) -> ContentRow {
        ContentRow(title: title, detail: detail, kind: .action(perform))
    }

    /// The last row of a long list, which loads the next part. A stage that scrolls does so when the
    /// row becomes visible, and any other stage shows an action.
    public static func more(
        _ title: String, load: @escaping @MainActor @Sendable () async -> Void
    ) -> ContentRow {
        var row = ContentRow.action(title, perform: load)
        row.loadsWhenVisible = true
        return row
    }

    /// A row that accepts a line of text. An empty line isn't submitted.
    public static func field(
        _ title: String, submit: @escaping @MainActor @Sendable (String) async -> Void
    ) -> ContentRow {
        let kind = Kind.field { text in
            if !text.allSatisfy(\.isWhitespace) { await submit(text) }
        }
        return ContentRow(title: title, detail: nil, kind: kind)
    }

    /// A row that turns a setting on or off.
    public static func toggle(
        _ title: String, detail: String? = nil, isOn: Bool,
        set: @escaping @MainActor @Sendable (Bool) -> Void
    ) -> ContentRow {
        ContentRow(title: title, detail: detail, kind: .toggle(isOn: isOn, set: set))
    }
}
