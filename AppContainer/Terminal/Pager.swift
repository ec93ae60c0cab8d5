/// Prints lines a window at a time, from the top, and reads the lines that the user types: those that
/// answer the prompt `more` are its own.
@MainActor
final class Pager {
    private let console: Console
    /// The lines that are still to be shown, and how many were given.
    private var rest: ArraySlice<StyledLine> = []
    private var total = 0

    init(_ console: Console) {
        self.console = console
    }

    /// Prints lines up to the end of the window, in place of what was still to be shown.
    func show(_ lines: [StyledLine]) {
        rest = lines[...]
        // Nobody wants to be asked for an empty line.
        while rest.count > page, rest.last == StyledLine("") { rest.removeLast() }
        total = rest.count
        showNext()
    }

    /// Whether so many lines and a prompt fit into the window.
    func fits(_ count: Int) -> Bool { count <= page }

    /// Asks for the next line: whether to show more, or what to do.
    func ask() {
        if rest.isEmpty { return console.ask() }
        let width = console.style.width
        console.askForKey(Self.prompt(shown: total - rest.count, of: total, width: width))
    }

    /// The next line that is not an answer to `more`. Space or Enter shows the next part, `q` stops,
    /// and a command stops as well.
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

    /// The prompt under a part, as short as the window needs it.
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
