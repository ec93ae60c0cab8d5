import Foundation

/// What a person types into the terminal. The terminal itself edits and echoes the line.
enum TerminalInput {
    /// The next line without its end, or a key that ends it; `nil` at the end of input. It blocks.
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
            // The first word of a command, which Enter ends.
            TerminalKeys.accept(false)
        }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }

    /// What the terminal gives at once: a line or the start of one; `nil` at the end of input.
    private static func read() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
            if count > 0 { return Array(buffer.prefix(count)) }
            guard count < 0, errno == EINTR else { return nil }
        }
    }
}
