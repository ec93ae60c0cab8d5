/// The closures that receive events, in the order in which they were added.
@MainActor
package final class Observers<Event> {
    private var observers: [(number: Int, hear: @MainActor (Event) -> Void)] = []
    private var count = 0

    package init() {}

    var isEmpty: Bool { observers.isEmpty }

    package func add(_ hear: @escaping @MainActor (Event) -> Void) -> ObserverToken {
        count += 1
        observers.append((count, hear))
        return ObserverToken { [weak self, count] in
            self?.observers.removeAll { $0.number == count }
        }
    }

    /// Calls all closures. One that is withdrawn meanwhile is not called.
    package func publish(_ event: Event) {
        for (number, hear) in observers where observers.contains(where: { $0.number == number }) {
            hear(event)
        }
    }

    func removeAll() { observers = [] }
}

/// What adding an observer returns: it withdraws the observer.
@MainActor
public struct ObserverToken {
    private let take: @MainActor () -> Void

    package init(withdrawing take: @escaping @MainActor () -> Void) {
        self.take = take
    }

    /// Withdraws the observer: its closure isn't called again, not even for an event that is being
    /// reported.
    public func withdraw() { take() }
}
