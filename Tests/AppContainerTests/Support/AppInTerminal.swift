import Foundation

/// The built program in its own terminal, with a window and keys.
final class AppInTerminal: Sendable {
    /// A terminal that can't be opened.
    struct NoTerminal: Error, CustomStringConvertible {
        let description: String
    }

    private let process = Process()
    private let keyboard: FileHandle
    private let terminal: FileHandle

    /// Starts the program in a window, from a shell that ignores a signal.
    init(
        _ arguments: [String], width: UInt16, height: UInt16, ignoring signal: Int32? = nil
    ) throws {
        var (main, side): (Int32, Int32) = (0, 0)
        var size = winsize(ws_row: height, ws_col: width, ws_xpixel: 0, ws_ypixel: 0)
        guard openpty(&main, &side, nil, nil, &size) == 0 else {
            throw NoTerminal(description: "no terminal: \(String(cString: strerror(errno)))")
        }
        keyboard = FileHandle(fileDescriptor: main, closeOnDealloc: true)
        terminal = FileHandle(fileDescriptor: side, closeOnDealloc: true)
        process.executableURL = URL(filePath: "/bin/sh")
        let ignore = signal.map { "trap '' \($0); " } ?? ""
        let program = RunningApp.products.appending(path: "AppContainer").path
        process.arguments = ["-c", "\(ignore)exec \"$0\" \"$@\"", program] + arguments
        process.standardInput = terminal
        process.standardOutput = terminal
        process.standardError = terminal
        try process.run()
    }

    /// Presses keys.
    func press(_ keys: String) throws {
        try keyboard.write(contentsOf: Data(keys.utf8))
    }

    /// Returns the output up to a text.
    /// - Throws: ``PrintedText/Missing`` if the text doesn't appear.
    func output(until text: String) async throws -> String {
        try await PrintedText(handle: keyboard).read(until: text)
    }

    /// Kills the program, and waits until it has ended. Nobody reads its output any more, so it can be
    /// blocked by a full terminal, which it would restore first if it were asked to end.
    func kill() {
        send(SIGKILL)
        process.waitUntilExit()
    }

    /// Sends a signal.
    func send(_ signal: Int32) {
        Foundation.kill(process.processIdentifier, signal)
    }

    /// Waits until the program has ended.
    /// - Returns: Its exit code, or the signal that ended it.
    @discardableResult
    func wait() -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Stops the output of the terminal, so that writing blocks.
    func holdOutput() {
        tcflow(terminal.fileDescriptor, TCOOFF)
    }

    /// Continues the output of the terminal.
    func resumeOutput() {
        tcflow(terminal.fileDescriptor, TCOON)
    }

    /// Whether the terminal echoes keys and waits for whole lines, as before the program.
    var readsLines: Bool {
        var attributes = termios()
        tcgetattr(terminal.fileDescriptor, &attributes)
        let flags = tcflag_t(ECHO | ICANON)
        return attributes.c_lflag & flags == flags
    }
}
