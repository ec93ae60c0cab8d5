package import RoutingKit
package import StageKit

/// Redacts requests by the current routes.
package struct Redactor: Sendable {
    private let index: RouteIndex?
    private let build: BuildTarget

    /// Redacts by the current routes; there are none before the start.
    init(_ map: RouteMap?, in build: BuildTarget) {
        index = map?.index
        self.build = build
    }

    func redacted(_ url: String?) -> String? {
        url.map { Redaction(index: index, isOutside: false).redacted($0).text }
    }

    /// An error as the app receives it without an outcome.
    package func redacted(_ error: RouteError) -> RouteError {
        Redaction(index: index, isOutside: false).redacted(error).withKnownReason
    }

    /// A request as observers receive it.
    package func redacted(_ request: RouteRequest) -> RouteRequest {
        var request = request
        request.url = request.url.map { redaction(of: request).redacted($0).text }
        return request
    }

    /// The redacted URL of a screen on the stage.
    package func url(of entry: NavigationState.Entry) -> String {
        let redaction = Redaction(index: index, isOutside: hides(entry.trust.isOutside))
        return redaction.isPlain ? entry.url : redaction.redacted(entry.url).text
    }

    /// How a request is redacted.
    func redaction(of request: RouteRequest) -> Redaction {
        Redaction(index: index, isOutside: hides(request.isOutside))
    }

    /// Whether only what a route declares is kept of a URL from outside. In a debug build its
    /// developer sees all of it, to find the route that is missing. Before the start it isn't known
    /// which of its values are private.
    private func hides(_ isOutside: Bool) -> Bool {
        isOutside && (build != .debug || index == nil)
    }
}
