package import RoutingKit
package import StageKit

/// Redacts requests by the current routes.
@MainActor
package struct Redactor {
    private let map: RouteMap?
    private let build: BuildTarget

    /// Redacts by the current routes; there are none before the start.
    init(_ map: RouteMap?, in build: BuildTarget) {
        self.map = map
        self.build = build
    }

    func redacted(_ url: String?) -> String? {
        url.map { Redaction(map: map, isOutside: false).redacted($0).text }
    }

    /// An error as the app receives it without an outcome.
    package func redacted(_ error: RouteError) -> RouteError {
        Redaction(map: map, isOutside: false).redacted(error).withKnownReason
    }

    /// A request as observers receive it.
    package func redacted(_ request: RouteRequest) -> RouteRequest {
        var request = request
        request.url = request.url.map { redaction(of: request).redacted($0).text }
        return request
    }

    /// The redacted URL of a screen on the stage.
    package func url(of entry: NavigationState.Entry) -> String {
        let redaction = Redaction(map: map, isOutside: hides(entry.trust))
        return redaction.isPlain ? entry.url : redaction.redacted(entry.url).text
    }

    /// Changes with the routes by which it redacts.
    var generation: Int? { map?.generation }

    /// How a request is redacted.
    func redaction(of request: RouteRequest) -> Redaction {
        Redaction(map: map, isOutside: hides(request.trust))
    }

    /// Whether only what a route declares is kept of a URL of this trust. In a debug build its
    /// developer sees all of it, to find the route that is missing. Before the start it isn't known
    /// which of its values are private.
    private func hides(_ trust: RouteTrust) -> Bool {
        trust.isOutside && (build != .debug || map == nil)
    }
}
