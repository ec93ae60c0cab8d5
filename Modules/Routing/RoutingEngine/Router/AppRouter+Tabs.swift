public import RoutingKit
import StageKit

extension AppRouter {
    /// Replaces everything on the stage by one tab for each URL, the first one in front.
    ///
    /// The app needs its tabs, so no interceptor is asked about them, unless a route has a requirement:
    /// then its tab opens as its preview would. Inside a request that isn't entirely the app's own, all
    /// tabs open as previews do, and with the trust of that request.
    /// - Parameter urls: The root of each tab, from left to right.
    /// - Throws: `RouteError` of the first URL that shows no screen; the stage is unchanged then.
    public func show(tabs urls: [String]) async throws(RouteError) {
        var roots: [NavigationState.Entry] = []
        var screens: [NavigationState.Entry.ID: any Screen] = [:]
        for url in urls {
            let (route, screen) = try await pipeline.root(of: url)
            let root = driver.newEntry(url: route.url, trust: route.trust)
            roots.append(root)
            screens[root.id] = screen
        }
        driver.move(to: NavigationState(tabs: roots), with: screens, isUserInitiated: false)
    }
}

extension RequestPipeline {
    /// Makes the screen of a tab.
    fileprivate func root(
        of url: String
    ) async throws(RouteError) -> (route: ResolvedRoute, screen: any Screen) {
        let request = lowered(RouteRequest(url: url), to: .current)
        let resolved = try registry.resolve(url, from: .app, trust: request.trust)
        guard resolved.route.requirements.isEmpty, request.trust == .full else {
            return try await dryRun(request)
        }
        guard case .screen(let screen) = try await destination(of: resolved, for: request)
        else { throw RouteError(url: url, reason: .noScreen) }
        return (resolved, screen)
    }
}
