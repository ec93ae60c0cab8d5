public import RoutingKit

/// Decides about a request between its match and its Navigator: login, degradation, experiments.
///
/// Write `intercept(_:)` with `async` if it has to wait, and without if not. It may call the router
/// itself: a request inside a request is handled immediately.
@MainActor
public protocol RouteInterceptor {
    /// The position among the interceptors, the highest first. No two may have the same.
    var priority: Int { get }

    /// How long a verdict may take before the request ends as refused; 10 seconds by default.
    var timeLimit: Duration { get }

    /// Whether intercepting has side effects, as counting does; `false` by default. If so, it is
    /// not asked about screens that are only made: previews, parents and restored ones.
    var hasEffects: Bool { get }

    /// Whether it lets a request for a route pass only if this requirement is met; `false` by
    /// default. A route with a requirement that no interceptor enforces does not open, and is an
    /// error at the start. An interceptor for a part of the app limits itself to that part.
    func enforces(_ requirement: RouteRequirement, on route: Route) -> Bool

    /// Its configuration errors, each a sentence without a full stop; none by default. If there is
    /// one, the router does not start.
    func issues(among routes: RouteMap) -> [String]

    /// Whether it decides about a request; `true` by default. Called for each request, so it must
    /// be quick and change nothing.
    func wants(_ request: InterceptedRequest) -> Bool

    /// Decides about a request. Any error that it throws ends the request as refused.
    func intercept(_ request: InterceptedRequest) async throws -> InterceptorVerdict
}

extension RouteInterceptor {
    public var timeLimit: Duration { .seconds(10) }
    public var hasEffects: Bool { false }
    public func enforces(_ requirement: RouteRequirement, on route: Route) -> Bool { false }
    public func issues(among routes: RouteMap) -> [String] { [] }
    public func wants(_ request: InterceptedRequest) -> Bool { true }
}
