import DesignKit
import Observation
import RoutingKit

/// Lists the last requests. Tapping one shows its details.
@Observable
final class RequestLogScreen: ContentScreen {
    var title: String { texts("Requests") }

    private let router: any AppRouting
    private let limit: Int
    private let outcomes: @MainActor () -> [RouteOutcome]

    init(
        router: any AppRouting, limit: Int, outcomes: @escaping @MainActor () -> [RouteOutcome]
    ) {
        self.router = router
        self.limit = limit
        self.outcomes = outcomes
    }

    var content: Content {
        let rows = outcomes().reversed().map { outcome in
            ContentRow.action(
                outcome.loggedURL,
                detail: "\(outcome.loggedTime) \(outcome.word), \(outcome.milliseconds) ms"
            ) { [router] in
                // A single request has no URL.
                router.move(.push(RequestScreen(outcome)))
            }
        }
        return Content([ContentSection(texts("Up to \(limit) requests"), rows)])
    }
}
