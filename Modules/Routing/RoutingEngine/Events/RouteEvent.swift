public import RouteMatching
public import RoutingKit
public import StageKit

public import struct Foundation.UUID

/// An event that a router reports to its observers.
public enum RouteEvent: Sendable {
    case began(RouteRequest)
    case ended(RouteOutcome)
    /// A request, a gesture or a restoration has changed the navigation state.
    case moved(NavigationState)
    /// A caller waits for the result of a screen that is now shown. The identity is that of the
    /// wait.
    case awaitsResult(url: String, id: UUID)
    /// A caller that waited has received its result, or the reason why there is none.
    case gotResult(id: UUID)
    /// A screen opened a link that its Navigator does not declare. Debug builds only.
    case undeclaredLink(url: String, from: RoutePattern)
    /// The query of a request has a name that the route doesn't declare, so its value is ignored.
    /// `nearest` is a declared name that was perhaps meant. Reported in debug builds only.
    case ignoredParameter(name: String, of: RoutePattern, nearest: String?)
    /// Reported at the start. Debug builds only.
    case brokenLink(BrokenLink)
    /// Something was registered after ``AppRouter/start()``, outside of a set: an error, without
    /// effect.
    case inactive(String, at: CallSite)
}

/// A link that a Navigator declares and that would not open.
public struct BrokenLink: Hashable, Sendable, CustomStringConvertible {
    public let site: CallSite
    /// The pattern of the link, for instance `/product/:id`.
    public let path: String
    /// Whether no route answers the link, as in an app without one of its features.
    public let isUnanswered: Bool
    /// A sentence with the Navigator, the link and what is wrong.
    public let description: String
}
