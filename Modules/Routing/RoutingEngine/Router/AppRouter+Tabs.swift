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
        var screens = NewScreens()
        for url in urls {
            let (route, screen) = try await TabRoots(pipeline: pipeline).root(of: url)
            let root = NavigationState.Entry(url: route.url, trust: route.trust)
            roots.append(root)
            screens[root.id] = screen
        }
        pipeline.driver.move(
            to: NavigationState(tabs: roots), with: screens, isUserInitiated: false)
    }
}

/// Makes the screens of tabs.
@MainActor
private struct TabRoots {
    let pipeline: RequestPipeline

    func root(
        of url: String
    ) async throws(RouteError) -> (route: ResolvedRoute, screen: any Screen) {
        let request = pipeline.lowered(RouteRequest(url: url), to: .current)
        let resolved = try pipeline.registry.resolve(url, from: .app, trust: request.trust)
        guard resolved.route.requirements.isEmpty, request.trust == .full else {
            return try await pipeline.dryRun(request)
        }
        guard case .screen(let screen) = try await destination(of: resolved, for: request)
        else { throw RouteError(url: url, reason: .noScreen) }
        return (resolved, screen)
    }

    /// Calls the Navigator of a route without asking interceptors.
    private func destination(
        of resolved: ResolvedRoute, for request: RouteRequest
    ) async throws(RouteError) -> Destination {
        let decoder = ParameterDecoder(
            values: resolved.values, request: request, links: pipeline.registry.links)
        do {
            return try await resolved.route.registration.navigate(decoder, pipeline.driver.stage)
        } catch {
            throw resolved.error(for: error, url: request.url)
        }
    }
}
