public import RouteMatching
public import RoutingKit

/// A request as an interceptor sees it.
@MainActor
public struct InterceptedRequest {
    let run: RequestRun
    let resolved: ResolvedRoute

    /// The route that answers, after all redirects so far.
    public var route: Route { resolved.route }
    /// The values of the path and of the query.
    public var parameters: ParameterValues { resolved.values }
    /// Whether its screen is only made: for a preview, under another one, or at a restoration.
    package var isDryRun: Bool { run.isDryRun }
    /// The canonical URL, for instance `/product/42?color=red`.
    public var url: String { resolved.url }
    /// The source of the request. It stays the same through redirects.
    public var origin: RouteOrigin { run.original.origin }
    /// How far the request is trusted, with all origins that took part in it.
    public var trust: RouteTrust { run.trust }
    package var request: RouteRequest { run.request }

    /// The other items of the query, `utm_source` for instance: unchecked, and seen by no
    /// Navigator.
    var undeclared: [DeepLink.QueryItem] {
        resolved.undeclared.filter { !resolved.map.isPrivate($0.name) }
    }

    package var isOver: Bool { run.isOver }

    package func wasFound(in map: RouteMap?) -> Bool { map === resolved.map }

    /// The URL of a template such as `/product/:id`, in which each `:name` is replaced by a
    /// parameter of the request. The other parameters become its query.
    /// - Throws: An error that refuses the request, if the template names a parameter that is
    ///   missing or isn't a URL of the app.
    public func url(filling template: String) throws -> String {
        let target = try RedirectTarget(template, of: resolved.map.links)
        return try resolved.map.link(to: target, with: resolved.carried).text
    }

    /// Compares segments: `/cart/add` is under `/cart`, `/cartoon` is not.
    public func isUnder(_ path: String) -> Bool { route.isUnder(path) }
}
