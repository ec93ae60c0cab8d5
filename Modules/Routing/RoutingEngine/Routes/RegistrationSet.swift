import RouteMatching

/// Registrations that count together: all of them, or none.
public struct RegistrationSet: Hashable, Sendable {
    /// Unique in the router.
    public let name: String
    let site: CallSite
}

/// What registering a set or an interceptor returns: it withdraws them.
@MainActor
public struct RegistrationToken {
    private let take: @MainActor () throws(RegistrationError) -> Void

    init(withdrawing take: @escaping @MainActor () throws(RegistrationError) -> Void) {
        self.take = take
    }

    /// Withdraws the set or the interceptor, and applies what remains.
    ///
    /// Requests that find their route later don't use it. A request that has found a withdrawn
    /// route is refused before its Navigator is asked, or, if the Navigator is still waiting, before
    /// its screen is shown; one that is already passing interceptors passes all that were
    /// registered when it found its route. Screens that are shown remain.
    /// Withdrawing twice, or withdrawing a set that was dropped, does nothing.
    /// - Throws: ``RegistrationError`` if what remains needs it: as the parent of a route, as the
    ///   target of a redirect, or to enforce a requirement. Nothing changes then.
    public func withdraw() throws(RegistrationError) { try take() }
}

extension RegistrationError {
    init(_ set: RegistrationSet, _ problem: String) {
        self.init(
            issues: [.init(site: set.site, message: "the set '\(set.name)' \(problem)")],
            dropped: [set])
    }
}
