import DesignKit
import RoutingEngine

/// The app line by line. It prints the visible screen, reads a line, performs it, and prints the
/// screen again below the previous output.
@MainActor
package final class LineMode {
    private let app: RouterApp
    private let console: Console
    /// Sentences for the user that the next screen shows below it.
    private var notices: [String] = []
    private var printed: [Line] = []

    /// Prints what the router does; the app adds its own sentences.
    package init(_ app: RouterApp, on console: Console) {
        self.app = app
        self.console = console
        app.router.observe { [weak self] event in
            if case .ended(let outcome) = event, let notice = outcome.notice { self?.add(notice) }
            if let warning = event.warning { self?.add("warning: \(warning)") }
        }
    }

    package func add(_ sentence: String?) {
        if let sentence { notices.append(sentence) }
    }

    /// Runs until `q` or the end of input.
    package func run(first: String? = nil) async {
        await printScreen()
        var line = if let first { first } else { await console.readLine() }
        while let text = line {
            if !console.isInteractive { console.write("> \(text)") }
            guard await perform(text) else { return }
            await printScreen()
            line = await console.readLine()
        }
        if console.isInteractive { console.write("") }
    }

    /// Performs what the user has typed.
    /// - Returns: `false` if they quit.
    @discardableResult
    package func perform(_ line: String) async -> Bool {
        app.extras.willPerform()
        let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
        var rest = words.count > 1 ? words[1] : ""
        while rest.last?.isWhitespace == true { rest.removeLast() }
        switch (words.first ?? "", rest) {
        case ("", _): break
        case ("q", ""), ("quit", ""), ("exit", ""): return false
        case ("?", ""), ("help", ""): notices += Self.help.lines
        case ("b", ""), ("back", ""): add(await app.goBack())
        case ("r", ""), ("refresh", ""): add(await app.refresh())
        case ("shake", ""): add(await app.shake())
        case ("yes", ""), ("no", ""): add(await app.answer(opens: words == ["yes"]))
        case ("log", ""):
            let outcomes = app.router.history.outcomes
            notices += outcomes.isEmpty ? ["There are no requests yet."] : outcomes.map(\.logLine)
        case ("routes", ""):
            notices += app.router.routes.flatMap(\.lines)
        case ("open", let url) where !url.isEmpty: await app.open(url)
        case ("link", let url) where !url.isEmpty: add(await app.follow(url))
        case ("explain", let url) where !url.isEmpty:
            notices += app.router.explain(url, from: .of(url)).description.lines
        case ("t", _) where Int(rest) != nil: add(await app.selectTab((Int(rest) ?? 0) &- 1))
        case (let number, _) where Int(number) != nil: await choose((Int(number) ?? 0) &- 1, rest)
        default: notices.append("Unknown command '\(line)'. Type ? for help.")
        }
        return true
    }

    /// Chooses a row. A field without a text asks for it.
    private func choose(_ index: Int, _ text: String) async {
        await app.settle()
        guard app.choices.indices.contains(index) else {
            return add(texts("This screen has no number \(index &+ 1)."))
        }
        let row = app.choices[index]
        var text = text
        if case .field = row.kind, text.isEmpty {
            text = await console.readLine(prompt: row.title + ": ") ?? ""
        }
        add(await app.choose(row, typing: text))
    }

    /// Prints the screen and the notices. In a terminal, a screen that is already visible isn't
    /// repeated above an answer.
    private func printScreen() async {
        await app.settle()
        let screen = app.lines(width: console.width)
        let question = app.extras.lateLink().map { ["\($0) arrived late. Open it? yes or no"] }
        let all = console.takeWarnings() + notices + (question ?? [])
        notices = []
        let isVisible = console.isInteractive && screen == printed && !all.isEmpty
        printed = screen
        console.write((isVisible ? [] : screen) + all.flatMap { console.wrapped($0) })
    }

    private static let help = """
        N         choose row N                      b         go back
        N TEXT    type TEXT into field N            t N       select tab N
        open URL  open a URL from inside the app    link URL  open a link from outside
        log       show the last requests            routes    list every route
        explain URL  explain why a URL reaches its route, or is refused
        shake     open the internal menu            yes, no   answer a question
        Enter     redraw the screen                 r         read its data again
        ?         show this help                    q         quit
        """
}

extension RouterApp {
    /// The visible screen as lines: the tabs, where it is, and its rows, with a number for each that
    /// the user can choose.
    package func lines(width: Int) -> [Line] {
        let tabs = tabTitles.enumerated().map { index, title in
            index == stage.state.selectedTab ? "[\(index + 1) \(title)]" : " \(index + 1) \(title) "
        }.joined(separator: " ")
        func wrapped(_ text: String, _ role: TextRole) -> [Line] {
            text.wrapped(to: width).map { Line($0, role) }
        }
        let content = content(of: stage.topScreen)
        return wrapped(tabs, .accent)
            + wrapped(stage.state.path.map(title(of:)).joined(separator: " › "), .strong)
            + [Line(String(repeating: "─", count: width), .dim)]
            + PageLayout(content, width: width, isNumbered: true).lines + [Line("")]
    }
}
