public import Foundation
public import RoutingKit

/// A row of a screen: a text, or what the user can choose, type or switch.
public struct ContentRow: Identifiable, Sendable {
    /// What the user can do with a row.
    public enum Kind: Sendable {
        /// Only read it.
        case text
        /// Open another screen, by a request that lacks its source.
        case link(RouteRequest)
        /// Perform an action, which may wait for the result of another screen.
        case action(@MainActor @Sendable () async -> Void)
        /// Type a text, which the closure receives.
        case field(submit: @MainActor @Sendable (String) async -> Void)
        /// Switch something, whose new state the closure receives.
        case toggle(isOn: Bool, set: @MainActor @Sendable (Bool) async -> Void)
    }

    /// Its identity in the content of a screen, which stays while other rows come and go and the
    /// row's detail changes. Stages find by it the text in a field, a running action and the focus.
    ///
    /// A link is identified by its URL, a field and a toggle by their titles; a text and an action
    /// by their titles below the nearest of those. Of several that would be the same, each counts
    /// those above it.
    public internal(set) var id = ""
    /// The first text, which says what the row is.
    public let title: String
    /// What is said about it, below the title or beside it; `nil` for nothing.
    public let note: String?
    /// What is at the end of the line, below the values of other rows, such as a price; `nil` for
    /// nothing.
    public let value: String?
    /// What the user can do with it.
    public let kind: Kind
    /// Whether a stage that scrolls chooses the row as soon as it is visible.
    public private(set) var loadsWhenVisible = false
    /// Whether the row is in place of data that is being read.
    public private(set) var isLoading = false
    /// The URL of the photo that the row shows, of a file or of a server; `nil` for none.
    public private(set) var photo: String?

    /// Whether the user has written the message that the row shows; `nil` if it shows none.
    public private(set) var isOwnMessage: Bool?

    /// What the user has typed into the field; `nil` if the screen doesn't keep it.
    public private(set) var draft: FieldDraft?

    /// The longest text of a note that is drawn as a value.
    private static let valueLength = 16

    /// - Parameters:
    ///   - detail: The note; a short one alone is the value.
    ///   - value: The value beside a note.
    fileprivate init(title: String, detail: String?, value: String? = nil, kind: Kind) {
        let isShort = value == nil && (detail?.count ?? 0) <= Self.valueLength
        self.title = title
        self.kind = kind
        note = isShort || detail?.isEmpty == true ? nil : detail
        self.value = isShort ? detail : value
    }

    fileprivate func with<Value>(
        _ property: WritableKeyPath<ContentRow, Value>, _ value: Value
    ) -> ContentRow {
        var row = self
        row[keyPath: property] = value
        return row
    }

    /// The value and the note as one text, for stages that draw one: `€24.00 · 3 left`.
    public var detail: String? {
        let parts = [value, note].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }

    /// Makes a text that the user only reads.
    /// - Parameters:
    ///   - title: The text.
    ///   - detail: What is said about it. A short one is at the end of the line, without a value.
    ///   - value: What is at the end of the line.
    public static func text(
        _ title: String, detail: String? = nil, value: String? = nil
    ) -> ContentRow {
        ContentRow(title: title, detail: detail, value: value, kind: .text)
    }

    /// Makes the row of a message. A stage that draws bubbles has those of the user at the other
    /// side.
    /// - Parameters:
    ///   - text: The message.
    ///   - note: Who has written it, and whether it is on its way.
    ///   - age: The time since it was written.
    ///   - isOwn: Whether the user has written it.
    public static func message(
        _ text: String, note: String, age: String, isOwn: Bool
    ) -> ContentRow {
        ContentRow.text(text, detail: note, value: age).with(\.isOwnMessage, isOwn)
    }

    /// Makes a row in place of data that is being read. A stage with views draws a spinner.
    public static func loading() -> ContentRow {
        ContentRow.text(texts("Loading …")).with(\.isLoading, true)
    }

    /// Makes a row for each photo, with a title for VoiceOver: `Tea pot, photo 2 of 3`, or the
    /// subject alone if there is only one.
    /// - Parameters:
    ///   - urls: Their URLs, of files or of a server.
    ///   - subject: What they show, for those who can't see them.
    public static func photos(_ urls: [String], of subject: String) -> [ContentRow] {
        urls.enumerated().map { index, url in
            let title = texts("\(subject), photo \(index + 1) of \(urls.count)")
            return ContentRow.text(urls.count == 1 ? subject : title).with(\.photo, url)
        }
    }

