import Foundation

/// The size of a proof: a sample in every run, and the full size with `ROUTING_PROOF=full`, which
/// `.ci/proofs` sets.
package enum ProofSize {
    package static let isFull = ProcessInfo.processInfo.environment["ROUTING_PROOF"] == "full"

    package static func count(_ part: Int, full: Int) -> Int { isFull ? full : part }

    /// Prints the counts of a full run. `.ci/proofs` adds up the lines with the same name.
    package static func report(_ name: String, _ counts: KeyValuePairs<String, Int>) {
        guard isFull else { return }
        print((["PROOF", name] + counts.map { "\($0.value) \($0.key)" }).joined(separator: "\t"))
    }
}
