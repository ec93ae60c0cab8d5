public import RoutingKit

public struct ContentLink: Sendable {
    /// `nil` if a value can't be part of a URL; the request is refused then.
    public let url: String?
    /// The app, or the person who wrote the content.
    public let origin: RouteOrigin
    public let transition: TransitionType
    public let payload: RouteValue?

    /// From the screen that shows the link.
    @MainActor
    public func request(from screen: any Screen) -> RouteRequest {
        RouteRequest(
            url: url, origin: origin, source: screen, transition: transition, payload: payload)
    }
}
