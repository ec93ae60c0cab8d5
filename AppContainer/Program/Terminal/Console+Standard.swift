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
            fullScreenTheme: isInteractive && !isDumb ? Theme(environment: environment) : nil,
            width: { window.ws_col > 0 ? Int(window.ws_col) : 80 },
            read: { await line() },
            // Not through the C library, which would wait for the line that is being read.
            output: { try FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
            // If errors can't be written, only the exit code can say so.
            errors: { try? FileHandle.standardError.write(contentsOf: Data("\($0)\n".utf8)) })
    }

    /// Reads the next line of standard input. Reading blocks, so it can't use Swift's own threads.
    private nonisolated static func line() async -> String? {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(returning: Swift.readLine())
            }
        }
    }

    /// The size of the window; zero if it is unknown.
    private static var window: winsize {
        var size = winsize()
        return ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 ? size : winsize()
    }
}
