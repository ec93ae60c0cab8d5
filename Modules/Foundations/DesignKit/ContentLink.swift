public import RoutingKit

/// The link of a row.
public struct ContentLink: Sendable {
    /// The URL as text; `nil` if a value can't be part of a URL. The request is refused then.
    public let url: String?
    /// The origin of the URL: the app, or the person who wrote the content.
    public let origin: RouteOrigin
    /// The transition to the screen.
    public let transition: TransitionType
    /// The payload of the request.
    public let payload: RouteValue?

    /// The request that opens the link from the screen that shows it.
    @MainActor
    public func request(from screen: any Screen) -> RouteRequest {
        RouteRequest(
            url: url, origin: origin, source: screen, transition: transition, payload: payload)
    }
}
