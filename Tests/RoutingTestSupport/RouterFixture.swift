package import RoutingEngine
package import RoutingKit
package import StageKit

/// A started router with a headless stage.
@MainActor
package protocol RouterFixture {
    var stage: HeadlessStage { get }
    var router: AppRouter { get }
}

extension RouterFixture {
    /// Routes a URL and returns the outcome.
    @discardableResult
    package func open(
        _ url: String?, from origin: RouteOrigin = .app, using transition: TransitionType = .show,
        source: (any RoutingSource)? = nil, payload: RouteValue? = nil
    ) async -> RouteOutcome {
        await router.route(
            RouteRequest(
                url: url, origin: origin, source: source, transition: transition, payload: payload))
    }

    /// The URLs of the screens, from the root to the top.
    package var path: [String] { stage.state.path.map(\.url) }
}
