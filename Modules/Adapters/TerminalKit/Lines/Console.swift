package import CommandLineKit
import Foundation
import RoutingKit

/// Reads lines and prints text: in a terminal, a pipe, or a test.
///
/// All text is printed here, in its printable form, so that it can't move the cursor, forge a line
/// or style itself. Only the program ends lines.
@MainActor
package final class Console {
    /// Whether a person uses it.
    package let isInteractive: Bool
    /// Whether their terminal can show a full screen.
    let hasFullScreen: Bool
    let hasColor: Bool
    /// The number of columns, which the user may change.
    package let width: () -> Int
    private let read: () async -> String?
    private let output: (String) -> Void
    private let errors: (String) -> Void
    private var warnings: [String] = []

    /// `read` returns the next line of input without its line break, or `nil` at the end of input.
    /// Only `output` prints text unchanged.
    package init(
        isInteractive: Bool, hasFullScreen: Bool = false, hasColor: Bool = false,
        width: @escaping () -> Int, read: @escaping () async -> String?,
        output: @escaping (String) -> Void, errors: @escaping (String) -> Void
    ) {
        self.isInteractive = isInteractive
        self.hasFullScreen = hasFullScreen
        self.hasColor = hasColor
        self.width = width
        self.read = read
        self.output = output
        self.errors = errors
    }

    /// Standard input, output and error. Colors are off without a terminal, and if the user turns
    /// them off (https://no-color.org).
    package static func standard(of program: Program) -> Console {
        func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let isDumb = variable("TERM") == "dumb"
        let isInteractive = isTerminal && isatty(STDIN_FILENO) == 1
        return Console(
            isInteractive: isInteractive, hasFullScreen: isInteractive && !isDumb,
            hasColor: isTerminal && !isDumb && variable("NO_COLOR")?.isEmpty != false,
            width: { Terminal.size.width },
            read: {
                // Reading blocks, so it can't use Swift's own threads.
                await withCheckedContinuation { continuation in
                    DispatchQueue.global().async {
                        continuation.resume(returning: Swift.readLine())
                    }
                }
            },
            output: { program.write($0, terminator: "") }, errors: { Program.writeError($0) })
    }

    /// Prompts for a line of input and returns it. The app continues to run in the meantime.
    package func readLine(prompt: String = "> ") async -> String? {
        if isInteractive { output(prompt.printable) }
        return await read()
    }

    package func write(_ lines: [String]) {
        if !lines.isEmpty { output(lines.map { $0.printable + "\n" }.joined()) }
    }

    /// Wraps a text to the window. Lines that fit keep their spaces, as in tables.
    package func wrapped(_ line: String, to width: Int? = nil) -> [String] {
        let line = line.printable
        let width = width ?? self.width()
        return line.columns <= width ? [line] : line.wrapped(to: width)
    }

    package func fail(_ lines: [String]) {
        errors("error: " + lines.map(\.printable).joined(separator: "\n"))
    }

    /// Prints a warning. In a terminal it waits for the next screen, which would hide it otherwise.
    package func warn(_ message: String) {
        let line = "warning: \(message)".printable
        if isInteractive { warnings.append(line) } else { errors(line) }
    }

    func takeWarnings() -> [String] {
        defer { warnings = [] }
        return warnings
    }
}
