package import RoutingKit
package import StageKit

/// Decides by which rule each request is redacted.
package struct Redactor: Sendable {
    private let index: RouteIndex
    private let build: BuildTarget
    /// Whether the routes are known. As long as they aren't, anything may be private.
    private let isStarted: Bool

    /// Redacts by the routes of a router.
    @MainActor
    init(_ registry: RouteRegistry) {
        isStarted = registry.index != nil
        index =
            registry.index
            ?? RouteIndex([], table: nil, constraints: [], links: registry.links)
        build = registry.build
    }

    /// A URL of the app itself.
    func redacted(_ url: String?) -> String? {
        url.map { redaction(isOutside: false).redacted($0) }
    }

    /// An error as the app receives it without an outcome.
    /// - Parameter isOutside: Whether its URL is from outside.
    func redacted(_ error: RouteError, isOutside: Bool) -> RouteError {
        redaction(isOutside: isOutside).redacted(error).withKnownReason
    }

    /// A request as observers receive it.
    package func redacted(_ request: RouteRequest) -> RouteRequest {
        var request = request
        request.url = request.url.map { redaction(isOutside: request.isOutside).redacted($0) }
        return request
    }

    /// The redacted URL of a screen on the stage.
    package func url(of entry: NavigationState.Entry) -> String {
        redaction(isOutside: entry.trust.isOutside).redacted(entry.url)
    }

    /// How a request is redacted. In a debug build its developer sees all of a URL from outside, to
    /// find the route that is missing.
    func redaction(isOutside: Bool) -> Redaction {
        Redaction(index: index, isOutside: (isOutside || !isStarted) && build != .debug)
    }
}
