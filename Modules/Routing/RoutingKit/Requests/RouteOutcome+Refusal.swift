import Foundation
import RouteMatching

extension RouteOutcome {
    /// The end of a request that no router has taken up.
    package static func refused(url: String?, because reason: RouteError.Reason) -> RouteOutcome {
        RouteOutcome(
            RouteFacts(
                url: url, sent: url, origin: .app, route: nil, redirects: [], parameters: .none,
                result: .refused(RouteError(url: url, reason: reason)), stack: [], began: Date(),
                duration: .zero))
    }
}
