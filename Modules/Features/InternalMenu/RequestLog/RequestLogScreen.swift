import DesignKit
import RoutingKit

/// The last requests, each in two lines.
final class RequestLogScreen: ContentScreen {
    let title = "Requests"

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
                // One request has no URL of its own.
                router.move(.push(RequestScreen(outcome)))
            }
        }
        return Content([ContentSection("The last \(limit) at most", rows)])
    }
}
