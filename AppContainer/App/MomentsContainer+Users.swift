import DesignKit
import PluginKit
import RoutingEngine
import StorageKit

extension MomentsContainer {
    /// Where each user was when they left the app.
    var lastNavigation: StateFile<NavigationState> {
        storage.userState("navigation", initial: NavigationState())
    }

    /// Reads again what another process has changed, whenever a request begins.
    func followOtherProcesses() {
        session.noteTime()
        router.observe { [session, storage] event in
            guard case .began = event else { return }
            session.noteTime()
            Task { await storage.load() }
        }
    }

    func accounts() -> Accounts {
        let accounts = Accounts(
            session: session, storage: storage, router: router, journeys: journeys)
        accounts.startOver = { [weak self] in await self?.startOver() }
        // Loaded now, so that the data of a user can be removed at any time.
        _ = lastNavigation
        return accounts
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
            if services.build != .production { notify("\(error)") }
        }
    }
}
