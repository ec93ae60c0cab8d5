import DesignKit
import PluginKit
public import RoutingEngine
import RoutingJourneys
import StorageKit

extension AppContainer {
    /// Restores where the user left the app, if requested, and opens the gate for links, unless
    /// that is done later. Warns of each screen and each request that is lost.
    /// - Parameter place: Where the user left this window, which keeps its place itself; `nil` if
    ///   the app notes it on this device.
    public func launch(
        restoresState: Bool, place: NavigationState? = nil, opensGate: Bool = true,
        warn: (String) -> Void
    ) async {
        if let last = place ?? (restoresState ? lastNavigation.value : nil) {
            for error in await router.restore(last) { warn("not restored: \(error)") }
        }
        if place == nil { saveState() }
        if opensGate { await openGate(warn: warn) }
    }

    /// Saves the navigation state now and after each change, so that a crash loses nothing.
    func saveState() {
        let save: @MainActor (AppContainer) async throws -> Void = { app in
            let saved = app.lastNavigation
            let state = app.stage.state
            // A closed app shows nothing.
            if saved.value != state, state.top != nil { try await saved.update { $0 = state } }
        }
        note("navigation", save)
        router.observe { [weak self] event in
            if case .moved = event { self?.note("navigation", save) }
        }
    }

    /// Does what the app does by itself, such as saving, after earlier work of the same kind. The
    /// app, which knows its user, stays until then.
    /// - Parameter kind: What is done. Work replaces the earlier one of its kind, so that it mends
    ///   its errors.
    @discardableResult
    func note(
        _ kind: String, _ save: @escaping @MainActor (AppContainer) async throws -> Void
    ) -> Task<Void, any Error> {
        let note = Task { [earlier = notes[kind]] in
            _ = await earlier?.result
            try await save(self)
        }
        notes[kind] = note
        return note
    }

    /// Ends the app, so that everything is saved and its memory can be freed. Every exit of a
    /// program calls it, and whatever closes a window or a session.
    /// - Throws: `StorageError` if something that the app notes by itself can't be saved.
    public func close() async throws {
        defer { router.close() }
        await plugins.close()
        try await finishNotes()
    }

    /// Waits until what the app does by itself is done, such as saving.
    /// - Throws: `StorageError` if the last note of a kind can't be saved.
    public func finishNotes() async throws {
        var known: [String: Task<Void, any Error>] = [:]
        // A note may be made while others are saved.
        while known != notes {
            known = notes
            for note in known.values { _ = await note.result }
        }
        for note in known.values { try await note.value }
    }

    /// Opens the gate for links that have waited, and resumes the user's suspended requests. Warns
    /// of each request that is dropped.
    public func openGate(warn: (String) -> Void = { _ in }) async {
        gate.fulfill(.sessionRestored)
        guard let name = session.userName else { return }
        for outcome in await journeys.resume(after: .login, as: name) {
            if let error = outcome.error { warn("dropped: \(error)") }
        }
    }

    /// Signs a user in. Where another user's session has ended by itself, the screens are theirs,
    /// so the app starts over. The login is dismissed.
    /// - Returns: The outcomes of the requests that waited for the login.
    /// - Throws: `StorageError` if the login can't be saved. No user is signed in then.
    func signIn(_ name: UserName, on login: any RoutingSource) async throws -> [RouteOutcome] {
        let name = name.text
        let isOther = session.owner.map { $0 != name } ?? false
        if let failure = try await session.signIn(name) { notify(failure) }
        router.reviewValues()
        if isOther { await startOver() } else { router.finish(login, with: name) }
        // The user may have signed out meanwhile.
        guard session.userName == name else { return [] }
        return await journeys.resume(after: .login, as: name)
    }

    /// Signs the user out, starts over, and shows the login, which offers to remove the user's
    /// data.
    /// - Throws: `StorageError` if that can't be saved. The user is signed in then.
    func signOut() async throws {
        // No request of the user continues while that is saved.
        router.cancelRequests()
        try await session.signIn(nil)
        router.reviewValues()
        await startOver()
        await router.route(RouteRequest(url: "/login"))
    }

    /// Closes what only a signed-in user may see, after another process has signed them out or
    /// their session has expired.
    func followSignOut() {
        defer { lastUser = session.userName }
        guard lastUser != nil, session.userName == nil else { return }
        router.reviewValues()
        Task { await router.reviewScreens() }
    }

    /// Removes a user's data from this device: what they changed, where they were, and their
    /// suspended requests.
    /// - Throws: `StorageError` if not everything can be removed.
    func removeData(of name: String) async throws {
        try await storage.removeState(of: name)
        try await journeys.forget(name)
        try await session.forget(name)
    }

    /// Shows the tabs of the app, each at its root.
    /// - Throws: `RouteError` for a tab that can't be shown.
    func showTabs() async throws {
        try await router.show(
            tabs: plugins.tabs.map(\.url).filter { router.canOpen($0, from: .app) })
        badges.follow(plugins.tabs)
    }

    /// Removes all screens and requests of the previous user.
    private func startOver() async {
        router.cancelRequests()
        // No screen is better than one of another user.
        router.moveUnasked { $0 = NavigationState() }
        router.history = []
        do {
            try await showTabs()
        } catch {
            notify(texts("The app can't start over. Quit it and open it again."))
            // The error names routes, which help only the people who build the app.
            if build != .production { notify("\(error)") }
        }
    }
}
