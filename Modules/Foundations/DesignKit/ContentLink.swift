package import RoutingKit

/// The link of a row.
package struct ContentLink: Sendable {
    /// The URL as text; `nil` if a value can't be part of a URL. The request is refused then.
    package let url: String?
    /// The origin of the URL: the app, or the person who wrote the content.
    package let origin: RouteOrigin
    /// The transition to the screen.
    package let transition: TransitionType
    /// The payload of the request.
    package let payload: RouteValue?

    /// The request that opens the link from the screen that shows it.
    @MainActor
    package func request(from screen: any Screen) -> RouteRequest {
        RouteRequest(
            url: url, origin: origin, source: screen, transition: transition, payload: payload)
    }
}
