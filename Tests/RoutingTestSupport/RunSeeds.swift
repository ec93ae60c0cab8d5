import Foundation

/// The seeds of tests with random input: the same in each run, or others with `ROUTING_SEED=N`.
package enum RunSeeds {
    private static let first: UInt64 = {
        let text = ProcessInfo.processInfo.environment["ROUTING_SEED"]
        return text.flatMap { UInt64($0) } ?? 1
    }()

    /// A seed that differs in each run, and is printed; `ROUTING_SEED` repeats it.
    package static let new: UInt64 = {
        let text = ProcessInfo.processInfo.environment["ROUTING_SEED"]
        let seed = text.flatMap { UInt64($0) } ?? .random(in: 0...UInt64.max)
        print("seed \(seed)")
        return seed
    }()

    /// Consecutive seeds.
    /// - Parameter start: The first one of a run without `ROUTING_SEED`.
    package static func count(_ count: UInt64, from start: UInt64 = 1) -> [UInt64] {
        (0..<count).map { first &+ (start - 1) &+ $0 }
    }
}
