public import RoutingKit

/// Asks the user whether a link from outside may change something: what would happen, and a yes and
/// a no in the words of the feature.
public final class ConfirmationScreen: ContentScreen {
    public let title: String

    private let rows: [ContentRow]
    private let (yes, no): (String, String)
    private let consent: Consent

    /// Makes the screen.
    /// - Parameters:
    ///   - title: The question.
    ///   - rows: What would happen.
    ///   - accept: The user's yes, as the thing it does: `Put it into the cart`.
    ///   - decline: The user's no.
    ///   - consent: What takes the answer.
    public init(
        _ title: String, about rows: [ContentRow], accept: String, decline: String = "Not now",
        consent: Consent
    ) {
        self.title = title
        self.rows = rows
        (yes, no) = (accept, decline)
        self.consent = consent
    }

    public var content: Content {
        let warning = ContentRow.text("A link asks for this. Nothing has changed yet.")
        let answers = [
            ContentRow.action(yes) { [consent] in await consent.accept() },
            ContentRow.action(no) { [consent] in consent.decline() },
        ]
        return Content([ContentSection(nil, rows + [warning]), ContentSection(nil, answers)])
    }
}
