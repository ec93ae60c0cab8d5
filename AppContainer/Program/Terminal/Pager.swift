import TerminalKit

/// Prints lines one window at a time, from the top, and reads the lines that the user types. It
/// handles the answers to the prompt `more` itself.
@MainActor
final class Pager {
    private let console: Console
    /// The lines that haven't been shown, and the count of all lines.
    private var rest: ArraySlice<StyledLine> = []
    private var total = 0

    init(_ console: Console) {
        self.console = console
    }

    /// Prints lines up to the end of the window, and drops the rest of the previous ones.
    func show(_ lines: [StyledLine]) {
        rest = lines[...]
        // A prompt for an empty line would be annoying.
        while rest.count > page, rest.last == StyledLine("") { rest.removeLast() }
        total = rest.count
        showNext()
    }

    /// Whether a number of lines and a prompt fit into the window.
    func fits(_ count: Int) -> Bool { count <= page }

    /// Prompts for the next line, which is a command or an answer to `more`.
    func ask() {
        if rest.isEmpty { return console.ask() }
        let width = console.style.width
        console.askForKey(Self.prompt(shown: total - rest.count, of: total, width: width))
    }

    /// The next line that is not an answer to `more`. Space or Enter shows the next part. `q` and
    /// commands stop.
    func readLine() async -> String? {
        defer { console.stopAcceptingKeys() }
        while true {
            ask()
            let line = await console.readAnswer()
            guard let line, !rest.isEmpty else { return line }
            let answer = line.filter { !$0.isWhitespace }
            guard answer.isEmpty || answer == "q" else {
                rest = []
                return line
            }
            console.erasePrompt()
            if answer.isEmpty { showNext() } else { rest = [] }
        }
    }

    /// The longest prompt that fits into the window.
    static func prompt(shown: Int, of total: Int, width: Int) -> String {
        let prompts = [
            "more (space or Enter), \(shown) of \(total) ", "more, \(shown) of \(total) ",
        ]
        return prompts.first { $0.columns < width } ?? "more "
    }

    /// The lines of the window above the prompt.
    private var page: Int { max(1, (console.height ?? .max) - 1) }

    private func showNext() {
        let part = rest.prefix(page)
        rest = rest.dropFirst(part.count)
        console.write(Array(part))
    }
}
