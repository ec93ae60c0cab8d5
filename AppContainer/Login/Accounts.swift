import RoutingEngine
import RoutingJourneys
import StorageKit

/// Signs users in and out, so that no user sees the data of another.
@MainActor
struct Accounts {
    let session: Session
    let storage: Storage
    let router: AppRouter
    let journeys: Journeys
    /// Shows the tabs of the app as at its start.
    let startOver: @MainActor @Sendable () async -> Void

    /// Signs a user in. Where another user's session has ended by itself, the screens are theirs,
    /// so the app starts over. The login is dismissed.
    /// - Returns: The outcomes of the requests that waited for the login.
    /// - Throws: `StateError` if the login can't be saved. Nothing has changed then.
    func signIn(_ name: UserName, on login: any RoutingSource) async throws -> [RouteOutcome] {
        let name = name.text
        let isOther = session.owner.map { $0 != name } ?? false
        try await storage.claimGuestState(for: name)
        try await session.signIn(name)
        router.reviewValues()
        if isOther { await startOver() } else { router.finish(login, with: name) }
        return await journeys.resume(after: .login, as: name)
    }

    /// Signs the user out, starts over, and shows the login, which offers to remove the user's data.
    /// - Throws: `StateError` if that can't be saved. The user is signed in then.
    func signOut() async throws {
        try await session.signIn(nil)
        router.reviewValues()
        await startOver()
        await router.route(RouteRequest(url: "/login", transition: .present))
    }

    /// Removes a user's data from this device: what they changed, where they were, and their
    /// suspended requests.
    /// - Throws: `StateError` if not everything can be removed.
    func remove(_ name: String) async throws {
        try await storage.removeState(of: name)
        await journeys.forget(name)
        if session.signedOutUser == name { session.signedOutUser = nil }
    }
}
