import RouteMatching
package import RoutingKit

extension RouteRegistry {
    /// Finds the route of a URL and checks whether it may be opened. Pure: nothing is made.
    package func resolve(
        _ url: String?, from origin: RouteOrigin, trust: RouteTrust? = nil,
        isForSuspension: Bool = false, matched: (Route) -> Void = { _ in }
    ) throws(RouteError) -> ResolvedRoute {
        guard let map else { throw RouteError(url: url, reason: .notReady) }
        var trust = trust ?? RouteTrust(origin)
        // The app itself chose it, up to where a rule leads it elsewhere.
        var isOwnChoice = isForSuspension
        do {
            var parser = LinkParser(links: links, source: origin.linkSource)
            parser.takesSeparators = true
            let trail = try map.follow(parser.parse(url ?? ""))
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
                // A hint must not tell a stranger about routes that are closed to them.
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

    /// Why a route may not be opened; `nil` if it may.
    /// - Parameter isOwnChoice: Whether the app chose it for a request that it suspends. That opens
    ///   what is closed, and changes no data for a saved state.
    private func refusal(
        of route: Route, to trust: RouteTrust, isOwnChoice: Bool = false
    ) -> RouteError.Reason? {
        let access = isOwnChoice ? .external : route.access
        if let origin = trust.denial(to: access, of: route.effect) {
            return .accessDenied(origin)
        }
        if !route.isInAllBuilds, !route.builds.contains(build) { return .unavailable(build) }
        return route.override.unavailability.map(RouteError.Reason.custom)
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
