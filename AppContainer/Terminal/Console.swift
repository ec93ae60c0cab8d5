import RoutingKit

/// Where lines come from and text goes to: the terminal, a pipe, or a test.
///
/// All text leaves here, in its printable form: whoever wrote it, it can't move the cursor, forge a
/// line or style itself. Lines end and are styled only where the program says so.
@MainActor
final class Console {
    /// Whether a person types and reads.
    let isInteractive: Bool

    private let hasColor: Bool
    private let width: () -> Int
    private let read: () async -> String?
    private let output: (String) -> Void
    private let errors: (String) -> Void
    private var warnings: [String] = []
    /// Called when a warning waits for the next screen.
    var whenWarned: () -> Void = {}

    /// Makes a console.
    /// - Parameters:
    ///   - isInteractive: Whether a person types and reads.
    ///   - hasColor: Whether text may be coloured.
    ///   - width: The columns of the window now.
    ///   - read: Gives the next line of input without its end; `nil` at the end of input.
    ///   - output: Prints text as it is.
    ///   - errors: Prints a line apart from the output.
    init(
        isInteractive: Bool, hasColor: Bool, width: @escaping () -> Int,
        read: @escaping () async -> String?, output: @escaping (String) -> Void,
        errors: @escaping (String) -> Void
    ) {
        self.isInteractive = isInteractive
        self.hasColor = hasColor
        self.width = width
        self.read = read
        self.output = output
        self.errors = errors
    }

    /// How text is drawn here now: the user may have resized the window.
    var style: TextStyle { TextStyle(hasColor: hasColor, width: width()) }

    /// The next line of input, asked for with a prompt where a person types. The app goes on while
    /// it waits.
    func readLine(prompt: String = "> ") async -> String? {
        ask(prompt)
        return await read()
    }

    /// Prints a prompt where a person types.
    func ask(_ prompt: String = "> ") {
        if isInteractive { output(prompt.printable) }
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
        output(lines.map { style.draw($0) + "\n" }.joined())
    }

    /// Empties the window, so that a screen stands alone in it.
    func clear() {
        if isInteractive { output("\u{1B}[2J\u{1B}[3J\u{1B}[H") }
    }

    /// Tells why the program ends, in one or more lines.
    func fail(_ lines: [String]) {
        errors("error: " + lines.map(\.printable).joined(separator: "\n"))
    }

    /// Tells about something that went wrong while the program goes on. Where a screen would wipe
    /// it out at once, it waits for the screen.
    func warn(_ message: String) {
        let line = "warning: \(message)".printable
        if isInteractive {
            warnings.append(line)
            whenWarned()
        } else {
            errors(line)
        }
    }

    /// The warnings that wait for a screen; each is given once.
    func takeWarnings() -> [String] {
        defer { warnings = [] }
        return warnings
    }
}
