public import RoutingKit

/// How an interceptor suspends a request: what it waits for, and what the user sees meanwhile.
public struct Suspension: Hashable, Sendable {
    let requirement: RouteRequirement
    let screen: String?
    let user: String?
    let lifetime: Duration

    /// `screen`, for instance the login, may be closed to the outside. It has the trust of the
    /// request, which must be enough for everything that the screen opens by itself. Without
    /// `user`, the request resumes for any user.
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
