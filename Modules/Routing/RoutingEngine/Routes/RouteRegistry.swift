import RouteMatching
import RoutingKit

/// The routes of an app: what is registered, and what of it is in force.
@MainActor
package final class RouteRegistry {
    /// The hosts and schemes of the app.
    let links: UniversalLinks
    /// The kind of build that runs.
    let build: BuildTarget
    /// The routes as they are registered; `nil` before the router has started.
    package private(set) var registered: RouteMap?
    /// The routes in force, as extensions have made them.
    package private(set) var map: RouteMap?
    private var registrations: [Registration] = []
    private var constraints: [RouteConstraint] = []

    init(links: UniversalLinks, build: BuildTarget) {
        self.links = links
        self.build = build
    }

    func add(_ registration: Registration) {
        registrations.append(registration)
    }

    func add(_ constraint: RouteConstraint) {
        constraints.append(constraint)
    }

    /// Compiles what is registered.
    /// - Returns: The routes, and all mistakes of all registrations.
    func compiled() -> (map: RouteMap, issues: [RegistrationError.Issue]) {
        let review = RegistrationReview(registrations, constraints: constraints, links: links)
        let map = RouteMap(
            unchecked: review.routes, table: review.table, constraints: constraints, links: links)
        return (map, review.issues + RedirectReview(map).issues)
    }

    /// Puts routes in force that were made from those which are registered.
    func put(_ routes: RouteMap, madeFrom registered: RouteMap) {
        self.registered = registered
        put(routes)
    }

    /// Puts routes in force.
    package func put(_ routes: RouteMap) {
        var routes = routes
        routes.generation = (map?.generation ?? 0) + 1
        map = routes
    }
}
