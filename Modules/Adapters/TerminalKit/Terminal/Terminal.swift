import Foundation

/// The terminal of the program, taken over for an app in its full screen: no echo, single keys, the
/// alternate screen. What the user sees before and their scrollback remain as they are.
///
/// It is restored on every way out: a return, a signal, a suspension, a crash.
enum Terminal {
    /// They end a process that doesn't handle them. Those of a crash stop all other code, so that
    /// their handler restores the terminal; the thread that reads keys handles the others.
    private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS]
    private static let requests = [
        SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGALRM, SIGTERM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ,
        SIGVTALRM, SIGPROF,
    ]

    /// The size of the window; 80 x 24 if it is unknown.
    static var size: (width: Int, height: Int) {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
        else { return (80, 24) }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// Takes the terminal over.
    /// - Returns: The keys of the user until it is gone, and `nil` each time that it must be drawn
    ///   again; no stream if standard input is no terminal.
    static func open() -> AsyncStream<[Key]?>? {
        var ends: [Int32] = [-1, -1]
        guard tcgetattr(STDIN_FILENO, &original) == 0, pipe(&ends) == 0 else { return nil }
        signals = ends[1]
        for number in crashes { handle(number) { Terminal.end(by: $0) } }
        for number in requests + [SIGTSTP, SIGWINCH] {
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

    // Handlers read these variables, which `open()` has set before. The check for overlapping accesses,
    // which a handler must not run, is off.

    @exclusivity(unchecked) private nonisolated(unsafe) static var original = termios()
    @exclusivity(unchecked) private nonisolated(unsafe) static var isChanged = false
    /// The end of a pipe into which a handler writes the number of its signal.
    @exclusivity(unchecked) private nonisolated(unsafe) static var signals: Int32 = -1
    /// Held by the code that changes the terminal, and forever by the one that ends the process.
    private static let lock = NSLock()

    /// The alternate screen, a hidden cursor, lines that don't wrap, marked pastes, and the mouse.
    private static let codes: (enter: StaticString, leave: StaticString) = (
        "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h\u{1B}[2J",
        "\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[0m\u{1B}[?1049l"
    )

    private static func change() {
        var changed = original
        // Ctrl-C and Ctrl-Z remain signals, so that they work even if the app hangs.
        changed.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
        changed.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR)
        isChanged = true
        // In the background, this stops the process until the shell brings it to the front.
        _ = tcsetattr(STDIN_FILENO, TCSANOW, &changed)
        write(codes.enter)
    }

    /// Calls only what POSIX lists as async-signal-safe, and allocates nothing.
    private static func restore() {
        guard isChanged else { return }
        write(codes.leave)
        _ = tcsetattr(STDIN_FILENO, TCSANOW, &original)
        isChanged = false
    }

    private static func write(_ code: StaticString) {
        _ = Foundation.write(STDOUT_FILENO, code.utf8Start, code.utf8CodeUnitCount)
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
            // An Escape waits for the rest of a sequence.
            let count = poll(&sources, 2, parser.isAmbiguous ? 40 : -1)
            if count == 0 { events.yield(parser.flush()) }
            guard count > 0 else { continue }
            if sources[1].revents != 0, Foundation.read(signals, &buffer, 1) == 1 {
                let number = Int32(buffer[0])
                if requests.contains(number) {
                    lock.lock()
                    return end(by: number)
                }
                if number == SIGTSTP { suspend() }
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
