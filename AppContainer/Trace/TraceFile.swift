import CommandLineKit
import Foundation

/// A file that records what happens in the app: JSON Lines, one object per line, in UTF-8
/// (https://jsonlines.org).
@MainActor
final class TraceFile {
    private let handle: FileHandle
    private let warn: (String) -> Void
    private var isBroken = false

    /// Opens a file, or creates it. Existing lines stay.
    /// - Throws: `CommandError` if it can't be written.
    init(_ url: URL, warn: @escaping (String) -> Void) throws(CommandError) {
        self.warn = warn
        do {
            let isNew = !FileManager.default.fileExists(atPath: url.path)
            if isNew { try Data().write(to: url) }
            handle = try FileHandle(forWritingTo: url)
            let length = try handle.seekToEnd()
            // A run that was killed may have left a part of a line.
            if length > 0, try !Self.endsWithLine(url, length) {
                try handle.write(contentsOf: Data("\n".utf8))
            }
        } catch {
            throw .output(
                "the trace \(url.path) can't be written: \(FileReason(error)); "
                    + "choose a file in an existing folder")
        }
    }

    /// Adds a line. It is in the file when this returns, even if the app crashes then.
    func write(_ line: String) {
        do {
            try handle.write(contentsOf: Data("\(line)\n".utf8))
        } catch {
            if !isBroken { warn("tracing stopped: \(FileReason(error))") }
            isBroken = true
        }
    }

    private static func endsWithLine(_ url: URL, _ length: UInt64) throws -> Bool {
        let reader = try FileHandle(forReadingFrom: url)
        defer { try? reader.close() }
        try reader.seek(toOffset: length - 1)
        return try reader.readToEnd() == Data("\n".utf8)
    }
}
