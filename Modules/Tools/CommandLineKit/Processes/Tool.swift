package import Foundation

/// A program that runs as a separate process with a time limit.
package struct Tool: Sendable {
    package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// The program isn't in the `PATH`, or can't be started.
        case missing(String, reason: String)
        case failed(command: String, output: String)
        case slow(command: String, limit: Duration)

        package var description: String {
            switch self {
            case .missing(let tool, let reason):
                "can't run \(tool): \(reason); install it and add it to the PATH"
            case .failed(let command, let output): "\(command) failed:\n\(output)"
            case .slow(let command, let limit):
                "\(command) didn't finish within \(limit); run it by hand to see what it waits for"
            }
        }
    }

    /// The path of the program, or its name if it is in the `PATH`, and its arguments.
    let command: [String]
    let folder: URL?
    let limit: Duration

    package init(command: [String], folder: URL? = nil, limit: Duration) {
        self.command = command
        self.folder = folder
        self.limit = limit
    }

    package func output() async -> Result<Data, Failure> {
        await withCheckedContinuation { continuation in
            // Waiting blocks a thread, so it must not be one of the cooperative pool.
            DispatchQueue.global().async {
                continuation.resume(returning: Result { () throws(Failure) in try run() })
            }
        }
    }
}
