package import RoutingKit

/// A part of the handling of a request that calls other code, which may hang.
///
/// It never changes, so each interceptor and each route has one for all requests.
package final class RequestStep: Sendable {
    /// The type of the interceptor or the Navigator.
    let name: String
    /// How long it may take.
    let limit: Duration
    private let timeout: AnyRouteErrorReason?

    /// Describes a step.
    /// - Parameter timeout: Why the request ends if the step takes longer; by default, a timeout.
    package init(name: String, limit: Duration, timeout: AnyRouteErrorReason? = nil) {
        self.name = name
        self.limit = limit
        self.timeout = timeout
    }

    /// Why the request ends if it takes longer.
    var reason: RouteError.Reason {
        timeout.map(RouteError.Reason.custom) ?? .timedOut(in: name, after: limit)
    }
}
