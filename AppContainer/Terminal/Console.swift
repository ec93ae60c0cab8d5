import RoutingKit

/// Where lines come from and text goes to: the terminal, a pipe, or a test.
///
/// All text leaves here, in its printable form, so it can't move the cursor,
/// forge a line or style itself. Lines end and are styled only where the program says so.
@MainActor
final class Console {
    /// Whether a person types and reads.
    let isInteractive: Bool

    private let hasColor: Bool
    private let movesCursor: Bool
    private let width: () -> Int
    private let windowHeight: () -> Int?
    private let acceptKeys: (Bool) -> Void
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
    ///   - movesCursor: Whether the window knows how to erase a line.
    ///   - width: The columns of the window now.
    ///   - height: The lines of the window now; `nil` if it has no end.
    ///   - acceptKeys: Sets whether space or `q` alone ends a line, without Enter.
    ///   - read: Gives the next line of input without its end; `nil` at the end of input.
    ///   - output: Prints text as it is.
    ///   - errors: Prints a line apart from the output.
    init(
        isInteractive: Bool, hasColor: Bool, movesCursor: Bool = true, width: @escaping () -> Int,
        height: @escaping () -> Int? = { nil },
        acceptKeys: @escaping (Bool) -> Void = { _ in },
        read: @escaping () async -> String?, output: @escaping (String) -> Void,
        errors: @escaping (String) -> Void
    ) {
        self.isInteractive = isInteractive
        self.hasColor = hasColor
        self.movesCursor = movesCursor
        self.width = width
        windowHeight = height
        self.acceptKeys = acceptKeys
        self.read = read
        self.output = output
        self.errors = errors
    }

    /// How text is drawn here now: the user may have resized the window.
    var style: TextStyle { TextStyle(hasColor: hasColor, width: width()) }

    /// The lines of the window now; `nil` if it has no end.
    var height: Int? { windowHeight() }

    /// The next line of input, asked for with a prompt where a person types. The app goes on while
    /// it waits.
    func readLine(prompt: String = "> ") async -> String? {
        ask(prompt)
        return await read()
    }

    /// The next line of input, or a key, which has been asked for.
    func readAnswer() async -> String? { await read() }

    /// Prints a prompt where a person types.
    func ask(_ prompt: String = "> ") {
        stopAcceptingKeys()
        if isInteractive { output(prompt.printable) }
    }

    /// Prints a prompt that a key answers as well as a line, until keys are accepted no more.
    func askForKey(_ prompt: String) {
        acceptKeys(true)
        output(prompt.printable)
    }

    /// Lets only Enter end a line.
    func stopAcceptingKeys() {
        acceptKeys(false)
    }

    /// Takes a prompt away that was answered in its line. Nothing else is ever erased.
    func erasePrompt() {
        if movesCursor { output("\u{1B}[A\r\u{1B}[K") }
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
