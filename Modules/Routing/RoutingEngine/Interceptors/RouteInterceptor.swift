public import RoutingKit

/// Steps in between the match of a request and its Navigator: login, degradation, experiments.
///
///     struct MaintenanceInterceptor: RouteInterceptor {
///         let priority = 500
///         func wants(_ request: InterceptedRequest) -> Bool { request.isUnder("/shop") }
///         func intercept(_ request: InterceptedRequest) -> InterceptorVerdict {
///             .refuse(because: "the shop is closed until noon")
///         }
///     }
///
/// It may call the router itself: a request from inside a request is handled at once.
@MainActor
public protocol RouteInterceptor {
    /// The place among the others, the highest first. No two may have the same.
    var priority: Int { get }

    /// How long a verdict may take before the request ends as refused; 10 seconds by default.
    var timeLimit: Duration { get }

    /// Whether asking it does something, as counting does; `false` by default. It is not asked then
    /// about screens that are only made: previews, parents and what comes back at a restoration.
    var hasEffects: Bool { get }

    /// Whether it lets a request for a route pass only if this requirement is met; `false` by
    /// default. A route with a requirement that no interceptor enforces does not open, and is a
    /// mistake at the start. One that looks after a part of the app answers for that part:
    ///
    ///     func enforces(_ requirement: RouteRequirement, on route: Route) -> Bool {
    ///         requirement == RouteRequirement("age") && route.isUnder("/wine")
    ///     }
    func enforces(_ requirement: RouteRequirement, on route: Route) -> Bool

    /// What is wrong with it, each as a sentence without a full stop; nothing by default. Asked when
    /// the router starts, which then fails.
    /// - Parameter routes: The routes that are registered.
    func issues(among routes: [Route]) -> [String]

    /// Whether it has a say in a request; `true` by default. Asked for each request, so it must
    /// answer quickly and change nothing.
    func wants(_ request: InterceptedRequest) -> Bool

    /// Says what becomes of a request.
    /// - Throws: Any error, which ends the request as refused.
    func intercept(_ request: InterceptedRequest) async throws -> InterceptorVerdict
}

extension RouteInterceptor {
    public var timeLimit: Duration { .seconds(10) }
    public var hasEffects: Bool { false }
    public func enforces(_ requirement: RouteRequirement, on route: Route) -> Bool { false }
    public func issues(among routes: [Route]) -> [String] { [] }
    public func wants(_ request: InterceptedRequest) -> Bool { true }
}
