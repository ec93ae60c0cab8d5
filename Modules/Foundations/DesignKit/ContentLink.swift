public import RoutingKit

/// Where a row leads.
public struct ContentLink: Sendable {
    /// The URL as text; `nil` if its values can't stand in one, which ends as a refusal.
    public let url: String?
    /// Who chose the URL: the app, or the person whose content holds it.
    public let origin: RouteOrigin
    /// How the screen comes onto the stage.
    public let transition: TransitionType
    /// What travels beside the URL.
    public let payload: RouteValue?

    /// The request that follows the link from the screen that shows it.
    @MainActor
    public func request(from screen: any Screen) -> RouteRequest {
        RouteRequest(
            url: url, origin: origin, source: screen, transition: transition, payload: payload)
    }
}
