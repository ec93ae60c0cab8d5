public import RouteMatching
public import RoutingKit
public import StageKit

/// An event that a router reports to its observers.
public enum RouteEvent: Sendable {
    case began(RouteRequest)
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

/// The last requests of an app.
struct RouteHistory {
    var outcomes: [RouteOutcome] {
        get { Array(kept.suffix(limit)) }
        set { kept = newValue }
    }

    /// Up to twice as many, so that the older ones are dropped at once.
    private var kept: [RouteOutcome] = []

    var limit = 50 {
        didSet { limit = max(limit, 1) }
    }

    mutating func append(_ outcome: RouteOutcome) {
        if kept.count >= 2 * limit { kept.removeFirst(kept.count - limit) }
        kept.append(outcome)
    }
}

/// The closures that receive events, in the order in which they were added.
@MainActor
package final class Observers<Event> {
    private var observers: [(number: Int, hear: @MainActor (Event) -> Void)] = []
    private var count = 0

    package init() {}

    var isEmpty: Bool { observers.isEmpty }

    package func add(_ hear: @escaping @MainActor (Event) -> Void) -> ObserverToken {
        count += 1
        observers = observers + [(count, hear)]
        return ObserverToken { [weak self, count] in
            self?.remove(count)
        }
    }

    /// Calls all closures. One that is withdrawn meanwhile is not called.
    package func publish(_ event: @autoclosure () -> Event) {
        if isEmpty { return }
        let event = event()
        for (number, hear) in observers where observers.contains(where: { $0.number == number }) {
            hear(event)
        }
    }

    func removeAll() { observers = [] }

    private func remove(_ number: Int) { observers = observers.filter { $0.number != number } }
}

/// What adding an observer returns: it withdraws the observer.
@MainActor
public struct ObserverToken {
    /// Withdraws the observer: its closure isn't called again, not even for an event that is being
    /// reported.
    public let withdraw: @MainActor () -> Void
}
