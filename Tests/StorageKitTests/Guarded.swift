import Foundation

/// A value that closures on any thread may change.
final class Guarded<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var guarded: Value

    init(_ value: Value) {
        guarded = value
    }

    var value: Value { lock.withLock { guarded } }

    func change(_ change: (inout Value) -> Void) {
        lock.withLock { change(&guarded) }
    }
}
