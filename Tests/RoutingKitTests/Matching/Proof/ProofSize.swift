import Foundation

/// How large a proof is: a part of it in every run, all of it with `ROUTING_PROOF=full`, which
/// `.ci/proof` sets.
enum ProofSize {
    static let isFull = ProcessInfo.processInfo.environment["ROUTING_PROOF"] == "full"

    static func count(_ part: Int, full: Int) -> Int { isFull ? full : part }

    /// Says what a full run has compared; `.ci/proof` prints the lines.
    static func report(_ text: String) {
        if isFull { print("PROOF", text) }
    }
}
