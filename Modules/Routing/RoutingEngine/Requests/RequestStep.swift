package import RoutingKit

/// A part of the handling of a request that other code decides about, and that may hang.
package struct RequestStep {
    /// Who is at work: the type of an interceptor or a Navigator.
    let name: String
    /// How long it may take.
    let limit: Duration
    private let timeout: AnyRouteErrorReason?

    /// Describes a step.
    /// - Parameter timeout: Why the request ends if it takes longer; by default, because it does.
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
