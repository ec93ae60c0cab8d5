public import RoutingKit
import StageKit

extension AppRouter {
    /// Begins anew with one tab for each URL, the first one in front. Tabs are what the app stands
    /// on, so no interceptor is asked about them, unless a route has a
    /// requirement: then its tab opens as its preview would.
    /// - Parameter urls: The root of each tab, from left to right.
    /// - Throws: `RouteError` of the first URL that shows no screen; the stage is unchanged then.
    public func show(tabs urls: [String]) async throws(RouteError) {
        var roots: [NavigationState.Entry] = []
        var screens: [NavigationState.Entry.ID: any Screen] = [:]
        for url in urls {
            let (route, screen) = try await root(of: url)
            let root = driver.newEntry(url: route.url)
            roots.append(root)
            screens[root.id] = screen
        }
        driver.move(to: NavigationState(tabs: roots), with: screens, isUserInitiated: false)
    }

    private func root(
        of url: String
    ) async throws(RouteError) -> (route: ResolvedRoute, screen: any Screen) {
        let request = RouteRequest(url: url)
        let resolved = try registry.resolve(url, from: .app)
        guard resolved.route.requirements.isEmpty else {
            return try await pipeline.dryRun(request)
        }
        guard case .screen(let screen) = try await pipeline.destination(of: resolved, for: request)
        else { throw RouteError(url: url, reason: .noScreen) }
        return (resolved, screen)
    }
}
