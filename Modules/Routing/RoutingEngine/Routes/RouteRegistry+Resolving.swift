import RouteMatching
package import RoutingKit

extension RouteRegistry {
    /// Finds the route of a URL and checks whether it may be opened. Pure: nothing is made.
    package func resolve(
        _ url: String?, from origin: RouteOrigin, trust: RouteTrust? = nil,
        matched: (Route) -> Void = { _ in }
    ) throws(RouteError) -> ResolvedRoute {
        try resolve(
            read(url, by: origin), readFrom: url, trust: trust ?? RouteTrust(origin, of: url),
            matched: matched)
    }

    /// Finds the route of a link and checks whether it may be opened. Pure: nothing is made.
    func resolve(
        _ link: DeepLink, readFrom url: String?, trust: RouteTrust, isForSuspension: Bool = false,
        matched: (Route) -> Void
    ) throws(RouteError) -> ResolvedRoute {
        guard let map else {
            throw RouteError(url: url, reason: isClosed ? .closed : .notReady)
        }
        var trust = trust
        // The app itself chose it, unless a rule has redirected it.
        var isOwnChoice = isForSuspension
        let last: DeepLink
        do throws(RouteError.Reason) {
            let trail = try map.follow(link)
            for (_, route) in trail.passed {
                matched(route)
                if let reason = refusal(of: route, to: trust, isOwnChoice: isOwnChoice) {
                    throw reason
                }
                if route.override.target != nil { isOwnChoice = false }
                trust = trust.lowered(to: RouteTrust(route.override.origin))
            }
            if let (route, path) = trail.answer {
                matched(route)
                if let reason = refusal(of: route, to: trust, isOwnChoice: isOwnChoice) {
                    throw reason
                }
                if trust.isOutside, !route.admitsSeparators(of: trail.link, path: path) {
                    throw .link(DeepLinkError(.hiddenSeparator))
                }
                // What nobody reads refuses no link, and what is read is read as it was sent.
                let passedOn = trail.passed.flatMap { $0.route.target?.names ?? [] }
                let unreadable = link.queryError { name in
                    route.takes(name) || passedOn.contains { $0.equalsIgnoringASCIICase(name) }
                }
                if let unreadable { throw .link(unreadable) }
                let query = trail.link.query
                let values = try route.values(path: path, of: query)
                // Nothing is left out, and each name is spelt as the route declares it.
                let isWhole = values.items[path.count...].elementsEqual(query)
                let plain =
                    isWhole && route.declaration.isCanonical ? trail.link.canonical : nil
                return ResolvedRoute(
                    link: plain ?? route.pattern.link(of: values) ?? trail.link.respelled,
                    sent: trail.link, route: route, values: values,
                    map: map, trust: trust, passed: trail.passed.map(\.url))
            }
            if trust.isOutside, trail.link.hiddenSeparators > 0 {
                throw .link(DeepLinkError(.hiddenSeparator))
            }
            if map.answersWithoutMatrix(trail.link) { throw .link(DeepLinkError(.matrixParameter)) }
            last = trail.link
        } catch {
            throw RouteError(url: url, reason: error)
        }
        throw unknownRoute(last, readFrom: url, trust: trust)
    }

    /// Why a link that no route answers is refused, with a hint that does not reveal routes that
    /// are closed to the origin.
    private func unknownRoute(
        _ link: DeepLink, readFrom url: String?, trust: RouteTrust
    ) -> RouteError {
        let text = link.withoutQuery
        return RouteError(url: url) { [hints] in hints?.nearest(to: text, for: trust) }
    }
}

extension Route {
    fileprivate func values(
        path: [DeepLink.QueryItem], of query: [DeepLink.QueryItem]
    ) throws(RouteError.Reason) -> ParameterValues {
        do {
            return try values(path: path, query: query)
        } catch {
            throw .parameter(error)
        }
    }
}

extension DeepLink {
    /// The same link in its canonical text.
    fileprivate var respelled: DeepLink { DeepLink(segments: segments, query: query) }

    /// The text without query and fragment.
    fileprivate var withoutQuery: String {
        if isPathAlone { return text }
        let end = text.utf8.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
        return end.map { String(text[..<$0]) } ?? text
    }

    /// Whether a decoded segment may hold a semicolon.
    fileprivate var mayHoldMatrix: Bool {
        let semicolon = UInt8(ascii: ";")
        // In memory, where a view costs several times as much.
        return !parts.isPlain
            || text.utf8.withContiguousStorageIfAvailable { $0.contains(semicolon) } ?? true
    }
}

extension RouteMap {
    /// Whether a route would answer a link if it held no matrix parameters (RFC 3986, section 3.3).
    fileprivate func answersWithoutMatrix(_ link: DeepLink) -> Bool {
        guard link.mayHoldMatrix else { return false }
        let segments = link.segments.map { String($0.prefix { $0 != ";" }) }
        return segments != link.segments && !segments.contains("")
            && match(DeepLink(segments: segments)) != nil
    }
}
