public import RouteMatching
public import RoutingKit
public import StageKit

/// An event that a router reports to its observers.
public enum RouteEvent: Sendable {
    /// A request was made; it may have to wait.
    case began(RouteRequest)
    /// A request has ended.
    case ended(RouteOutcome)
    /// A request, a gesture or a restoration has changed the navigation state.
    case moved(NavigationState)
    /// A caller waits for the result of a screen that is now shown.
    case awaitsResult(url: String)
    /// A request or a move of the user would discard what they have typed, so the stage asks them,
    /// with these reasons to stay.
    case asksToLeave([String])
    /// What the user has typed is lost, for instance because they signed out; the reasons to stay
    /// that its screens had.
    case discarded([String])
    /// A screen opened a link that its Navigator does not declare. Debug builds only.
    case undeclaredLink(url: String, from: RoutePattern)
    /// The query of a request has a name that the route doesn't declare, so its value is ignored.
    /// `nearest` is a declared name that was perhaps meant. Reported in debug builds only.
    case ignoredParameter(name: String, of: RoutePattern, nearest: String?)
    /// A declared link would not open. It is reported at the start, in debug builds only.
    case brokenLink(BrokenLink)
    /// Something was registered after ``AppRouter/start(unanswered:)``, outside of a set: an error,
    /// without effect.
    case inactive(String, at: CallSite)
}

extension RouteEvent: CustomStringConvertible {
    /// One line without private values, for a log.
    public var description: String {
        switch self {
        case .began(let request): "began: \(request)"
        case .ended(let outcome): "ended: \(outcome)"
        case .moved(let state):
            "moved: \(state.depth) screens deep, tab \(state.selectedTab + 1)"
        case .awaitsResult(let url): "awaits the result of \(url.shortened.printable)"
        case .asksToLeave: "asks the user before what they have typed is lost"
        case .discarded: "what the user has typed is lost"
        case .undeclaredLink(let url, let pattern):
            "undeclared link: \(pattern) opens \(url.shortened.printable)"
        case .ignoredParameter(let name, let pattern, let nearest):
            "ignored parameter: \(pattern) doesn't take '\(name.shortened.printable)'"
                + (nearest.map { "; did you mean '\($0)'?" } ?? "")
        case .brokenLink(let link): "broken link at \(link.site): \(link)"
        case .inactive(let name, let site):
            "\(name.printable) is registered too late at \(site); do it before start(), or in a set"
        }
    }
}
