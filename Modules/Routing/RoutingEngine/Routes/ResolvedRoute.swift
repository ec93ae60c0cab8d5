import RouteMatching
import RoutingKit

/// A link with the route that may answer it; immutable, and so passed on as one reference.
final class ResolvedRoute: Sendable {
    /// The link as the pattern spells it, with the declared parameters only.
    let link: DeepLink
    /// The URL that names the screen in the navigation state.
    var url: String { link.text }
    /// The link as it was sent.
    let sent: DeepLink
    let route: Route
    let values: ParameterValues
    let map: RouteMap
    /// How far the request is trusted after the redirects that it has passed.
    let trust: RouteTrust
    let passed: [(url: String, route: Route)]
    /// Whether its route takes each item of the query that was sent, and all are plainly spelt.
    let isWhole: Bool

    /// Reads the values of a link for its route.
    ///
    /// 1. A slash inside a segment from outside is refused, unless its parameter may hold one.
    /// 2. The items of the query that somebody reads must be well formed; the others may be
    ///    anything.
    /// 3. The items that the route declares join the values of the path.
    /// 4. The link is spelt as the pattern spells it, which names the screen. Nearly every link is
    ///    spelt so already, and is used as it is.
    /// - Throws: If the route takes none of these values.
    @MainActor
    init(
        _ trail: RouteMap.RedirectTrail, _ route: Route, in map: RouteMap, trust: RouteTrust
    ) throws(RouteError.Reason) {
        let sent = trail.link
        if trust.isOutside, !route.admitsSeparators(of: sent, path: trail.path) {
            throw .link(DeepLinkError(.hiddenSeparator))
        }
        let query = sent.query
        let isPlain = sent.hasPlainQuery
        if !isPlain {
            // What nobody reads refuses no link, and what is read is read as it was sent.
            let passedOn = trail.passed.flatMap { $0.route.target?.names ?? [] }
            let unreadable = sent.queryError { name in
                route.takes(name) || passedOn.contains { $0.equalsIgnoringASCIICase(name) }
            }
            if let unreadable { throw .link(unreadable) }
        }
        let taken = try route.values(path: trail.path, query: query)
        values = taken.values
        isWhole = isPlain && taken.isWhole
        if isWhole, route.isCanonical, let plain = sent.canonical {
            link = plain
        } else {
            link = route.pattern.link(of: values) ?? DeepLink(segments: sent.segments, query: query)
        }
        self.sent = sent
        self.route = route
        self.map = map
        self.trust = trust
        passed = trail.passed
    }

    func decoder(of request: consuming RouteRequest) -> ParameterDecoder {
        ParameterDecoder(values: values, request: request, links: map.links)
    }

    @MainActor var undeclared: [DeepLink.QueryItem] {
        sent.query.filter { !route.takes($0.name) }
    }

    /// The parameters, and the other items of the query.
    @MainActor var carried: [DeepLink.QueryItem] { values.items + undeclared }

    /// What a URL to which an interceptor redirects lacks of the query.
    @MainActor
    func query(missingIn link: DeepLink) -> [DeepLink.QueryItem] {
        carried.filter { item in
            !route.pattern.hasParameter(named: item.name)
                && !link.query.contains { $0.name.equalsIgnoringASCIICase(item.name) }
        }
    }

    /// Why its Navigator can't decode the parameters; `nil` if it can.
    @MainActor
    func decodingError(of url: String?, from origin: RouteOrigin) -> RouteError? {
        let request = RouteRequest(url: url, origin: origin).lowered(to: trust)
        do {
            try route.registration.type?.decode(decoder(of: request))
            return nil
        } catch {
            return self.error(for: error, url: url)
        }
    }

    /// The error of a request for it.
    /// - Parameter error: Thrown by an interceptor, by decoding or by a Navigator.
    @inline(never)
    func error(for error: any Error, url: String?) -> RouteError {
        if case ParameterError.invalid(let name, let value, _) = error, value.contains(";"),
            route.pattern.hasParameter(named: name)
        {
            return RouteError(url: url, reason: .link(DeepLinkError(.matrixParameter)))
        }
        return RouteError(url: url, because: error)
    }
}
