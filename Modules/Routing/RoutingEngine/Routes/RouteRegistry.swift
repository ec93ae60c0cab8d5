import RouteMatching
import RoutingKit

/// The routes of an app: the registered ones, and the current ones with the changes of extensions.
@MainActor
package final class RouteRegistry {
    /// The hosts and schemes of the app.
    let links: UniversalLinks
    /// The kind of build that runs.
    let build: BuildTarget
    /// The registered routes; `nil` before the router has started.
    package private(set) var registered: RouteMap?
    /// The current routes, with the changes of extensions.
    package private(set) var map: RouteMap?
    /// Finds the routes that misspelled URLs mean, among the current ones.
    private(set) var hints: RouteHints?
    /// What is known of the routes: it tells what is private in any URL. `nil` before the start.
    private(set) var index: RouteIndex?
    /// Whether the router has ended.
    private(set) var isClosed = false
    /// Called after the current routes have changed.
    var whenChanged: (@MainActor () -> Void)?

    init(links: UniversalLinks, build: BuildTarget) {
        self.links = links
        self.build = build
    }

    /// Compiles registrations; the current routes remain unchanged.
    /// - Returns: The routes, and all errors of all registrations.
    func compiled(
        _ registrations: [Registration], _ constraints: [RouteConstraint]
    ) -> (map: RouteMap, issues: [RegistrationError.Issue]) {
        let review = RegistrationReview(registrations, constraints: constraints, links: links)
        let map = RouteMap(
            unchecked: review.routes, table: review.table, constraints: constraints, links: links)
        return (map, review.issues + RedirectReview(map).issues)
    }

    /// Applies routes that were made from the registered ones.
    func put(_ routes: RouteMap, madeFrom registered: RouteMap) {
        self.registered = registered
        put(routes)
    }

    /// Whether the registration of a route still applies: its set may have been withdrawn.
    func holds(_ route: Route) -> Bool {
        registered?.routes.contains { $0.registration.identity === route.registration.identity }
            ?? false
    }

    /// Applies routes.
    package func put(_ routes: RouteMap) {
        (map, index) = (routes, routes.index)
        hints = routes.hints { refusal(of: $0, to: .full) == nil }
        whenChanged?()
    }

    /// Releases the routes, and refuses all later requests.
    func close() {
        isClosed = true
        (map, registered, hints, whenChanged) = (nil, nil, nil, nil)
    }
}

extension RouteRegistry {
    /// Why a route may not be opened; `nil` if it may.
    /// - Parameter isOwnChoice: Whether the app chose it for a request that it suspends. Such a
    ///   route opens even if it is closed, but a restored state changes no data.
    func refusal(
        of route: Route, to trust: RouteTrust, isOwnChoice: Bool = false
    ) -> RouteError.Reason? {
        let access = isOwnChoice ? .external : route.access
        if let origin = trust.denial(to: access, of: route.effect) {
            return .accessDenied(origin)
        }
        if route.isAlwaysThere { return nil }
        if !route.builds.contains(build) { return .unavailable(build) }
        return route.override.unavailability.map(RouteError.Reason.custom)
    }
}

extension RouteRegistry {
    /// Reads the text of a request.
    /// - Throws: `RouteError` with a `DeepLinkError` if it is no link of the app, or none that its
    ///   origin can deliver.
    func read(_ url: String?, by reader: RouteOrigin) throws(RouteError) -> DeepLink {
        var parser = LinkParser(links: links, source: reader.linkSource)
        parser.takesSeparators = true
        do throws(DeepLinkError) {
            if case .customScheme = reader, url?.isOfTheWeb == true {
                throw DeepLinkError(.foreignOrigin)
            }
            return try parser.parse(url ?? "")
        } catch {
            throw RouteError(url: url, reason: .link(error))
        }
    }
}
