import Foundation

/// A program that runs as a separate process with a time limit.
struct Tool: Sendable {
    /// The path of the program, or its name if it is in the `PATH`, and its arguments.
    let command: [String]
    /// The working directory; the current one if `nil`.
    var folder: URL?
    /// The time after which it is killed.
    var limit: Duration

    /// Its standard output; `missingTool`, `failedTool`, `slowTool` or `noProcesses` if it fails.
    func output() async -> Result<Data, EvidenceError> {
        await withCheckedContinuation { continuation in
            // Waiting blocks a thread, so it must not be one of the cooperative pool.
            DispatchQueue.global().async {
                continuation.resume(returning: Result { () throws(EvidenceError) in try run() })
            }
        }
    }
}
