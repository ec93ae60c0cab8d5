import Foundation

/// A value that functions of any thread change: the package is for systems that have no `Mutex`,
/// too.
package final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var locked: Value

    package init(_ value: Value) { locked = value }

    package var value: Value { withLock { $0 } }

    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try lock.withLock { try body(&locked) }
    }
}
