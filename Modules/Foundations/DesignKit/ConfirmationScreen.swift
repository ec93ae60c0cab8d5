public import RoutingKit

/// Asks the user whether a link from outside may change data.
public final class ConfirmationScreen: ContentScreen {
    /// The question.
    public let title: String

    private let rows: [ContentRow]
    private let acceptTitle: String
    private let declineTitle: String
    private let consent: Consent

    /// Asks about a change.
    /// - Parameters:
    ///   - title: The question.
    ///   - rows: What would change.
    ///   - accept: The title of the answer that changes it.
    ///   - decline: The title of the other answer; `Not now` if `nil`.
    ///   - consent: Receives the answer.
    public init(
        _ title: String, about rows: [ContentRow], accept: String, decline: String? = nil,
        consent: Consent
    ) {
        self.title = title
        self.rows = rows
        acceptTitle = accept
        declineTitle = decline ?? texts("Not now")
        self.consent = consent
    }

    public var content: Content {
        let warning = ContentRow.text(
            texts("This request is from a link. Nothing has changed yet."))
        let answers = [
            ContentRow.action(acceptTitle) { [consent] in await consent.accept() },
            ContentRow.action(declineTitle) { [consent] in consent.decline() },
        ]
        return Content([ContentSection(nil, rows + [warning]), ContentSection(nil, answers)])
    }
}
