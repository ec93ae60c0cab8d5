import RouteMatching
import RoutingKit

/// Finding the route of a URL.
extension AppRouter {
    /// Reads the text of a URL. Throws if it is no link of the app, or none that its origin can
    /// deliver.
    func read(_ url: String?, by reader: RouteOrigin) throws(RouteError) -> DeepLink {
        do throws(DeepLinkError) {
            if case .customScheme = reader, url?.isOfTheWeb == true {
                throw DeepLinkError(.foreignOrigin)
            }
            let source: LinkSource = reader.isOutside ? .outside : .app
            return try DeepLink(
                url ?? "", from: source, of: links, takesPaths: source == .app,
                takesSeparators: true)
        } catch {
            throw RouteError(url: url, reason: .link(error))
        }
    }

    func resolve(
        _ url: String?, from origin: RouteOrigin, trust: RouteTrust? = nil
    ) throws(RouteError) -> ResolvedRoute {
        var route: Route?
        return try resolve(
            read(url, by: origin), readFrom: url,
            trust: trust ?? RouteRequest(url: url, origin: origin).trust, answeredBy: &route)
    }

    /// Finds the route that answers a link, and checks whether it opens. Nothing is made.
    ///
    /// Trust never rises on the way:
    ///
    /// 1. The redirects of the table are followed. Each route on the way has to admit all origins
    ///    that have taken part so far; the origin of a rule that redirects joins them.
    /// 2. The route at the end has to admit all of them, to be in this build, and to be open. Then
    ///    its values are read.
    /// 3. If no route answers, the link may still say why: its route was registered too late, or
    ///    it hides a separator or a matrix parameter in a segment.
    /// - Parameters:
    ///   - url: The text of the link, for errors.
    ///   - isOwnChoice: Whether the app itself chose the link: the screen for a suspended request,
    ///     or a screen that is shown.
    ///   - route: Becomes the last route that answered, also one that refuses the link.
    func resolve(
        _ link: DeepLink, readFrom url: String?, trust: RouteTrust, isOwnChoice: Bool = false,
        answeredBy route: inout Route?
    ) throws(RouteError) -> ResolvedRoute {
        guard let map = currentMap else {
            throw RouteError(url: url, reason: isClosed ? .closed : .notReady)
        }
        var trust = trust
        // Until a rule redirects it.
        var isOwnChoice = isOwnChoice
        let last: DeepLink
        do throws(RouteError.Reason) {
            let trail = try map.follow(link)
            for (_, passed) in trail.passed {
                route = passed
                try check(passed, for: trust, isOwnChoice: isOwnChoice)
                if passed.override.target != nil { isOwnChoice = false }
                trust = trust.lowered(to: RouteTrust(passed.override.origin))
            }
            if let found = trail.route {
                route = found
                try check(found, for: trust, isOwnChoice: isOwnChoice)
                return try ResolvedRoute(trail, found, in: map, trust: trust)
            }
            if let site = lateSite(answering: trail.link) { throw .registeredLate(at: site) }
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

    /// A route that the app itself chose opens even if it is closed to the origin, but changes no
    /// data in a restored state.
    private func check(
        _ route: Route, for trust: RouteTrust, isOwnChoice: Bool = false
    ) throws(RouteError.Reason) {
        let access = isOwnChoice ? .external : route.access
        if let origin = trust.denial(to: access, of: route.effect) { throw .accessDenied(origin) }
        if route.isAlwaysThere { return }
        if !route.builds.contains(build) { throw .unavailable(build) }
        if let reason = route.override.unavailability { throw reason }
    }

    /// Where a route was registered, too late, that would answer a link.
    private func lateSite(answering link: DeepLink) -> CallSite? {
        if registrations.late.isEmpty { return nil }
        let late = registrations.late.all(Registration.self).compactMap { route in
            (try? RoutePattern(route.path)).map { (pattern: $0, site: route.site) }
        }
        let table = RouteTable(unchecked: late.map(\.pattern), constraints: known.constraints)
        let pattern = table.match(link).map { table.patterns[$0.index] }
        return late.first { $0.pattern == pattern }?.site
    }

    /// The error for a link that no route answers. Its hint doesn't reveal routes that are closed
    /// to the origin.
    private func unknownRoute(
        _ link: DeepLink, readFrom url: String?, trust: RouteTrust
    ) -> RouteError {
        // Not even the app itself may open these.
        let unavailable = routes.filter {
            !$0.isAlwaysThere && (try? check($0, for: .full)) == nil
        }
        let closed = Set(unavailable.map(\.pattern))
        return RouteError(url: url) { [known] in
            known.nearest(to: DeepLink(segments: link.segments)) { route in
                trust.denial(to: route.access, of: route.effect) == nil
                    && !closed.contains(route.pattern)
            }
        }
    }
}

extension RouteMap {
    /// Whether a route would answer a link if it held no matrix parameters (RFC 3986, section 3.3).
    fileprivate func answersWithoutMatrix(_ link: DeepLink) -> Bool {
        guard link.hasEscapes || link.text.utf8.contains(UInt8(ascii: ";")) else { return false }
        let segments = link.segments.map { String($0.prefix { $0 != ";" }) }
        return segments != link.segments && !segments.contains("")
            && match(DeepLink(segments: segments)) != nil
    }
}
