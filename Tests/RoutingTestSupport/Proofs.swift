import Foundation
package import Testing

/// The size of a proof: a few cases in `swift test`, a sample with `ROUTING_PROOF=sample`, which
/// `.ci/run` sets, and the full size with `ROUTING_PROOF=full`, which `.ci/proofs` sets.
package enum ProofSize {
    private static let name = ProcessInfo.processInfo.environment["ROUTING_PROOF"]
    package static let isFull = name == "full"
    package static let isSample = name != nil

    package static func count(_ sample: Int, full: Int) -> Int {
        isFull ? full : isSample ? sample : min(sample, max(1, sample / 4))
    }

    /// All cases of a list, or each fourth one in `swift test`.
    package static func cases<Case>(of all: [Case]) -> [Case] {
        isSample ? all : stride(from: 0, to: all.count, by: 4).map { all[$0] }
    }

    /// What a proof must find at least; a few cases may find nothing.
    package static func least(_ sample: Int, full: Int) -> Int {
        isFull ? full : isSample ? sample : 0
    }

    /// Prints the counts of a full run. `.ci/proofs` prints them.
    package static func report(_ name: String, _ counts: KeyValuePairs<String, Int>) {
        guard isFull else { return }
        print((["PROOF", name] + counts.map { "\($0.value) \($0.key)" }).joined(separator: "\t"))
    }
}

/// The seeds of tests with random input: the same in each run, or others with `ROUTING_SEED=N`.
package enum RunSeeds {
    private static let first: UInt64 = {
        let text = ProcessInfo.processInfo.environment["ROUTING_SEED"]
        return text.flatMap { UInt64($0) } ?? 1
    }()

    /// Consecutive seeds.
    /// - Parameter start: The first one of a run without `ROUTING_SEED`.
    package static func count(_ count: UInt64, from start: UInt64 = 1) -> [UInt64] {
        (0..<count).map { first &+ (start - 1) &+ $0 }
    }
}

extension SeededRandom {
    /// A text of up to 12 characters that breaks code which splits or decodes it wrongly.
    package mutating func text() -> String {
        var scalars = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...12, using: &self) {
            scalars.append(scalar())
        }
        return String(scalars)
    }

    private mutating func scalar() -> Unicode.Scalar {
        let awkward = "/\\%?#&=+;:@ .,[]{}|^`'\"<>~_-\u{0}\n\r\u{301}\u{202E}\u{200D}é文🛍2Ff"
        switch Int.random(in: 0..<3, using: &self) {
        case 0: return Unicode.Scalar(UInt8.random(in: 0x20...0x7E, using: &self))
        case 1: return awkward.unicodeScalars.randomElement(using: &self) ?? "/"
        default:
            // A surrogate isn't a scalar, so "?" replaces it.
            return Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &self)) ?? "?"
        }
    }
}

/// Computes beside the tests of the main actor, not before them.
///
///     @Suite(.longComputation)
///
/// A test that computes for long keeps a thread of the pool, in whose queue all others wait for
/// their turn: those of the main actor for every file that they read. Threads of their own leave
/// that queue to the others, so that the main actor, of which there is only one, is busy from the
/// start.
package struct LongComputation: SuiteTrait, TestTrait, TestScoping {
    package var isRecursive: Bool { true }

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withoutActuallyEscaping(function) { function in
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask(priority: .utility) { try await function() }
                try await group.waitForAll()
            }
        }
    }
}

extension Trait where Self == LongComputation {
    /// Computes beside the tests of the main actor.
    package static var longComputation: Self { LongComputation() }
}
