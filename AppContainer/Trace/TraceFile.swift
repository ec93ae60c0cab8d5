import CommandLineKit
import Foundation
import RoutingKit

/// A file to which every request that ends is added: JSON Lines, one object a line, in UTF-8
/// (https://jsonlines.org).
@MainActor
final class TraceFile {
    private let handle: FileHandle
    private let warn: (String) -> Void
    private var isBroken = false

    /// Opens a file, or makes it; what it holds already stays.
    /// - Throws: `CommandError` if it can't be written.
    init(_ url: URL, warn: @escaping (String) -> Void) throws(CommandError) {
        do {
            if !FileManager.default.fileExists(atPath: url.path) { try Data().write(to: url) }
            handle = try FileHandle(forWritingTo: url)
            try handle.seekToEnd()
        } catch {
            throw .output(
                "the trace \(url.path) can't be written: \(error.localizedDescription) "
                    + "Name a file in a folder that is there.")
        }
        self.warn = warn
    }

    /// Adds a line.
    func write(_ outcome: RouteOutcome) {
        do {
            try handle.write(contentsOf: Data("\(OutcomeReport(outcome).json)\n".utf8))
        } catch {
            if !isBroken { warn("the trace ends here: \(error.localizedDescription)") }
            isBroken = true
        }
    }
}
