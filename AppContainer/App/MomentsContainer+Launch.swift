import RoutingEngine
import RoutingJourneys
import StorageKit

extension MomentsContainer {
    /// Restores where the user left the app, if requested, and opens the gate for links. Warns of
    /// each screen and each request that is lost.
    public func launch(restoresState: Bool, warn: (String) -> Void) async {
        if restoresState { await restoreState(warn: warn) }
        saveState()
        await openGate(warn: warn)
    }

    /// Warns of each screen that can't be restored.
    public func restoreState(warn: (String) -> Void) async {
        for error in await router.restore(lastNavigation.value) {
            warn("not restored: \(error)")
        }
    }

    /// Saves the navigation state now and after each change, so that a crash loses nothing.
    public func saveState() {
        let saved = lastNavigation
        saved.updateSoon { [state = stage.state] in $0 = state }
        router.observe { event in
            if case .moved(let state) = event { saved.updateSoon { $0 = state } }
        }
    }

    /// Opens the gate for links that have waited, and resumes the user's suspended requests. Warns
    /// of each request that is dropped.
    public func openGate(warn: (String) -> Void = { _ in }) async {
        gate.fulfill(.sessionRestored)
        for error in await resumeSuspended() {
            warn("dropped: \(error)")
        }
    }

    /// Resumes the requests that were suspended until the user signed in. There are some if the app
    /// was killed after the login and before they resumed.
    /// - Returns: Why requests are dropped.
    func resumeSuspended() async -> [RouteError] {
        guard let name = session.userName else { return [] }
        return await journeys.resume(after: .login, as: name).compactMap(\.error)
    }
}
