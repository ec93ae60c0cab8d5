import Foundation

/// How large a proof is: a part of it in every run, all of it with `ROUTING_PROOF=full`, which
/// `.ci/proofs` sets.
package enum ProofSize {
    package static let isFull = ProcessInfo.processInfo.environment["ROUTING_PROOF"] == "full"

    package static func count(_ part: Int, full: Int) -> Int { isFull ? full : part }

    /// Says what a full run has counted; `.ci/proofs` adds up the lines of one name.
    package static func report(_ name: String, _ counts: KeyValuePairs<String, Int>) {
        guard isFull else { return }
        print((["PROOF", name] + counts.map { "\($0.value) \($0.key)" }).joined(separator: "\t"))
    }
}