    /// Makes a link to another screen, which the screen's Navigator declares.
    /// - Parameters:
    ///   - title: The text of the link.
    ///   - detail: What is said about it. A short one is at the end of the line, without a value.
    ///   - value: What is at the end of the line.
    ///   - template: The link with its values.
    ///   - transition: How the screen appears.
    ///   - payload: What the screen receives besides the URL; `nil` for nothing.
    public static func link(
        _ title: String, detail: String? = nil, value: String? = nil,
        to template: some LinkTemplate, using transition: TransitionType = .ofRoute,
        payload: RouteValue? = nil
    ) -> ContentRow {
        let link = RouteRequest(url: template.text, transition: transition, payload: payload)
        return ContentRow(title: title, detail: detail, value: value, kind: .link(link))
    }

    /// Makes a link that another person has written. It is trusted like a link from outside.
    /// - Parameters:
    ///   - title: The text of the link.
    ///   - detail: What is said about it.
    ///   - url: Where it leads.
    public static func foundLink(_ title: String, detail: String? = nil, to url: String)
        -> ContentRow
    {
        let link = RouteRequest(url: url, origin: .universalLink)
        return ContentRow(title: title, detail: detail, kind: .link(link))
    }

    /// Makes the row of a text that another person has written: a link to a page of the app, or to
    /// another one by the app's `page` of the web, or a text if it is no URL.
    /// - Parameters:
    ///   - text: The text as it was written.
    ///   - router: Says which URLs are pages of the app.
    ///   - page: Returns the link that shows a page of the web.
    @MainActor
    public static func foundLink(
        _ text: String, in router: any AppRouting, page: (URL) -> some LinkTemplate
    ) -> ContentRow {
        if router.canOpen(text, from: .universalLink) { return .foundLink(text, to: text) }
        return URL(string: text).map { .link(text, to: page($0)) } ?? .text(text)
    }

    /// Makes an action that the user chooses.
    /// - Parameters:
    ///   - title: What it does.
    ///   - detail: What is said about it, such as why it didn't work.
    ///   - perform: Does it.
    public static func action(
        _ title: String, detail: String? = nil,
        perform: @escaping @MainActor @Sendable () async -> Void
    ) -> ContentRow {
        ContentRow(title: title, detail: detail, kind: .action(perform))
    }

    /// Makes the row that loads the next part of a list. A stage that scrolls does so when the row
    /// becomes visible.
    /// - Parameters:
    ///   - title: What it loads.
    ///   - load: Loads it.
    public static func more(
        _ title: String, load: @escaping @MainActor @Sendable () async -> Void
    ) -> ContentRow {
        ContentRow.action(title, perform: load).with(\.loadsWhenVisible, true)
    }

    /// Makes a field in which the user types a text. An empty line isn't submitted.
    /// - Parameters:
    ///   - title: What the text is.
    ///   - draft: Keeps what the user has typed until `submit` removes it; by default a view keeps
    ///     it as long as it is shown.
    ///   - submit: Receives the text.
    public static func field(
        _ title: String, draft: FieldDraft? = nil,
        submit: @escaping @MainActor @Sendable (String) async -> Void
    ) -> ContentRow {
        let kind = Kind.field { text in
            guard !text.allSatisfy(\.isWhitespace) else { return }
            // If it can't be submitted, it isn't lost.
            draft?.set(text)
            await submit(text)
        }
        return ContentRow(title: title, detail: nil, kind: kind).with(\.draft, draft)
    }

    /// Makes a switch.
    /// - Parameters:
    ///   - title: What it switches.
    ///   - detail: What is said about it.
    ///   - isOn: Whether it is on.
    ///   - set: Receives the state that the user has chosen.
    public static func toggle(
        _ title: String, detail: String? = nil, isOn: Bool,
        set: @escaping @MainActor @Sendable (Bool) async -> Void
    ) -> ContentRow {
        ContentRow(title: title, detail: detail, kind: .toggle(isOn: isOn, set: set))
    }
}

extension RouteRequest {
    /// Adds the source to the request of a link.
    /// - Parameter screen: The screen that shows the link.
    public func request(from screen: any Screen) -> RouteRequest {
        var request = self
        request.source = screen
        return request
    }
}
