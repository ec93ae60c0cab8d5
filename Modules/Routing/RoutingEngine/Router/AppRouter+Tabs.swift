public import RoutingKit
import StageKit

extension AppRouter {
    /// Replaces everything on the stage by one tab for each URL, from left to right, the first in
    /// front.
    ///
    /// The app needs its tabs, so no interceptor is asked about them, unless a route has a requirement:
    /// then its tab opens as its preview would. Inside a request that isn't entirely the app's own, all
    /// tabs open as previews do, and with the trust of that request.
    /// Throws the error of the first URL that shows no screen; the stage is unchanged then.
    public func show(tabs urls: [String]) async throws(RouteError) {
        var roots: [StagedScreen] = []
        for url in urls {
            let (route, screen) = try await root(of: url)
            roots.append(StagedScreen(route.url, trust: route.trust, screen))
        }
        pipeline.driver.move(
            to: NavigationState(tabs: roots.map(\.entry)), with: NewScreens(roots),
            isUserInitiated: false)
    }

    private func root(
        of url: String
    ) async throws(RouteError) -> (route: ResolvedRoute, screen: any Screen) {
        let request = pipeline.loweredToCurrent(RouteRequest(url: url))
        let resolved = try registry.resolve(url, from: .app, trust: request.trust)
        guard resolved.route.requirements.isEmpty, request.trust == .full else {
            return try await pipeline.dryRun(request)
        }
        let decoder = ParameterDecoder(values: resolved.values, request: request, links: links)
        do {
            let navigator = try await resolved.route.registration.navigator(for: decoder)
            if case .screen(let screen) = try await navigator.destination(decoder, on: stage) {
                return (resolved, screen)
            }
        } catch {
            throw resolved.error(for: error, url: url)
        }
        throw RouteError(url: url, reason: .noScreen)
    }
}
