/// The closures that receive events, in the order in which they were added.
///
/// Reporting an event takes a call of each closure and no search, so that a thousand observers are
/// a thousand times the effort of one.
@MainActor
package final class Observers<Event> {
    /// One closure; `nil` once it is withdrawn.
    private final class Observer {
        var hear: (@MainActor (Event) -> Void)?

        init(_ hear: @escaping @MainActor (Event) -> Void) { self.hear = hear }
    }

    /// Replaced as a whole, so that reading it needs no check.
    private var observers: [Observer] = []

    package init() {}

    var isEmpty: Bool { observers.isEmpty }

    /// Adds a closure, which isn't called for an event that is being reported.
    package func add(_ hear: @escaping @MainActor (Event) -> Void) -> ObserverToken {
        let observer = Observer(hear)
        observers = observers + [observer]
        return ObserverToken { [weak self, weak observer] in
            observer?.hear = nil
            self?.removeWithdrawn()
        }
    }

    private func removeWithdrawn() { observers = observers.filter { $0.hear != nil } }

    /// Calls all closures. A closure that another one withdraws meanwhile isn't called.
    package func publish(_ event: Event) {
        for observer in observers { observer.hear?(event) }
    }

    func removeAll() {
        for observer in observers { observer.hear = nil }
        observers = []
    }
}
