import Foundation

/// A program, run as a process of its own with a limit of time.
struct Tool: Sendable {
    /// The name of the program, found through the `PATH`, or its path, and its arguments.
    let command: [String]
    /// The folder that it runs in; the current one if `nil`.
    var folder: URL?
    /// What it reads from its standard input.
    var input = Data()
    /// How long it may take.
    var limit: Duration

    /// What it prints; `missingTool`, `failedTool` or `slowTool` if it does not succeed.
    func output() async -> Result<Data, EvidenceError> {
        await withCheckedContinuation { continuation in
            // Waiting blocks a thread, which must not be one that tasks run on.
            DispatchQueue.global().async {
                continuation.resume(returning: Result { () throws(EvidenceError) in try run() })
            }
        }
    }
}
