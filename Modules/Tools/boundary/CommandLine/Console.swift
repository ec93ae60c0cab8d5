import Foundation

/// The output of the program.
struct Console {
    /// Writes to the standard output.
    let write: (String) -> Void
    /// Writes to the standard error.
    let fail: (String) -> Void

    /// The standard output and the standard error of the process.
    static var standard: Console {
        Console(
            write: { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) },
            fail: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) })
    }

    /// Writes a value as JSON with sorted keys.
    func writeJSON(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        write(String(decoding: try encoder.encode(value), as: UTF8.self))
    }
}
