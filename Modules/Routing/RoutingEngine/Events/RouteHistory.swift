public import RoutingKit

/// The last requests of an app, from the oldest to the newest.
public struct RouteHistory: Sendable {
    public var outcomes: [RouteOutcome] { Array(ring[oldest...] + ring[..<oldest]) }

    private var ring: [RouteOutcome] = []
    private var oldest = 0

    /// How many requests are kept, at least one; older ones are dropped.
    public let limit: Int

    public init(limit: Int = 50) {
        self.limit = max(limit, 1)
    }

    /// The request that showed the screen before the last one; `nil` if it is not kept.
    public var previous: RouteOutcome? {
        outcomes.filter { $0.title != nil }.dropLast().last
    }

    /// The last request that a route answered; `nil` if none is kept.
    /// - Parameter route: The path of the route, for instance `/product/:id`.
    public func last(of route: String) -> RouteOutcome? {
        outcomes.last { $0.route?.description == route }
    }

    mutating func append(_ outcome: RouteOutcome) {
        if ring.count < limit { return ring.append(outcome) }
        ring[oldest] = outcome
        oldest = (oldest + 1) % limit
    }
}
