import CommandLineKit
import Foundation
import RoutingKit

/// A file that records each request when it ends: JSON Lines, one object per line, in UTF-8
/// (https://jsonlines.org).
@MainActor
final class TraceFile {
    private let handle: FileHandle
    private let warn: (String) -> Void
    private var isBroken = false

    /// Opens a file, or creates it. Existing lines stay.
    /// - Throws: `CommandError` if it can't be written.
    init(_ url: URL, warn: @escaping (String) -> Void) throws(CommandError) {
        do {
            if !FileManager.default.fileExists(atPath: url.path) { try Data().write(to: url) }
            handle = try FileHandle(forWritingTo: url)
            try handle.seekToEnd()
        } catch {
            throw .output(
                "the trace \(url.path) can't be written: \(error.localizedDescription) "
                    + "Choose a file in an existing folder.")
        }
        self.warn = warn
    }

    /// Adds a line.
    func write(_ outcome: RouteOutcome) {
        do {
            try handle.write(contentsOf: Data("\(OutcomeReport(outcome).json)\n".utf8))
        } catch {
            if !isBroken { warn("tracing stopped: \(error.localizedDescription)") }
            isBroken = true
        }
    }
}
