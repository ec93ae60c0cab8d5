import Foundation

extension Console {
    /// Standard input, output and error. There is no colour where nobody would see it, or where
    /// the user wants none (https://no-color.org).
    static func standard(environment: [String: String]) -> Console {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let isPlain = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
        return Console(
            isInteractive: isTerminal && isatty(STDIN_FILENO) == 1,
            hasColor: isTerminal && !isPlain,
            width: terminalWidth,
            read: line,
            // Past the C library, which would wait with it for the line that is being read.
            output: { try? FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
            errors: { FileHandle.standardError.write(Data("\($0)\n".utf8)) })
    }

    /// The next line of standard input. Reading blocks, which no thread of Swift's own may.
    private nonisolated static func line() async -> String? {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: Swift.readLine()) }
        }
    }

    /// The columns of the window; 80 where there is none.
    private static func terminalWidth() -> Int {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }
}
