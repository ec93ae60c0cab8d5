public import Observation
public import RoutingKit

/// Asks the user whether a link from outside may change data.
@Observable
public final class ConfirmationScreen: ContentScreen {
    public let title: String

    private let rows: [ContentRow]
    private let (acceptTitle, declineTitle): (String, String)
    private let consent: Consent

    /// `rows` describe the change; `decline` is `Not now` if `nil`.
    public init(
        _ title: String, about rows: [ContentRow], accept: String, decline: String? = nil,
        consent: Consent
    ) {
        self.title = title
        self.rows = rows
        (acceptTitle, declineTitle) = (accept, decline ?? texts("Not now"))
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
