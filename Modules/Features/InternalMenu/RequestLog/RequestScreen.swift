import DesignKit
import Observation
import RoutingKit

/// Shows the log entry of a request.
@Observable
final class RequestScreen: ContentScreen {
    private let outcome: RouteOutcome

    init(_ outcome: RouteOutcome) {
        self.outcome = outcome
    }

    var title: String { outcome.loggedURL }

    var content: Content {
        var rows: [ContentRow] = [
            .text(texts("Time"), detail: outcome.loggedTime),
            .text(texts("Duration"), detail: "\(outcome.milliseconds) ms"),
            .text(texts("Origin"), detail: outcome.origin.name),
            .text(texts("Route"), detail: outcome.route ?? texts("none")),
            .text(texts("Outcome"), detail: outcome.word),
        ]
        if let error = outcome.error { rows.append(.text(error.description)) }
        let stack = outcome.stack.map { ContentRow.text($0) }
        return Content([
            ContentSection(nil, rows), ContentSection(texts("Screens after the request"), stack),
        ])
    }
}
