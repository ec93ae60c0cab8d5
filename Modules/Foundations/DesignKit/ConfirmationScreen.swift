public import RoutingKit

/// Asks the user whether a link from outside may change data.
public final class ConfirmationScreen: ContentScreen {
    /// The question.
    public let title: String
    /// What would change, and the two answers.
    public let content: Content

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
        let warning = ContentRow.text(
            texts("This request is from a link. Nothing has changed yet."))
        let answers = [
            ContentRow.action(accept) { await consent.accept() },
            ContentRow.action(decline ?? texts("Not now")) { consent.decline() },
        ]
        content = Content([ContentSection(nil, rows + [warning]), ContentSection(nil, answers)])
    }
}
