import CommandLineKit
import Foundation
import MomentsTestSupport
import RoutingTestSupport

/// The built program in its own process: with pipes, or in a terminal of its own.
nonisolated final class RunningApp: Sendable {
    private let process = Process()
    private let input: FileHandle, output: FileHandle
    /// The program's side of the terminal; its pipe for input without one.
    private let side: FileHandle
    /// What was read behind the text that a test has waited for. A test reads from one task at a
    /// time.
    nonisolated(unsafe) private var unread = Data()

    private static let program = URL.built.appending(path: "AppContainer")

    init(_ arguments: [String]) throws {
        let (input, output) = (Pipe(), Pipe())
        self.input = input.fileHandleForWriting
        self.output = output.fileHandleForReading
        side = input.fileHandleForReading
        process.executableURL = Self.program
        process.arguments = arguments
        process.standardInput = input
        process.standardOutput = output
        process.standardError = output
        try process.run()
    }

    /// Starts the program in a window, from a shell that ignores a signal.
    init(
        _ arguments: [String], width: UInt16, height: UInt16, ignoring signal: Int32? = nil
    ) throws {
        var (main, side): (Int32, Int32) = (0, 0)
        var size = winsize(ws_row: height, ws_col: width, ws_xpixel: 0, ws_ypixel: 0)
        guard openpty(&main, &side, nil, nil, &size) == 0 else {
            throw NotFound("the terminal: \(String(cString: strerror(errno)))")
        }
        input = FileHandle(fileDescriptor: main, closeOnDealloc: true)
        output = input
        self.side = FileHandle(fileDescriptor: side, closeOnDealloc: true)
        process.executableURL = URL(filePath: "/bin/sh")
        let ignore = signal.map { "trap '' \($0); " } ?? ""
        process.arguments = ["-c", "\(ignore)exec \"$0\" \"$@\"", Self.program.path] + arguments
        process.standardInput = self.side
        process.standardOutput = self.side
        process.standardError = self.side
        try process.run()
    }

    /// Runs a script of the shell to its end, in which `"$0"` is the program and `"$@"` are the
    /// arguments.
    /// - Parameter isAlone: Whether the script has mounts of its own.
    /// - Returns: Its output with errors.
    /// - Throws: An error with its output if the script fails.
    static func run(
        _ script: String, _ arguments: [String] = [], isAlone: Bool = false
    ) async throws -> String {
        let shell = ["sh", "-c", "exec 2>&1\n\(script)", program.path]
        let command = (isAlone ? alone : []) + shell + arguments
        let output = try await Tool(command: command, limit: .seconds(1_200)).output().get()
        return String(decoding: output, as: UTF8.self)
    }

    private static let alone = ["unshare", "--map-root-user", "--mount"]

    /// Whether scripts can mount file systems of their own here, as on a Linux that lets users do
    /// that.
    static let canMount: Bool = {
        let mount = alone + ["mount", "-t", "tmpfs", "none", "/mnt"]
        return (try? Tool(command: mount, limit: .seconds(60)).run()) != nil
    }()

    func type(_ text: String) throws {
        try input.write(contentsOf: Data(text.utf8))
    }

    /// Returns the output up to a text.
    /// - Throws: `NotFound` if the program ends first, or doesn't print it within half a minute:
    ///   the machine may be busy.
    func output(until text: String) async throws -> String {
        try await Self.unblocked { [self] in
            let (end, deadline) = (Data(text.utf8), Date(timeIntervalSinceNow: 30))
            var printed = unread
            while true {
                if let found = printed.range(of: end) {
                    unread = Data(printed[found.upperBound...])
                    return String(decoding: printed[..<found.upperBound], as: UTF8.self)
                }
                let next = next(before: deadline)
                guard !next.isEmpty else {
                    throw NotFound("'\(text)' in \(String(decoding: printed, as: UTF8.self))")
                }
                printed += next
            }
        }
    }

    /// Returns nothing if the program ends, or prints nothing before a deadline.
    private func next(before deadline: Date) -> Data {
        var waiting = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
        var bytes = [UInt8](repeating: 0, count: 4096)
        while true {
            let rest = Int32(max(0, deadline.timeIntervalSinceNow * 1000))
            let count = poll(&waiting, 1, rest)
            if count < 0, errno == EINTR { continue }
            let size = count > 0 ? read(output.fileDescriptor, &bytes, bytes.count) : 0
            return Data(bytes.prefix(max(0, size)))
        }
    }

    /// Returns the first bytes of the output; fewer if the program ends first.
    func output(bytes count: Int) async throws -> String {
        try await Self.unblocked { [output] in
            var printed = Data()
            while printed.count < count,
                let next = try output.read(upToCount: count - printed.count), !next.isEmpty
            {
                printed += next
            }
            return String(decoding: printed, as: UTF8.self)
        }
    }

    /// Reading blocks, so it can't use Swift's own threads.
    private static func unblocked<Value: Sendable>(
        _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(with: Result { try body() }) }
        }
    }

    func send(_ signal: Int32) {
        Foundation.kill(process.processIdentifier, signal)
    }

    /// Waits until the program is suspended: it restores the terminal before that, and a signal to
    /// continue has no effect until then.
    func waitUntilStopped() async throws {
        let program = id_t(process.processIdentifier)
        try await Self.unblocked {
            var change = siginfo_t()
            _ = waitid(P_PID, program, &change, WSTOPPED | WEXITED | WNOWAIT)
        }
    }

    /// - Returns: The exit code of the program, or the signal that ended it.
    @discardableResult
    func wait() -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Kills the program, which can't save or restore anything, and waits until it has ended.
    func kill() {
        send(SIGKILL)
        wait()
    }

    /// Stops the output of the terminal, so that writing blocks, or lets it continue.
    func holdOutput(_ isHeld: Bool) {
        tcflow(side.fileDescriptor, isHeld ? TCOOFF : TCOON)
    }

    /// Whether the terminal echoes keys and waits for whole lines, as before the program.
    var readsLines: Bool {
        var attributes = termios()
        tcgetattr(side.fileDescriptor, &attributes)
        let flags = tcflag_t(ECHO | ICANON)
        return attributes.c_lflag & flags == flags
    }
}
