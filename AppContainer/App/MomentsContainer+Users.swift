import DesignKit
import PluginKit
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
        let save: @MainActor () async throws -> Void = { [stage] in
            let state = stage.state
            if saved.value != state { try await saved.update { $0 = state } }
        }
        note(save)
        router.observe { [weak self] event in if case .moved = event { self?.note(save) } }
    }

    /// Saves what the app notes by itself, one after the other.
    func note(_ save: @escaping @MainActor () async throws -> Void) {
        notes = Task { [notes] in
            // An error of the last one is mended by this one.
            _ = await notes?.result
            try await save()
        }
    }

    /// Waits until what the app notes by itself is saved.
    /// - Throws: `StateError` if the last of it can't be saved.
    public func finishNotes() async throws { try await notes?.value }

    /// Opens the gate for links that have waited, and resumes the user's suspended requests. Warns of
    /// each request that is dropped.
    public func openGate(warn: (String) -> Void = { _ in }) async {
        gate.fulfill(.sessionRestored)
        for error in await resumeSuspended() { warn("dropped: \(error)") }
    }

    /// There are some if the app was killed after the login and before they resumed.
    /// - Returns: Why requests are dropped.
    func resumeSuspended() async -> [RouteError] {
        guard let name = session.userName else { return [] }
        return await journeys.resume(after: .login, as: name).compactMap(\.error)
    }

    /// Where each user was when they left the app.
    var lastNavigation: StateFile<NavigationState> {
        storage.app.userState("navigation", initial: NavigationState())
    }

    /// Reads again what another process has changed, whenever a request begins.
    func followOtherProcesses() {
        router.observe { [session, storage] event in
            guard case .began = event else { return }
            Task {
                await storage.load()
                await session.noteTime()
            }
        }
    }

    func accounts() -> Accounts {
        // Loaded now, so that the data of a user can be removed at any time.
        _ = lastNavigation
        return Accounts(session: session, storage: storage, router: router, journeys: journeys) {
            [weak self] in await self?.startOver()
        }
    }

    /// Shows the tabs of the app, each at its root.
    /// - Throws: `RouteError` for a tab that can't be shown.
    func showTabs() async throws {
        try await show(tabs: plugins.tabs.map(\.url).filter { router.canOpen($0, from: .app) })
        badges.follow(plugins.tabs)
    }

    /// Shows tabs, without those that need something that is not met, a login for instance.
    private func show(tabs: [String]) async throws {
        do throws(RouteError) {
            try await router.show(tabs: tabs)
        } catch {
            let others = tabs.filter { $0 != error.url }
            guard case .unmet = error.reason, others.count < tabs.count else { throw error }
            try await show(tabs: others)
        }
    }

    /// Removes all screens and requests of the previous user.
    private func startOver() async {
        router.cancelRequests()
        // No screen is better than one of another user.
        stage.update { $0 = NavigationState() }
        router.history = RouteHistory(limit: router.history.limit)
        do {
            try await showTabs()
        } catch {
            notify(texts("The app can't start over. Quit it and open it again."))
            // It names routes, which help only the people who build the app.
            if build != .production { notify("\(error)") }
        }
    }
}
