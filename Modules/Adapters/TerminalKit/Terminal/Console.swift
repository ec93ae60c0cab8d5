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
    private let showsErrors: Bool
    /// The number of columns, which the user may change.
    let width: () -> Int
    private let read: () async -> String?
    private let output: (String) -> Void
    private let errors: (String) -> Void
    /// Whether the user of the app reads what is printed, which is no place for the log.
    var showsApp = false
    /// The end of the log, as far as it isn't printed.
    private(set) var warnings: [String] = []

    /// `read` returns the next line of input without its line break, or `nil` at the end of input.
    /// Only `output` prints text unchanged. `showsErrors` says whether a person reads the errors,
    /// too.
    package init(
        isInteractive: Bool, hasFullScreen: Bool = false, showsErrors: Bool = true,
        width: @escaping () -> Int, read: @escaping () async -> String?,
        output: @escaping (String) -> Void, errors: @escaping (String) -> Void
    ) {
        self.isInteractive = isInteractive
        self.hasFullScreen = hasFullScreen
        self.showsErrors = showsErrors
        self.width = width
        self.read = read
        self.output = output
        self.errors = errors
    }

    /// Standard input, output and error.
    package static func standard(of program: Program) -> Console {
        let isInteractive = isatty(STDOUT_FILENO) == 1 && isatty(STDIN_FILENO) == 1
        return Console(
            isInteractive: isInteractive, hasFullScreen: isInteractive && !Terminal.isDumb,
            showsErrors: isatty(STDERR_FILENO) == 1, width: { Terminal.size.width },
            read: {
                // Reading blocks, so it can't use Swift's own threads.
                await withCheckedContinuation { reading in
                    DispatchQueue.global().async { reading.resume(returning: Swift.readLine()) }
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

    package func fail(_ lines: [String]) {
        errors("error: " + lines.map(\.printable).joined(separator: "\n"))
    }

    /// Prints a sentence for the log, which may name files and types.
    package func warn(_ message: String) {
        let line = "warning: \(message)".printable
        guard showsApp, isInteractive, showsErrors else { return errors(line) }
        warnings = warnings.suffix(99) + [line]
    }
}
