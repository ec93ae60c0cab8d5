import Dispatch
import Foundation

/// Takes the terminal over for a full-screen app: no echo, single keys, the alternate screen. What
/// the user sees before and their scrollback remain as they are.
///
/// The terminal is restored on every way out: a return, a signal, a suspension, a crash.
final class TerminalSession: Sendable {
    enum Event: Sendable, Equatable {
        case keys([Key])
        /// The window has another size, or the app continues after a suspension.
        case needsDrawing
        /// The terminal is gone.
        case ended
    }

    let events: AsyncStream<Event>

    /// How long an Escape waits for the rest of a sequence, in milliseconds.
    private static let escapeDelay: Int32 = 40

    /// Takes the terminal over; `nil` if standard input is none.
    init?() {
        guard var settings = TerminalRestoration.prepare() else { return nil }
        // Ctrl-C and Ctrl-Z remain signals, so that they work even if the app hangs.
        settings.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
        settings.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR)
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
        events = stream
        TerminalRestoration.enter(settings)
        // A thread of its own, because it blocks.
        Thread.detachNewThread { Self.read(into: continuation) }
    }

    func end() {
        TerminalRestoration.leave()
    }

    func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty, TerminalRestoration.showsScreen {
            let count = bytes.withUnsafeBytes {
                Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count)
            }
            if count > 0 {
                bytes = bytes.dropFirst(count)
            } else if errno != EINTR, errno != EAGAIN {
                return
            }
        }
    }

    /// A window is drawn up to this size, which is beyond any screen: some have sizes that no memory
    /// holds.
    static let largest = (width: 1000, height: 500)

    /// The size of the window, up to the largest one; 80 x 24 if it is unknown.
    static var size: (width: Int, height: Int) {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
        else { return (80, 24) }
        return (min(Int(size.ws_col), largest.width), min(Int(size.ws_row), largest.height))
    }

    private static func read(into events: AsyncStream<Event>.Continuation) {
        var parser = KeyParser()
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let wakeUp = TerminalRestoration.wakeUp
        while true {
            var sources = [
                pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
                pollfd(fd: wakeUp, events: Int16(POLLIN), revents: 0),
            ]
            let count = poll(&sources, 2, parser.isAmbiguous ? escapeDelay : -1)
            if count < 0 {
                if errno == EINTR { continue }
                break
            }
            if count == 0 {
                events.yield(.keys(parser.flush()))
                continue
            }
            if sources[1].revents != 0 {
                _ = Foundation.read(wakeUp, &buffer, buffer.count)
                events.yield(.needsDrawing)
            }
            guard sources[0].revents != 0 else { continue }
            let length = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
            if length > 0 {
                let keys = parser.feed(buffer.prefix(length))
                if !keys.isEmpty { events.yield(.keys(keys)) }
            } else if length == 0 || errno != EINTR {
                break
            }
        }
        events.yield(.ended)
        events.finish()
    }
}
