import RoutingKit

/// The last outcomes of requests, and the observers of all events.
@MainActor
final class RequestLog {
    /// The last requests.
    var history = RouteHistory()
    /// Replaced as a whole, so that reading it for each event needs no check at run time.
    private var observers = Observers<RouteEvent>()

    func observe(_ observer: @escaping @MainActor (RouteEvent) -> Void) -> ObserverToken {
        var added = observers
        let token = added.add(observer) { [weak self] in self?.removeWithdrawn() }
        observers = added
        return token
    }

    private func removeWithdrawn() {
        var kept = observers
        kept.removeWithdrawn()
        observers = kept
    }

    func publish(_ event: @autoclosure () -> RouteEvent) {
        if observers.isEmpty { return }
        observers.publish(event())
    }

    func record(_ outcome: RouteOutcome) {
        history.append(outcome)
        publish(.ended(outcome))
    }
}
