import Foundation

/// A program that a person or a script starts, with its standard output.
///
/// A full disk, a reader that has gone and a closed output don't end the process: the program
/// finishes its work first, and ``run(_:_:)`` then reports what couldn't be written.
@MainActor
public final class Program {
    private var outputError: (any Error)?

    /// Writes a text to the standard output.
    ///
    /// It isn't buffered by the C library, which would wait while another thread reads a line.
    /// - Parameters:
    ///   - text: One line or several.
    ///   - terminator: What follows the text.
    /// - Returns: Whether it was written.
    @discardableResult
    public func write(_ text: String, terminator: String = "\n") -> Bool {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data((text + terminator).utf8))
            return true
        } catch {
            outputError = outputError ?? error
            return false
        }
    }

    /// Writes a text to the standard error. If it can't be written, only the exit code can say so.
    /// - Parameters:
    ///   - text: One line or several.
    ///   - terminator: What follows the text.
    public nonisolated static func writeError(_ text: String, terminator: String = "\n") {
        try? FileHandle.standardError.write(contentsOf: Data((text + terminator).utf8))
    }

    /// Runs a program, and ends the process with its exit code, or with 74 and a sentence if part
    /// of the output couldn't be written.
    /// - Parameters:
    ///   - name: The beginning of that sentence, such as the program's name.
    ///   - body: The program; it returns its exit code.
    public nonisolated static func run(
        _ name: String, _ body: @escaping @MainActor @Sendable (Program) async -> Int32
    ) -> Never {
        // Before the first task, for which the system opens descriptors of its own.
        reserveStandardStreams()
        Task { await run(name, body) }
        dispatchMain()
    }

    /// Runs a program whose main function is asynchronous.
    package static func run(
        _ name: String, _ body: @MainActor (Program) async -> Int32
    ) async -> Never {
        reserveStandardStreams()
        // With a handler, unlike without one, a write to a pipe that nothing reads is an error.
        // Programs that this one starts don't inherit it, as they would if the signal were ignored.
        signal(SIGPIPE) { _ in }
        let program = Program()
        program.end(with: await body(program), name: name)
    }

    private func end(with code: Int32, name: String) -> Never {
        guard let outputError else { exit(code) }
        Self.writeError(
            "\(name): the output can't be written: \(outputError.fileReason); "
                + "send it to a file with room, or leave it in the terminal")
        exit(ExitCode.console.rawValue)
    }

    /// Opens a stand-in for each standard stream that is closed: otherwise, the next file that is
    /// opened gets its number, and the output would be written into that file.
    private nonisolated static func reserveStandardStreams() {
        for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) == -1 {
            // Writing to it fails, because it is opened for reading.
            let standIn = open("/dev/null", O_RDONLY)
            guard standIn >= 0, standIn != stream else { continue }
            dup2(standIn, stream)
            close(standIn)
        }
    }
}
