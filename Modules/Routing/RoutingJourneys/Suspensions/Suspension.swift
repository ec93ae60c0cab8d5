public import RoutingKit

/// How an interceptor suspends a request: what it waits for, and what the user sees meanwhile.
public struct Suspension: Hashable, Sendable {
    let requirement: RouteRequirement
    let screen: String?
    let user: String?
    let lifetime: Duration

    /// Describes a suspension.
    /// - Parameters:
    ///   - requirement: What the request waits for.
    ///   - screen: The URL of the screen that is presented, for instance the login; none if `nil`.
    ///     Its route may be closed to the outside. The screen has the trust of the request, which
    ///     must also be enough for everything that the screen opens by itself.
    ///   - user: The user the request belongs to; any user if `nil`.
    ///   - lifetime: How long it may wait.
    public init(
        until requirement: RouteRequirement, showing screen: String? = nil, for user: String? = nil,
        lifetime: Duration = .seconds(15 * 60)
    ) {
        self.requirement = requirement
        self.screen = screen
        self.user = user
        self.lifetime = lifetime
    }
}
