import Foundation
import TerminalKit

extension Console {
    /// Standard input, output and error. Colors are off without a terminal, and if the user turns
    /// them off (https://no-color.org).
    static func standard(environment: [String: String]) -> Console {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let isDumb = environment["TERM"] == "dumb"
        let isPlain = environment["NO_COLOR"]?.isEmpty == false || isDumb
        let isInteractive = isTerminal && isatty(STDIN_FILENO) == 1
        return Console(
            isInteractive: isInteractive,
            hasColor: isTerminal && !isPlain,
            movesCursor: !isDumb,
            fullScreenTheme: isInteractive && !isDumb ? Theme(environment: environment) : nil,
            width: { window.ws_col > 0 ? Int(window.ws_col) : 80 },
            height: { isInteractive && window.ws_row > 0 ? Int(window.ws_row) : nil },
            acceptKeys: { if isInteractive { TerminalKeys.accept($0) } },
            read: { await line(isTyped: isInteractive) },
            // Not through the C library, which would wait for the line that is being read.
            output: { try FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
            // If errors can't be written, only the exit code can say so.
            errors: { try? FileHandle.standardError.write(contentsOf: Data("\($0)\n".utf8)) })
    }

    /// Reads the next line of standard input. Reading blocks, so it can't use Swift's own threads.
    private nonisolated static func line(isTyped: Bool) async -> String? {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(returning: isTyped ? TerminalInput.line() : Swift.readLine())
            }
        }
    }

    /// The size of the window; zero if it is unknown.
    private static var window: winsize {
        var size = winsize()
        return ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 ? size : winsize()
    }
}
