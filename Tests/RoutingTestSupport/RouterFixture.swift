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
    /// Routes a text and returns what became of it.
    @discardableResult
    package func open(
        _ url: String?, from origin: RouteOrigin = .app, using transition: TransitionType = .show,
        source: (any RoutingSource)? = nil, payload: RouteValue? = nil
    ) async -> RouteOutcome {
        await router.route(
            RouteRequest(
                url: url, origin: origin, source: source, transition: transition, payload: payload))
    }

    /// The screens from root to top, by their URLs.
    package var path: [String] { stage.state.path.map(\.url) }
}
