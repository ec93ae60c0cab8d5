import Foundation
import TerminalKit

/// The lines that a person types. The terminal itself edits and echoes them.
enum TerminalInput {
    /// Reads the next line without its line break, or a key; `nil` at the end of input. Blocks the
    /// thread.
    static func line() -> String? {
        var bytes: [UInt8] = []
        while let more = read() {
            bytes += more
            if bytes.last == UInt8(ascii: "\n") {
                return String(decoding: bytes.dropLast(), as: UTF8.self)
            }
            guard TerminalKeys.areAccepted else { continue }
            if TerminalKeys.contains(bytes) {
                // As Enter does.
                FileHandle.standardOutput.write(Data("\n".utf8))
                return String(decoding: bytes, as: UTF8.self)
            }
            // The beginning of a command, which ends with Enter.
            TerminalKeys.accept(false)
        }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }

    /// Reads the available bytes: a line or its beginning; `nil` at the end of input.
    private static func read() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
            if count > 0 { return Array(buffer.prefix(count)) }
            guard count < 0, errno == EINTR else { return nil }
        }
    }
}
