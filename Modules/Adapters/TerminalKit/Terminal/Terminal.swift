import Foundation

/// The terminal of the program, taken over for an app in its full screen: no echo, single keys, the
/// alternate screen. What the user sees before and their scrollback remain as they are.
///
/// It is restored on every way out: a return, a signal, a suspension, a crash.
enum Terminal {
    /// The signals of a crash stop all other code, so their handler restores the terminal itself.
    /// The thread that reads keys handles all other signals.
    private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS]
    /// The signals that don't end a process, the two that no process can handle, and the one of a
    /// log that nothing reads any more, which `Program` handles.
    private static let harmless =
        [SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD, SIGURG, SIGWINCH, SIGPIPE]
        // Apple's systems ignore SIGIO and SIGINFO. The latter is 29 there, and has no name on
        // Linux, where 29 is SIGIO and ends a process. Only Linux has 64 signals.
        + (sigaction(64, nil, nil) == 0 ? [] : [SIGIO, 29])
    /// Every other signal ends a process that doesn't handle it, up to the last real-time one.
    private static let requests = Set(1...64).subtracting(crashes + harmless)

    /// The size of the window; 80 x 24 if it is unknown.
    static var size: (width: Int, height: Int) {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
        else { return (80, 24) }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// Whether it can't move its cursor.
    static let isDumb = ProcessInfo.processInfo.environment["TERM"] == "dumb"
    /// Whether the user wants colors (https://no-color.org).
    static let hasColor = ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty

    /// Takes the terminal over.
    /// - Returns: The keys of the user until it is gone, and `nil` each time that it must be drawn
    ///   again; no stream if standard input is no terminal.
    static func open() -> AsyncStream<[Key]?>? {
        var ends: [Int32] = [-1, -1]
        guard tcgetattr(STDIN_FILENO, &original) == 0, pipe(&ends) == 0 else { return nil }
        signals = ends[1]
        for number in crashes { handle(number) { Terminal.end(by: $0) } }
        for number in requests.union([SIGTSTP, SIGCONT, SIGWINCH]) {
            handle(number) { number in
                var byte = UInt8(truncatingIfNeeded: number)
                _ = Foundation.write(Terminal.signals, &byte, 1)
            }
        }
        lock.withLock { change() }
        let (events, continuation) = AsyncStream.makeStream(of: [Key]?.self)
        // A thread of its own, because it blocks.
        Thread.detachNewThread { [output = ends[0]] in read(signals: output, into: continuation) }
        return events
    }

    static func close() { lock.withLock { restore() } }

    static func write(_ text: String) {
        if isChanged { try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) }
    }

    private static func handle(_ number: Int32, by handler: @convention(c) (Int32) -> Void) {
        let before = signal(number, handler)
        // What the process ignores, as after `nohup`, it still ignores.
        if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
            signal(number, SIG_IGN)
        }
    }

    // Handlers read these variables, which `open()` has set before. The check for overlapping
    // accesses, which a handler must not run, is off.

    @exclusivity(unchecked) private nonisolated(unsafe) static var original = termios()
    @exclusivity(unchecked) private nonisolated(unsafe) static var isChanged = false
    /// The end of a pipe into which a handler writes the number of its signal.
    @exclusivity(unchecked) private nonisolated(unsafe) static var signals: Int32 = -1
    /// Held by the code that changes the terminal, and forever by the one that ends the process.
    private static let lock = NSLock()

    /// Changes the terminal. Only if it isn't changed already, its cursor is saved.
    private static func change() {
        let screen = isChanged ? "\u{1B}[?1047h" : "\u{1B}[?1049h"
        var changed = original
        // Ctrl-C and Ctrl-Z remain signals, so that they work even if the app hangs.
        changed.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
        changed.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR)
        isChanged = true
        // In the background, this stops the process until the shell brings it to the front.
        _ = tcsetattr(STDIN_FILENO, TCSANOW, &changed)
        // The alternate screen, a hidden cursor, lines that don't wrap, marked pastes, and the
        // mouse.
        write(screen + "\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h\u{1B}[2J")
    }

    /// Restores the terminal. It calls only what POSIX lists as async-signal-safe, and allocates
    /// nothing.
    private static func restore() {
        guard isChanged else { return }
        // The same in reverse, which finds the cursor where it was saved.
        let codes: StaticString =
            "\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[0m\u{1B}[?1049l"
        _ = Foundation.write(STDOUT_FILENO, codes.utf8Start, codes.utf8CodeUnitCount)
        _ = tcsetattr(STDIN_FILENO, TCSANOW, &original)
        isChanged = false
    }

    /// Restores everything, stops the process, and changes the terminal again after `fg`.
    private static func suspend() {
        lock.withLock {
            let wasChanged = isChanged
            restore()
            raise(SIGSTOP)
            if wasChanged { change() }
        }
    }

    /// Ends the process as the signal does that it has received.
    private static func end(by number: Int32) {
        restore()
        signal(number, SIG_DFL)
        kill(getpid(), number)
    }

    private static func read(signals: Int32, into events: AsyncStream<[Key]?>.Continuation) {
        var parser = KeyParser()
        var buffer = [UInt8](repeating: 0, count: 65_536)
        var sources = [STDIN_FILENO, signals].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        while true {
            let count = poll(&sources, 2, parser.patience ?? -1)
            if count == 0 { events.yield(parser.flush()) }
            guard count > 0 else { continue }
            if sources[1].revents != 0 {
                let length = Foundation.read(signals, &buffer, buffer.count)
                let numbers = buffer.prefix(max(0, length)).map { Int32($0) }
                if let number = numbers.first(where: requests.contains) {
                    lock.lock()
                    return end(by: number)
                }
                if numbers.contains(SIGTSTP) { suspend() }
                // Whatever stopped the process, a shell has used the terminal since.
                if numbers.contains(SIGCONT) { lock.withLock { if isChanged { change() } } }
                events.yield(nil)
            } else if sources[0].revents != 0 {
                let length = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
                if length > 0 {
                    events.yield(parser.feed(buffer.prefix(length)))
                } else if length == 0 || errno != EINTR {
                    events.finish()
                    sources[0].fd = -1
                }
            }
        }
    }
}
