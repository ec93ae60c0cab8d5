package import RoutingKit
import StageKit

/// What may be told of requests, by the routes in force.
@MainActor
package struct Redactor {
    private let map: RouteMap?
    private let build: BuildTarget

    /// Redacts by the routes in force; none before the start.
    init(_ map: RouteMap?, in build: BuildTarget) {
        self.map = map
        self.build = build
    }

    func told(_ url: String?) -> String? {
        url.map { Telling(map: map, isOutside: false).told($0).text }
    }

    package func told(_ error: RouteError) -> RouteError {
        Telling(map: map, isOutside: false).told(error)
    }

    /// A request as observers hear of it.
    package func told(_ request: RouteRequest) -> RouteRequest {
        var request = request
        request.url = request.url.map { telling(of: request).told($0).text }
        return request
    }

    /// Screens on the stage as they may be told.
    func told(_ path: [NavigationState.Entry]) -> [NavigationState.Entry] {
        if map?.privateNames.isEmpty != false,
            !path.indices.contains(where: { hides(path[$0].trust) })
        {
            return path
        }
        return path.map { Telling(map: map, isOutside: hides($0.trust)).told($0) }
    }

    /// How a request may be told about.
    func telling(of request: RouteRequest) -> Telling {
        Telling(map: map, isOutside: hides(request.trust))
    }

    /// Whether a URL of this trust is told only as far as a route declares it. The developer of a
    /// debug build sees it, to find the route that is missing. Before the start nobody knows which
    /// of its values are private.
    private func hides(_ trust: RouteTrust) -> Bool {
        trust.isOutside && (build != .debug || map == nil)
    }
}
