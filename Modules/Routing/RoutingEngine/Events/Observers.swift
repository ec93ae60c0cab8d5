/// The closures that receive events, in the order in which they were added.
///
/// Reporting an event takes a call of each closure and no search, and withdrawing one takes a
/// constant time on average, so that a thousand observers are a thousand times the effort of one.
@MainActor
package final class Observers<Event> {
    /// One closure; `nil` once it is withdrawn.
    private final class Observer {
        var hear: (@MainActor (Event) -> Void)?

        init(_ hear: @escaping @MainActor (Event) -> Void) { self.hear = hear }
    }

    /// The closures in order. Withdrawn ones stay until they are the larger part.
    private var observers: [Observer] = []
    private var withdrawnCount = 0

    package init() {}

    var isEmpty: Bool { observers.count == withdrawnCount }

    /// Adds a closure, which isn't called for an event that is being reported.
    package func add(_ hear: @escaping @MainActor (Event) -> Void) -> ObserverToken {
        let observer = Observer(hear)
        observers.append(observer)
        return ObserverToken { [weak self, weak observer] in
            guard let observer, observer.hear != nil else { return }
            observer.hear = nil
            self?.countWithdrawn()
        }
    }

    /// Calls all closures. A closure that another one withdraws meanwhile isn't called.
    package func publish(_ event: Event) {
        for observer in observers { observer.hear?(event) }
    }

    func removeAll() {
        for observer in observers { observer.hear = nil }
        observers = []
        withdrawnCount = 0
    }

    private func countWithdrawn() {
        withdrawnCount += 1
        guard withdrawnCount * 2 > observers.count else { return }
        observers.removeAll { $0.hear == nil }
        withdrawnCount = 0
    }
}
