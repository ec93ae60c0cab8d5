import CommandLineKit
import Foundation

/// The output of the program.
struct Console {
    /// Writes to the standard output.
    let write: (String) -> Void
    /// Writes to the standard error.
    let fail: (String) -> Void
    /// Whether a person reads the standard output in a terminal.
    var isTerminal = false
    /// Asks the person in the terminal, who agrees with the empty answer, too; `false` without one.
    var agrees: (_ question: String) -> Bool = { _ in false }

    /// The standard output and the standard error of the process.
    static var standard: Console {
        Console(
            write: { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) },
            fail: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) },
            isTerminal: isatty(STDOUT_FILENO) == 1,
            agrees: { question in
                guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return false }
                print("\(question) [Y/n] ", terminator: "")
                fflush(nil)
                return readLine().map { ["", "y", "yes"].contains($0.lowercased()) } ?? false
            })
    }

    /// Tells a person in a terminal how many manifests are being read, which can take minutes.
    static func progress(_ manifests: Int) {
        guard manifests > 1, isatty(STDERR_FILENO) == 1 else { return }
        FileHandle.standardError.write(Data("reading \(manifests) manifests …\n".utf8))
    }

    /// Writes a value as JSON with sorted keys.
    func writeJSON(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        write(String(decoding: try encoder.encode(value), as: UTF8.self))
    }
}

extension ExitCode {
    /// A rule is violated, or something else needs a fix.
    static let violated = ExitCode(rawValue: 1)
}
