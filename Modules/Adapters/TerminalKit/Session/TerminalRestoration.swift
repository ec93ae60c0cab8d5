import Foundation

/// Changes the terminal and restores it on every way out: a return, a signal, a suspension, a crash.
///
/// Signal handlers run this code. What they use is allocated before, and they call only what POSIX
/// lists as async-signal-safe.
enum TerminalRestoration {
    /// Memory for signal handlers. It is never released.
    private struct Memory: @unchecked Sendable {
        let original = UnsafeMutablePointer<termios>.allocate(capacity: 1)
        let changed = UnsafeMutablePointer<termios>.allocate(capacity: 1)
        let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
        let enter = Memory.copy(TerminalRestoration.enterCode)
        let leave = Memory.copy(TerminalRestoration.leaveCode)
        /// A pipe that wakes up the reader.
        let wakeUp = UnsafeMutablePointer<Int32>.allocate(capacity: 2)
        /// A pipe with one byte: who reads it may change the terminal, and then writes it again.
        let lock = UnsafeMutablePointer<Int32>.allocate(capacity: 2)

        init() {
            state.initialize(to: .original)
            original.initialize(to: termios())
            changed.initialize(to: termios())
            for pipe in [wakeUp, lock] { pipe.initialize(repeating: -1, count: 2) }
        }

        private static func copy(_ text: String) -> UnsafeBufferPointer<UInt8> {
            let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
            _ = bytes.initialize(from: text.utf8)
            return UnsafeBufferPointer(bytes)
        }
    }

    /// What has been changed.
    private enum State {
        case original, screen
        /// A signal ends the process. Nothing is changed any more.
        case final
    }

    /// The alternate screen, a hidden cursor, lines that don't wrap, marked pastes, and the mouse.
    static let enterCode =
        "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h\u{1B}[2J"
    static let leaveCode =
        "\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[0m\u{1B}[?1049l"

    private static let memory = Memory()

    /// The end of a pipe from which a byte can be read after a resize or a suspension.
    static var wakeUp: Int32 { memory.wakeUp[0] }

    /// Whether the alternate screen is shown.
    static var showsScreen: Bool { memory.state.pointee == .screen }

    /// Reads the settings of the terminal and installs the handlers, once.
    /// - Returns: The original settings; `nil` if standard input is no terminal.
    static func prepare() -> termios? {
        if memory.lock[0] >= 0 { return memory.original.pointee }
        guard tcgetattr(STDIN_FILENO, memory.original) == 0, pipe(memory.wakeUp) == 0,
            pipe(memory.lock) == 0
        else { return nil }
        for end in 0...1 { _ = fcntl(memory.wakeUp[end], F_SETFL, O_NONBLOCK) }
        signalByte(to: memory.lock)
        installHandlers()
        return memory.original.pointee
    }

    /// Changes the settings, and shows the alternate screen.
    static func enter(_ settings: termios) {
        stopInBackground()
        memory.changed.pointee = settings
        exclusively { showScreen() }
    }

    /// Restores the screen and the settings.
    static func leave() {
        exclusively { restore(to: .original) }
    }

    /// Restores everything for good, because a signal ends the process.
    private static func end() {
        exclusively { restore(to: .final) }
    }

    /// Restores everything, stops the process, and changes the terminal again after `fg`.
    private static func suspend() {
        let state = exclusively { restore(to: .original) }
        // The process stops here, and continues here.
        raise(SIGSTOP)
        guard state == .screen else { return }
        stopInBackground()
        exclusively { showScreen() }
        signalByte(to: memory.wakeUp)
    }

    /// Stops until the shell brings the process to the front: only then the terminal is its own.
    private static func stopInBackground() {
        while case let group = tcgetpgrp(STDIN_FILENO), group >= 0, group != getpgrp() {
            raise(SIGSTOP)
        }
    }

    private static func showScreen() {
        guard memory.state.pointee != .final else { return }
        memory.state.pointee = .screen
        _ = tcsetattr(STDIN_FILENO, TCSANOW, memory.changed)
        _ = Foundation.write(STDOUT_FILENO, memory.enter.baseAddress, memory.enter.count)
    }

    /// - Returns: What had been changed.
    @discardableResult
    private static func restore(to next: State) -> State {
        let state = memory.state.pointee
        if state == .screen {
            _ = Foundation.write(STDOUT_FILENO, memory.leave.baseAddress, memory.leave.count)
            _ = tcsetattr(STDIN_FILENO, TCSANOW, memory.original)
        }
        if state != .final { memory.state.pointee = next }
        return state
    }

    /// Runs code that no signal on this thread interrupts, and that no other thread runs.
    @discardableResult
    private static func exclusively<Value>(_ body: () -> Value) -> Value {
        var (all, before) = (sigset_t(), sigset_t())
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        var byte: UInt8 = 0
        while Foundation.read(memory.lock[0], &byte, 1) < 0, errno == EINTR {}
        defer { signalByte(to: memory.lock) }
        return body()
    }

    private static func signalByte(to pipe: UnsafeMutablePointer<Int32>) {
        var byte: UInt8 = 0
        _ = Foundation.write(pipe[1], &byte, 1)
    }

    private static func installHandlers() {
        for number in StandardSignals.ending {
            handle(number) { number in
                TerminalRestoration.end()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
        for number in StandardSignals.stopping {
            handle(number) { _ in TerminalRestoration.suspend() }
        }
        signal(SIGWINCH) { _ in
            TerminalRestoration.signalByte(to: TerminalRestoration.memory.wakeUp)
        }
    }

    private static func handle(_ number: Int32, by handler: @convention(c) (Int32) -> Void) {
        let before = signal(number, handler)
        // What the process ignores, as after `nohup`, it still ignores.
        if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
            signal(number, SIG_IGN)
        }
    }
}
