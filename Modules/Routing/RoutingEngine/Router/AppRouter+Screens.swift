import RouteMatching
public import RoutingKit
public import StageKit

extension AppRouter {
    /// Replaces everything on the stage by one tab for each URL, from left to right, the first in
    /// front.
    ///
    /// The app needs its tabs, so no interceptor is asked about them, unless a route has a
    /// requirement: then its tab opens as its preview would. Inside a request that isn't entirely
    /// the app's own, all tabs open as previews do, and with the trust of that request. Throws the
    /// error of the first URL that shows no screen; the stage is unchanged then.
    public func show(tabs urls: [String]) async throws(RouteError) {
        var roots: [StagedScreen] = []
        for url in urls {
            let (route, screen) = try await RequestRun.dryRun(
                RouteRequest(url: url), for: .tab, in: self)
            roots.append(StagedScreen(route.url, trust: route.trust, screen))
        }
        tabs = urls
        driver.moveUnasked(
            to: NavigationState(tabs: roots.map(\.entry)), with: roots.flatMap(\.newScreens),
            isUserInitiated: false)
    }

    /// Makes the last screen of a route on the way to the visible one visible again: dismisses and
    /// pops everything over it.
    /// - Parameter route: A path, `/product/:id`, or the URL of a screen, `/product/42`.
    /// - Returns: `false` if there is no such screen, or the user stays.
    @discardableResult
    public func pop(to route: String) async -> Bool {
        await performUserMove { $0.pop { isScreen($0, of: route) } } ?? false
    }

    /// Removes the screens above the last one of a route, only in the stack in front.
    /// - Parameter route: A path, `/product/:id`, or the URL of a screen, `/product/42`.
    /// - Returns: `false` if there is no such screen, or the user stays.
    @discardableResult
    public func removeAfter(_ route: String) async -> Bool {
        await performUserMove { $0.removeAfterLast { isScreen($0, of: route) } } ?? false
    }

    private func isScreen(_ entry: NavigationState.Entry, of route: String) -> Bool {
        if entry.url == route { return true }
        let link = try? read(entry.url, by: .app)
        return link.flatMap { currentMap?.match($0) }?.route.patternText == route
    }

    /// Restores a saved state: its stacks in the tabs that the app has now, its modals over them,
    /// and the tab that was in front.
    ///
    /// A saved tab belongs to the tab with the same root, or else to the tab at the same position
    /// if the number of tabs hasn't changed. A screen that can no longer be shown is left out, and
    /// the result says why; a tab without a restored screen stays as it is. What was opened or left
    /// while the screens were made stays so, over what is restored. Nothing is restored if
    /// ``cancelRequests()`` is called meanwhile.
    /// - Parameter saved: The state of an earlier launch, or of the same one.
    /// - Returns: An error for each screen that is left out.
    public func restore(_ saved: NavigationState) async -> [RouteError] {
        // 1. Each saved tab finds the present tab that it belongs to.
        let cancellations = self.cancellations
        let before = stage.state
        let tabs = before.tabs
        let targets = tabs.isEmpty ? Array(saved.tabs.indices) : saved.tabIndices(in: before)
        var state = NavigationState()
        state.tabs = tabs.isEmpty ? saved.tabs.map { _ in .init([]) } : tabs
        // 2. Its screens are made, which takes time. A tab without any stays as it is.
        var leftOut: [RouteError] = []
        var screens: NewScreens = []
        for (index, stack) in (saved.tabs + saved.modals).enumerated() {
            let isModal = index >= saved.tabs.count
            let target = isModal ? nil : targets[index]
            var kept = stack
            kept.entries = []
            for entry in stack.entries {
                do throws(RouteError) {
                    let new = try await screen(of: entry, hasPlace: isModal || target != nil)
                    kept.entries.append(new.entry)
                    screens += new.newScreens
                } catch {
                    leftOut.append(error)
                }
            }
            if isModal { state.modals.append(kept) }
            if let target, !kept.entries.isEmpty { state.tabs[target] = kept }
        }
        guard self.cancellations == cancellations else { return leftOut }
        // 3. What the user and the app did meanwhile stays, over what is restored.
        let front = targets.indices.contains(saved.selectedTab) ? targets[saved.selectedTab] : nil
        state.selectedTab = front ?? before.selectedTab
        state.removeEmptyStacks()
        driver.moveUnasked(
            to: stage.state.merging(state, since: before), with: screens, isUserInitiated: false)
        return leftOut
    }

    private func screen(
        of saved: NavigationState.Entry, hasPlace: Bool
    ) async throws(RouteError) -> StagedScreen {
        let request = RouteRequest(url: saved.url, origin: .restoration).lowered(to: saved.trust)
        if !hasPlace { throw error(for: request, because: .noTab) }
        if !saved.hasURL { throw error(for: request, because: .noURL) }
        let (route, screen) = try await RequestRun.dryRun(request, in: self)
        // Without its restoration, because each later screen adds it again.
        return StagedScreen(route.url, trust: route.trust.withoutRestoration, screen)
    }
}
