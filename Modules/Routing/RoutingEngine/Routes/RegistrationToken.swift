/// What registering a set returns: it withdraws the set.
@MainActor
public struct RegistrationToken {
    /// The paths with which the set registers Navigators, as they are written there.
    public let paths: [String]

    /// Withdraws the set, and applies what remains.
    ///
    /// Requests that find their route later don't use it. A request that has found a withdrawn
    /// route is refused before its Navigator is asked, or, if the Navigator is still waiting,
    /// before its screen is shown; one that is already passing interceptors passes all that were
    /// registered when it found its route. Screens that are shown remain. Withdrawing twice, or
    /// withdrawing a set that was dropped, does nothing.
    /// - Throws: ``RegistrationError`` if what remains needs it: as the parent of a route, as the
    ///   target of a redirect, or to enforce a requirement. Nothing changes then.
    public let withdraw: @MainActor () throws(RegistrationError) -> Void
}
