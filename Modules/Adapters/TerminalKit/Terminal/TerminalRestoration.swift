import Foundation

/// Changes the terminal and restores it on every way out: a return, a signal, a suspension, a crash.
///
/// Signal handlers run this code, so it calls only what POSIX lists as async-signal-safe, and
/// allocates nothing. Its variables are changed by one thread at a time, without signals; the check
/// for overlapping accesses, which a handler must not run, is off.
package enum TerminalRestoration {
    private enum State {
        case original, screen
        /// A signal ends the process. Nothing is changed any more.
        case final
    }

    /// The alternate screen, a hidden cursor, lines that don't wrap, marked pastes, and the mouse.
    private static let enterCode: StaticString =
        "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h\u{1B}[2J"
    private static let leaveCode: StaticString =
        "\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[0m\u{1B}[?1049l"

    @exclusivity(unchecked) private nonisolated(unsafe) static var state = State.original
    @exclusivity(unchecked) private nonisolated(unsafe) static var original = termios()
    @exclusivity(unchecked) private nonisolated(unsafe) static var changed = termios()
    /// A pipe that wakes up the reader.
    @exclusivity(unchecked) private nonisolated(unsafe) static var wakeUpEnds: Ends = (-1, -1)
    /// A pipe with one byte: who reads it may change the terminal, and then writes it again.
    @exclusivity(unchecked) private nonisolated(unsafe) static var lock: Ends = (-1, -1)

    private typealias Ends = (output: Int32, input: Int32)

    /// They end a process that doesn't handle them: requests to end, and crashes.
    package static let endingSignals = [
        SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGPIPE,
        SIGALRM, SIGTERM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF,
    ]
    /// They stop it.
    package static let stoppingSignals = [SIGTSTP, SIGTTIN, SIGTTOU]

    /// The end of a pipe from which a byte can be read after a resize or a suspension.
    static var wakeUp: Int32 { wakeUpEnds.output }

    static var showsScreen: Bool { state == .screen }

    /// Reads the settings of the terminal and installs the handlers, once.
    /// - Returns: The original settings; `nil` if standard input is no terminal.
    static func prepare() -> termios? {
        if lock.output >= 0 { return original }
        var settings = termios()
        guard tcgetattr(STDIN_FILENO, &settings) == 0, let wakeUp = pipe(), let lock = pipe() else {
            return nil
        }
        // A static is made at its first access, which must not be that of a handler.
        (original, changed, state) = (settings, settings, .original)
        (wakeUpEnds, self.lock) = (wakeUp, lock)
        for end in [wakeUp.output, wakeUp.input] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
        signalByte(to: lock)
        installHandlers()
        return settings
    }

    static func enter(_ settings: termios) {
        stopInBackground()
        changed = settings
        exclusively { showScreen() }
    }

    static func leave() {
        exclusively { restore(to: .original) }
    }

    /// Restores everything, stops the process, and changes the terminal again after `fg`.
    private static func suspend() {
        let state = exclusively { restore(to: .original) }
        // The process stops here, and continues here.
        raise(SIGSTOP)
        guard state == .screen else { return }
        stopInBackground()
        exclusively { showScreen() }
        signalByte(to: wakeUpEnds)
    }

    /// Stops until the shell brings the process to the front: only then the terminal is its own.
    private static func stopInBackground() {
        while case let group = tcgetpgrp(STDIN_FILENO), group >= 0, group != getpgrp() {
            raise(SIGSTOP)
        }
    }

    private static func showScreen() {
        guard state != .final else { return }
        state = .screen
        _ = tcsetattr(STDIN_FILENO, TCSANOW, &changed)
        _ = Foundation.write(STDOUT_FILENO, enterCode.utf8Start, enterCode.utf8CodeUnitCount)
    }

    /// - Returns: What had been changed.
    @discardableResult
    private static func restore(to next: State) -> State {
        let before = state
        if before == .screen {
            _ = Foundation.write(STDOUT_FILENO, leaveCode.utf8Start, leaveCode.utf8CodeUnitCount)
            _ = tcsetattr(STDIN_FILENO, TCSANOW, &original)
        }
        if before != .final { state = next }
        return before
    }

    /// Runs code that no signal on this thread interrupts, and that no other thread runs.
    @discardableResult
    private static func exclusively<Value>(_ body: () -> Value) -> Value {
        var (all, before) = (sigset_t(), sigset_t())
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        var byte: UInt8 = 0
        while Foundation.read(lock.output, &byte, 1) < 0, errno == EINTR {}
        defer { signalByte(to: lock) }
        return body()
    }

    private static func pipe() -> Ends? {
        var ends: [Int32] = [-1, -1]
        return Foundation.pipe(&ends) == 0 ? (ends[0], ends[1]) : nil
    }

    private static func signalByte(to ends: Ends) {
        var byte: UInt8 = 0
        _ = Foundation.write(ends.input, &byte, 1)
    }

    private static func installHandlers() {
        for number in endingSignals {
            handle(number) { number in
                TerminalRestoration.exclusively { TerminalRestoration.restore(to: .final) }
                signal(number, SIG_DFL)
                raise(number)
            }
        }
        for number in stoppingSignals {
            handle(number) { _ in TerminalRestoration.suspend() }
        }
        signal(SIGWINCH) { _ in
            TerminalRestoration.signalByte(to: TerminalRestoration.wakeUpEnds)
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
