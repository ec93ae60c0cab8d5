public import RouteMatching
public import RoutingKit
public import StageKit

/// What a router tells those who observe it.
public enum RouteEvent: Sendable {
    /// A request begins.
    case began(RouteRequest)
    /// A request ended.
    case ended(RouteOutcome)
    /// The user is elsewhere now: a request, a gesture or a restoration changed the stage.
    case moved(NavigationState)
    /// A caller waits for the result of a screen that is now shown.
    case awaitsResult(url: String)
    /// A caller that waited got its result, or the typed end of it.
    case gotResult
    /// A screen opened a link that its Navigator does not declare; told in debug builds.
    case undeclaredLink(url: String, from: RoutePattern)
}
