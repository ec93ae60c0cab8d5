import RoutingKit
import RoutingTestSupport

/// Offers a number that tests change, and counts how often it is followed.
@MainActor
final class Counter {
    private(set) var followers = 0
    private(set) var isFollowed = false
    private var changes: AsyncStream<Void>.Continuation?
    /// What reading the number throws; `nil` if it can be read.
    var error: NotFound?
    var number: Int {
        didSet { changes?.yield() }
    }

    nonisolated init(_ number: Int = 0) {
        self.number = number
    }

    /// Has nothing more to send.
    func end() { changes?.finish() }

    fileprivate func follow() -> AsyncStream<Void> {
        let (stream, changes) = AsyncStream.makeStream(of: Void.self)
        followers += 1
        isFollowed = true
        self.changes = changes
        changes.onTermination = { _ in Task { @MainActor in self.isFollowed = false } }
        return stream
    }
}

/// Offers the number of a counter.
struct CounterNavigator: ValueNavigating {
    let counter: Counter

    func value(for parameters: NoParameters) throws -> Int {
        if let error = counter.error { throw error }
        return counter.number
    }

    func changes(for parameters: NoParameters) -> AsyncStream<Void> { counter.follow() }
}

/// Calls itself a reader of a value and changes data.
struct ChangingCounterNavigator: ValueNavigating {
    static let effect = RouteEffect.changes

    func value(for parameters: NoParameters) -> Int { 0 }
    func changes(for parameters: NoParameters) -> AsyncStream<Void> { AsyncStream { _ in } }
}
