import Foundation

/// Enters and leaves the full screen, also from signal handlers. What they use is allocated before,
/// and they call only what POSIX lists as async-signal-safe.
enum TerminalRestoration {
    /// Memory for signal handlers. It is never released.
    private struct Memory: @unchecked Sendable {
        let original = UnsafeMutablePointer<termios>.allocate(capacity: 1)
        let raw = UnsafeMutablePointer<termios>.allocate(capacity: 1)
        let isEntered = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 1)
        let enter = Memory.copy(TerminalRestoration.enterCode)
        let leave = Memory.copy(TerminalRestoration.leaveCode)
        /// A pipe that wakes up the reader.
        let pipe = UnsafeMutablePointer<Int32>.allocate(capacity: 2)

        init() {
            isEntered.initialize(to: 0)
            original.initialize(to: termios())
            raw.initialize(to: termios())
            pipe.initialize(repeating: -1, count: 2)
        }

        private static func copy(_ text: String) -> UnsafeBufferPointer<UInt8> {
            let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
            _ = bytes.initialize(from: text.utf8)
            return UnsafeBufferPointer(bytes)
        }
    }

    /// The alternate screen, a hidden cursor, marked pastes, and the mouse.
    static let enterCode =
        "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h\u{1B}[2J"
    static let leaveCode =
        "\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?25h\u{1B}[0m\u{1B}[?1049l"

    private static let memory = Memory()

    /// The end of a pipe from which a byte can be read after a resize or a suspension.
    static var wakeUp: Int32 { memory.pipe[0] }

    /// Reads the settings of the terminal and installs the handlers.
    /// - Returns: `false` if standard input is no terminal.
    static func prepare() -> Bool {
        guard tcgetattr(STDIN_FILENO, memory.original) == 0 else { return false }
        memory.raw.pointee = memory.original.pointee
        memory.raw.pointee.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
        memory.raw.pointee.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR)
        guard memory.pipe[0] < 0 else { return true }
        guard pipe(memory.pipe) == 0 else { return false }
        for end in 0...1 { _ = fcntl(memory.pipe[end], F_SETFL, O_NONBLOCK) }
        installHandlers()
        return true
    }

    /// Shows the alternate screen and reads single keys. Ctrl-C and Ctrl-Z remain signals, so that
    /// they work even if the app hangs.
    static func enter() {
        memory.isEntered.pointee = 1
        _ = tcsetattr(STDIN_FILENO, TCSANOW, memory.raw)
        _ = Foundation.write(STDOUT_FILENO, memory.enter.baseAddress, memory.enter.count)
    }

    /// Restores the screen and the settings.
    static func leave() {
        guard memory.isEntered.pointee == 1 else { return }
        memory.isEntered.pointee = 0
        _ = Foundation.write(STDOUT_FILENO, memory.leave.baseAddress, memory.leave.count)
        _ = tcsetattr(STDIN_FILENO, TCSANOW, memory.original)
    }

    private static func notifyReader() {
        var byte: UInt8 = 0
        _ = Foundation.write(memory.pipe[1], &byte, 1)
    }

    private static func installHandlers() {
        let fatal = [
            SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT,
        ]
        for number in fatal {
            signal(number) { number in
                TerminalRestoration.leave()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
        signal(SIGWINCH) { _ in TerminalRestoration.notifyReader() }
        signal(SIGTSTP) { _ in
            let wasEntered = TerminalRestoration.isEntered
            TerminalRestoration.leave()
            // The process stops here, and continues here after `fg`.
            raise(SIGSTOP)
            if wasEntered {
                TerminalRestoration.enter()
                TerminalRestoration.notifyReader()
            }
        }
    }

    private static var isEntered: Bool { memory.isEntered.pointee == 1 }
}
