/// The closures that receive events, in the order in which they were added.
@MainActor
package struct Observers<Event> {
    private final class Observer {
        let hear: @MainActor (Event) -> Void
        var isWithdrawn = false

        init(_ hear: @escaping @MainActor (Event) -> Void) {
            self.hear = hear
        }
    }

    private var observers: [Observer] = []

    /// Makes an empty list.
    package init() {}

    /// Whether there are no observers.
    var isEmpty: Bool { observers.isEmpty }

    /// Adds a closure.
    /// - Parameter removed: Called when it is withdrawn, so that it can be released with
    ///   ``removeWithdrawn()``.
    package mutating func add(
        _ hear: @escaping @MainActor (Event) -> Void, removed: @escaping @MainActor () -> Void
    ) -> ObserverToken {
        let observer = Observer(hear)
        observers.append(observer)
        return ObserverToken { [weak observer] in
            observer?.isWithdrawn = true
            removed()
        }
    }

    /// Releases the withdrawn closures.
    package mutating func removeWithdrawn() {
        observers.removeAll(where: \.isWithdrawn)
    }

    /// Calls all closures. One that is withdrawn meanwhile is not called.
    package func publish(_ event: Event) {
        for observer in observers where !observer.isWithdrawn {
            observer.hear(event)
        }
    }
}
