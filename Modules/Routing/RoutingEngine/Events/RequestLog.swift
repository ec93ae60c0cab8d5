import RoutingKit

/// The last outcomes of requests, and the observers of all events.
@MainActor
final class RequestLog {
    /// The last requests.
    var history = RouteHistory()
    private var observers = Observers<RouteEvent>()

    func observe(_ observer: @escaping @MainActor (RouteEvent) -> Void) -> ObserverToken {
        observers.add(observer) { [weak self] in self?.observers.removeWithdrawn() }
    }

    func close() { observers = Observers() }

    var hasObservers: Bool { !observers.isEmpty }

    func publish(_ event: @autoclosure () -> RouteEvent) {
        // A copy, since an observer may withdraw itself meanwhile.
        let current = observers
        if !current.isEmpty { current.publish(event()) }
    }

    func record(_ outcome: RouteOutcome) {
        history.append(outcome)
        publish(.ended(outcome))
    }
}
