import RouteMatching
package import RoutingKit

extension RouteRegistry {
    /// Finds the route of a URL and checks whether it may be opened. Pure: nothing is made.
    package func resolve(
        _ url: String?, from origin: RouteOrigin, trust: RouteTrust? = nil,
        matched: (Route) -> Void = { _ in }
    ) throws(RouteError) -> ResolvedRoute {
        try resolve(
            read(url, by: origin), readFrom: url, trust: trust ?? RouteTrust(origin),
            matched: matched)
    }

    /// Finds the route of a link and checks whether it may be opened. Pure: nothing is made.
    func resolve(
        _ link: DeepLink, readFrom url: String?, trust: RouteTrust, isForSuspension: Bool = false,
        matched: (Route) -> Void
    ) throws(RouteError) -> ResolvedRoute {
        guard let map else { throw RouteError(url: url, reason: .notReady) }
        var trust = trust
        // The app itself chose it, unless a rule has redirected it.
        var isOwnChoice = isForSuspension
        do {
            let trail = try map.follow(link)
            for (_, route) in trail.passed {
                matched(route)
                if let reason = refusal(of: route, to: trust, isOwnChoice: isOwnChoice) {
                    throw reason
                }
                if route.override.target != nil { isOwnChoice = false }
                trust = trust.lowered(to: RouteTrust(route.override.origin))
            }
            guard let (route, path) = trail.answer else {
                if trust.isOutside, trail.link.hiddenSeparators > 0 {
                    throw DeepLinkError(.hiddenSeparator)
                }
                if map.answersWithoutMatrix(trail.link) { throw DeepLinkError(.matrixParameter) }
                // A hint must not reveal routes that are closed to the origin.
                let nearest = map.nearest(to: trail.link) { refusal(of: $0, to: trust) == nil }
                throw RouteError.Reason.unknownRoute(nearest: nearest)
            }
            matched(route)
            if let reason = refusal(of: route, to: trust, isOwnChoice: isOwnChoice) {
                throw reason
            }
            if trust.isOutside, !route.admitsSeparators(of: trail.link, path: path) {
                throw DeepLinkError(.hiddenSeparator)
            }
            let values = try route.values(path: path, query: trail.link.query)
            let isCanonical = route.isCanonical && trail.link.isCanonical
            let canonical = isCanonical ? trail.link : route.pattern.link(of: values)
            return ResolvedRoute(
                link: canonical ?? trail.link, url: canonical?.text ?? trail.link.description,
                sent: trail.link, route: route, values: values,
                map: map, trust: trust, passed: trail.passed.map(\.url))
        } catch {
            throw RouteError(url: url, reason: RouteError.Reason(error))
        }
    }
}

extension RouteMap {
    /// Whether a route would answer a link if it held no matrix parameters (RFC 3986, section 3.3).
    fileprivate func answersWithoutMatrix(_ link: DeepLink) -> Bool {
        let segments = link.segments.map { String($0.prefix { $0 != ";" }) }
        return segments != link.segments && !segments.contains("")
            && match(DeepLink(segments: segments)) != nil
    }
}
