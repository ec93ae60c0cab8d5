import RoutingEngine
import DesignKit
import RoutingKit

/// The last requests, each in two lines.
final class RequestLogScreen: ContentScreen {
    let title = "Requests"

    private let router: AppRouter

    init(router: AppRouter) {
        self.router = router
    }

    var content: Content {
        let rows = router.history.outcomes.reversed().map { outcome in
            ContentRow.action(
                outcome.loggedURL,
                detail: "\(outcome.loggedTime) \(outcome.word), \(outcome.milliseconds) ms"
            ) { [router] in
                // One request has no URL of its own.
                router.move(.push(RequestScreen(outcome)))
            }
        }
        return Content([ContentSection("The last \(router.history.limit) at most", rows)])
    }
}
