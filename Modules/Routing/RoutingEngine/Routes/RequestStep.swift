import RoutingKit

/// A call of other code, which may hang. Each interceptor and each route has one for all requests.
final class RequestStep: Sendable {
    let limit: Duration
    /// Why a request is refused whose step takes longer.
    let reason: RouteError.Reason

    init(limit: Duration, orEndAs reason: RouteError.Reason) {
        self.limit = limit
        self.reason = reason
    }

    /// - Parameter name: What the refusal calls it.
    convenience init(_ name: String, limit: Duration) {
        self.init(limit: limit, orEndAs: .timedOut(in: name, after: limit))
    }
}
