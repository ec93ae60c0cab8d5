import CompositionRoot
import RoutingKit
import TerminalKit

/// Reads lines and prints text: in a terminal, a pipe, or a test.
///
/// All text is printed here, in its printable form, so that it can't move the cursor, forge a line
/// or style itself. Only the program ends lines and sets styles.
@MainActor
final class Console {
    /// Whether a person uses it.
    let isInteractive: Bool
    /// The look of a full screen; `nil` if the terminal can't show one.
    let fullScreenTheme: Theme?

    private let hasColor: Bool
    private let width: () -> Int
    private let read: () async -> String?
    private let output: (String) throws -> Void
    private let errors: (String) -> Void
    private var warnings: [String] = []
    /// Why part of the output could not be written; `nil` if all of it was.
    private(set) var outputError: (any Error)?
    /// Called when a warning waits for the next screen.
    var onWarning: () -> Void = {}

    /// Makes a console.
    /// - Parameters:
    ///   - isInteractive: Whether a person uses it.
    ///   - hasColor: Whether to use colors.
    ///   - fullScreenTheme: The look of a full screen; `nil` if the terminal can't show one.
    ///   - width: The current columns of the window.
    ///   - read: Returns the next line of input without its line break; `nil` at the end of input.
    ///   - output: Prints text unchanged.
    ///   - errors: Prints a line to the error output.
    init(
        isInteractive: Bool, hasColor: Bool, fullScreenTheme: Theme? = nil,
        width: @escaping () -> Int,
        read: @escaping () async -> String?, output: @escaping (String) throws -> Void,
        errors: @escaping (String) -> Void
    ) {
        self.isInteractive = isInteractive
        self.hasColor = hasColor
        self.fullScreenTheme = fullScreenTheme
        self.width = width
        self.read = read
        self.output = output
        self.errors = errors
    }

    /// The current style of text, which depends on the size of the window.
    var style: TextStyle { TextStyle(hasColor: hasColor, width: width()) }

    /// Prompts for a line of input and returns it. The app continues to run in the meantime.
    func readLine(prompt: String = "> ") async -> String? {
        ask(prompt)
        return await read()
    }

    /// Prints a prompt if a person uses the console.
    func ask(_ prompt: String = "> ") {
        if isInteractive { print(prompt.printable) }
    }

    /// Prints a line.
    func write(_ line: String) {
        write([StyledLine(line)])
    }

    /// Prints lines.
    func write(_ lines: [String]) {
        write(lines.map { StyledLine($0) })
    }

    /// Prints lines in their styles.
    func write(_ lines: [StyledLine]) {
        guard !lines.isEmpty else { return }
        print(lines.map { style.draw($0) + "\n" }.joined())
    }

    /// Prints why the program ends, in one or more lines.
    func fail(_ lines: [String]) {
        errors("error: " + lines.map(\.printable).joined(separator: "\n"))
    }

    /// Prints a warning. In a terminal it waits for the next screen, which would hide it otherwise.
    func warn(_ message: String) {
        let line = "warning: \(message)".printable
        if isInteractive {
            warnings.append(line)
            onWarning()
        } else {
            errors(line)
        }
    }

    /// Returns the warnings that wait for a screen, and removes them.
    func takeWarnings() -> [String] {
        defer { warnings = [] }
        return warnings
    }

    private func print(_ text: String) {
        do {
            try output(text)
        } catch {
            outputError = error
        }
    }
}
