import Foundation

/// Counts how often a constraint is asked, on any thread.
final class CallCounter: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0

    var calls: Int { lock.withLock { number } }

    /// Counts a call and accepts.
    func count() -> Bool {
        lock.withLock { number += 1 }
        return true
    }
}
