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

    func redacted(_ url: String?) -> String? {
        url.map { Redaction(map: map, isOutside: false).redacted($0).text }
    }

    package func redacted(_ error: RouteError) -> RouteError {
        Redaction(map: map, isOutside: false).redacted(error)
    }

    /// A request as observers hear of it.
    package func redacted(_ request: RouteRequest) -> RouteRequest {
        var request = request
        request.url = request.url.map { redaction(of: request).redacted($0).text }
        return request
    }

    /// Screens on the stage as they may be told.
    func redacted(_ path: [NavigationState.Entry]) -> [NavigationState.Entry] {
        if map?.privateNames.isEmpty != false,
            !path.indices.contains(where: { hides(path[$0].trust) })
        {
            return path
        }
        return path.map { Redaction(map: map, isOutside: hides($0.trust)).redacted($0) }
    }

    /// How a request may be told about.
    func redaction(of request: RouteRequest) -> Redaction {
        Redaction(map: map, isOutside: hides(request.trust))
    }

    /// Whether a URL of this trust is told only as far as a route declares it. The developer of a
    /// debug build sees it, to find the route that is missing. Before the start nobody knows which
    /// of its values are private.
    private func hides(_ trust: RouteTrust) -> Bool {
        trust.isOutside && (build != .debug || map == nil)
    }
}
