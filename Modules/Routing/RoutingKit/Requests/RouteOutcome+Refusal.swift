import Foundation
import RouteMatching

extension RouteOutcome {
    /// The outcome of a request that reached no router.
    package static func refused(url: String?, because reason: RouteError.Reason) -> RouteOutcome {
        RouteOutcome(
            RouteFacts(
                url: url, origin: .app, route: nil, redirects: [], parameters: .none,
                result: .refused(RouteError(url: url, reason: reason)), redaction: nil,
                stack: { [] }, began: Date(), duration: .zero))
    }
}
