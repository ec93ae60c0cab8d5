import RoutingKit

/// What has happened to requests: the last outcomes, and those who hear of everything.
@MainActor
final class RequestLog {
    /// The last requests.
    var history = RouteHistory()
    private var observers: [@MainActor (RouteEvent) -> Void] = []

    func observe(_ observer: @escaping @MainActor (RouteEvent) -> Void) {
        observers.append(observer)
    }

    func publish(_ event: @autoclosure () -> RouteEvent) {
        if observers.isEmpty { return }
        let event = event()
        for observer in observers {
            observer(event)
        }
    }

    func record(_ outcome: RouteOutcome) {
        history.append(outcome)
        publish(.ended(outcome))
    }
}
