public import RoutingKit

/// Where a row leads.
public struct ContentLink: Sendable {
    /// The URL; `nil` if a value can't be part of a URL; the request is refused then.
    public let url: String?
    /// Who has written it: the app, or the person who wrote the content.
    public let origin: RouteOrigin
    let transition: TransitionType
    /// What the screen receives besides the URL; `nil` for nothing.
    public let payload: RouteValue?

    /// Makes the request that opens it.
    /// - Parameter screen: The screen that shows the link.
    @MainActor
    public func request(from screen: any Screen) -> RouteRequest {
        RouteRequest(
            url: url, origin: origin, source: screen, transition: transition, payload: payload)
    }
}
