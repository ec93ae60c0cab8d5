import RoutingKit

/// A call of other code, which may hang. Each interceptor and each route has one for all requests.
final class RequestStep: Sendable {
    let name: String
    let limit: Duration
    private let timeout: AnyRouteErrorReason?

    /// By default, the reason is a timeout.
    init(name: String, limit: Duration, timeout: AnyRouteErrorReason? = nil) {
        self.name = name
        self.limit = limit
        self.timeout = timeout
    }

    var reason: RouteError.Reason {
        timeout.map(RouteError.Reason.custom) ?? .timedOut(in: name, after: limit)
    }
}
