/// How far a request is trusted: everything from outside that had a hand in it.
///
/// A route opens to a request only if it admits each of them. Whatever joins on the way, a
/// redirect by a remote rule for instance, can only be added, so trust never rises.
public struct RouteTrust: Hashable, Codable, Sendable {
    /// The origins that had a hand in it; none if it comes from the app alone.
    public let origins: Set<RouteOrigin>

    /// The trust of what the app itself wishes: every route opens.
    public static let full = RouteTrust(origins: [])

    private init(origins: Set<RouteOrigin>) {
        self.origins = origins
    }

    /// The trust of a request that comes from one origin.
    public init(_ origin: RouteOrigin) {
        self.init(origins: origin == .app ? [] : [origin])
    }

    /// The trust that is left when something else has a hand in the request.
    package func lowered(to other: RouteTrust) -> RouteTrust {
        if other.origins.isSubset(of: origins) { return self }
        return RouteTrust(origins: origins.union(other.origins))
    }

    /// Whether it opens nothing that the other one does not open.
    package func isAtMost(_ other: RouteTrust) -> Bool { origins.isSuperset(of: other.origins) }

    /// The names of its origins, by which limits count: an app that opens a link can call itself
    /// anything, and a limit for each caller would be none.
    package var originNames: Set<String> { Set(origins.map(\.name)) }

    /// Whether another one has a hand in everything that had a hand in this one, by the names of
    /// the origins: what is trusted so little may give way to it.
    package func givesWay(to other: RouteTrust) -> Bool {
        originNames.isSuperset(of: other.originNames)
    }

    /// The trust of what remains of a restored screen: restoring it again says the same again.
    package var withoutRestoration: RouteTrust {
        RouteTrust(origins: origins.subtracting([.restoration]))
    }

    /// Whether somebody else chose the URL or a part of its way.
    public var isOutside: Bool { !origins.isEmpty && origins.contains { $0.isOutside } }

    /// The origin to which a route is closed; `nil` if it opens.
    package func denial(to access: Access, of effect: RouteEffect) -> RouteOrigin? {
        if origins.isEmpty { return nil }
        return origins.sorted { $0.name < $1.name }.first { origin in
            // A saved state may be old or forged; restoring it must never change data.
            !access.admits(origin) || (origin == .restoration && effect == .changes)
        }
    }
}
