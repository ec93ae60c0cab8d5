import Foundation

/// Keys that end a line, like Enter. A terminal accepts two such characters (POSIX, General
/// Terminal Interface: EOL), and still edits and echoes lines.
package enum TerminalKeys {
    /// The keys.
    private static let all = [UInt8(ascii: " "), UInt8(ascii: "q")]

    /// Whether the keys end a line.
    package static var areAccepted: Bool {
        var terminal = termios()
        guard tcgetattr(STDIN_FILENO, &terminal) == 0 else { return false }
        return withUnsafeBytes(of: terminal.c_cc) { [$0[Int(VEOL)], $0[Int(VEOL2)]] == all }
    }

    /// Whether a line consists of one key, which the user may have held.
    package static func contains(_ line: [UInt8]) -> Bool {
        all.contains { key in line.allSatisfy { $0 == key } }
    }

    /// Sets whether the keys end a line. The terminal is restored if a signal ends the program.
    package static func accept(_ isOn: Bool) {
        guard var settings = TerminalRestoration.prepare() else { return }
        guard isOn else { return TerminalRestoration.leave() }
        withUnsafeMutableBytes(of: &settings.c_cc) { bytes in
            bytes[Int(VEOL)] = all[0]
            bytes[Int(VEOL2)] = all[1]
        }
        TerminalRestoration.enter(settings, showingScreen: false)
    }
}
