public import RouteMatching
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

    /// Whether intercepting has side effects, as counting does; `false` by default. If so, it is not
    /// asked about screens that are only made: previews, parents and restored ones.
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

/// The decision of an interceptor about a request.
public enum InterceptorVerdict: Sendable {
    /// It continues with the next interceptor, and after the last one with its Navigator.
    case proceed

    /// It is redirected to a URL of the app, with its payload, transition and source, and passes
    /// all interceptors again. Items of its query that the URL lacks are appended; for the values
    /// of its path, use ``InterceptedRequest/url(filling:)``. An origin from outside lowers the
    /// trust of the request.
    case redirect(to: String, by: RouteOrigin = .app)

    /// It ends as refused. The reason is the end of a sentence, as the user reads it.
    case refuse(because: String)

    /// It waits until a requirement is met, and then passes all interceptors again. The module that
    /// issues tickets makes it wait and resumes it.
    case suspend(RouteTicket)

    /// It ends here: the interceptor has handled it.
    case handled
}

/// A request as an interceptor sees it.
@MainActor
public struct InterceptedRequest {
    let run: RequestRun
    let resolved: ResolvedRoute

    public var route: Route { resolved.route }
    /// From path and query.
    public var parameters: ParameterValues { resolved.values }
    /// Whether its screen is only made: for a preview, under another one, or at a restoration.
    package var isDryRun: Bool { run.isDryRun }
    /// The canonical URL, for instance `/product/42?color=red`.
    public var url: String { resolved.url }
    public var origin: RouteOrigin { run.original.origin }
    public var trust: RouteTrust { run.address.trust }
    var transition: TransitionType { run.original.transition }
    package var request: RouteRequest { run.request }

    /// The other items of the query, `utm_source` for instance: unchecked, and seen by no
    /// Navigator.
    var undeclared: [DeepLink.QueryItem] {
        resolved.undeclared.filter { !resolved.map.declared.isPrivate($0.name) }
    }

    package var isOver: Bool { run.isOver }

    package func wasFound(in map: RouteMap?) -> Bool { map === resolved.map }

    /// The URL of a template such as `/product/:id`, in which each `:name` is replaced by a parameter
    /// of the request. The other parameters become its query.
    /// - Throws: An error that refuses the request, if the template names a parameter that is
    ///   missing or isn't a URL of the app.
    public func url(filling template: String) throws -> String {
        let target = try RedirectTarget(template, of: resolved.map.declared.links)
        return try resolved.map.link(to: target, with: resolved.carried).text
    }

    /// Compares segments: `/cart/add` is under `/cart`, `/cartoon` is not.
    public func isUnder(_ path: String) -> Bool { route.isUnder(path) }
}
