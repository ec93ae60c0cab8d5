import Dispatch
import Foundation

/// Keys that end a line, like Enter. A terminal accepts two such characters (POSIX, General
/// Terminal Interface: EOL), and still edits and echoes lines.
enum TerminalKeys {
    /// The keys.
    private static let all = [UInt8(ascii: " "), UInt8(ascii: "q")]

    /// The settings of the terminal at the launch; `nil` without a terminal.
    private static let original = current

    /// Whether the keys end a line.
    static var areAccepted: Bool { current.map(ends(of:)) == all }

    /// Whether a line consists of one key, which the user may have held.
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

    /// Restores the terminal if a signal ends the program.
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

    /// The characters that end a line, besides Enter.
    private static func ends(of terminal: termios) -> [UInt8] {
        withUnsafeBytes(of: terminal.c_cc) { [$0[Int(VEOL)], $0[Int(VEOL2)]] }
    }
}
