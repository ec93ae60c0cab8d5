import Dispatch
import Foundation

/// Keys that end a line by themselves, as Enter does: the terminal has two places for such characters
/// (POSIX, General Terminal Interface: EOL). It goes on editing and echoing lines.
enum TerminalKeys {
    /// The keys.
    private static let all = [UInt8(ascii: " "), UInt8(ascii: "q")]

    /// How the terminal was when the program began; `nil` if it is none.
    private static let original = current

    /// Whether the keys end a line now.
    static var areAccepted: Bool { current.map(ends(of:)) == all }

    /// Whether a line is a key, which may have been pressed for some time.
    static func contains(_ line: [UInt8]) -> Bool {
        all.contains { key in line.allSatisfy { $0 == key } }
    }

    /// Sets whether the keys end a line.
    static func accept(_ isOn: Bool) {
        guard let original, var terminal = current else { return }
        _ = restoration
        let characters = isOn ? all : ends(of: original)
        guard ends(of: terminal) != characters else { return }
        withUnsafeMutableBytes(of: &terminal.c_cc) { bytes in
            bytes[Int(VEOL)] = characters[0]
            bytes[Int(VEOL2)] = characters[1]
        }
        tcsetattr(STDIN_FILENO, TCSANOW, &terminal)
    }

    /// A program that ends by a signal leaves the terminal as it was.
    private nonisolated(unsafe) static let restoration = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].map {
        number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler {
            accept(false)
            signal(number, SIG_DFL)
            kill(getpid(), number)
        }
        source.resume()
        return source
    }

    private static var current: termios? {
        var terminal = termios()
        return tcgetattr(STDIN_FILENO, &terminal) == 0 ? terminal : nil
    }

    /// The characters that end a line beside Enter.
    private static func ends(of terminal: termios) -> [UInt8] {
        withUnsafeBytes(of: terminal.c_cc) { [$0[Int(VEOL)], $0[Int(VEOL2)]] }
    }
}
