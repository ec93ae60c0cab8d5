import RoutingKit

@MainActor
final class RequestLog {
    var history = RouteHistory()
    private let observers = Observers<RouteEvent>()

    var hasObservers: Bool { !observers.isEmpty }

    func observe(_ observer: @escaping @MainActor (RouteEvent) -> Void) -> ObserverToken {
        observers.add(observer)
    }

    func close() { observers.removeAll() }

    func publish(_ event: @autoclosure () -> RouteEvent) {
        if hasObservers { observers.publish(event()) }
    }

    func record(_ outcome: RouteOutcome) {
        history.append(outcome)
        publish(.ended(outcome))
    }
}
