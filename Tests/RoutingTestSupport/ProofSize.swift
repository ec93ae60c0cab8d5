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

extension Trait where Self == ConditionTrait {
    /// The test takes long, and runs in a sample only.
    package static var sampled: Self {
        .enabled(if: ProofSize.isSample, "takes long; run it with ROUTING_PROOF=sample swift test")
    }
}
