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

    /// Prints what the router does; the app adds its own sentences.
    package init(_ app: RouterApp, on console: Console) {
        (self.app, self.console) = (app, console)
        app.router.observe { [weak self] event in
            if case .ended(let outcome) = event { self?.add(outcome.notice) }
            self?.add(event.warning.map { "warning: \($0)" })
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
        await app.extras.refresh()
        let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
        var rest = words.count > 1 ? words[1] : ""
        while rest.last?.isWhitespace == true { rest.removeLast() }
        switch (words.first ?? "", rest) {
        case ("", _): break
        case ("q", ""): return false
        case ("?", ""): notices += Self.help.lines
        case ("b", ""): add(await app.goBack())
        case ("r", ""): add(await app.refresh())
        case ("shake", ""): add(await app.shake())
        case ("log", ""):
            let outcomes = app.router.history.outcomes
            notices += outcomes.isEmpty ? ["There are no requests yet."] : outcomes.map(\.logLine)
        case ("open", let url) where !url.isEmpty: await app.open(url)
        case ("link", let url) where !url.isEmpty: add(await app.follow(url))
        case ("t", _) where Int(rest) != nil: add(await app.selectTab((Int(rest) ?? 0) &- 1))
        case (let number, _) where Int(number) != nil: await choose(Int(number) ?? 0, rest)
        default: notices.append("Unknown command '\(line)'. Type ? for help.")
        }
        return true
    }

    /// Chooses a row, counted from one. A field without a text asks for it.
    private func choose(_ number: Int, _ text: String) async {
        await app.settle()
        guard app.choices.indices.contains(number &- 1) else {
            return add(texts("This screen has no number \(number)."))
        }
        let row = app.choices[number - 1]
        var text = text
        if case .field = row.kind, text.isEmpty {
            text = await console.readLine(prompt: row.title + ": ") ?? ""
        }
        add(await app.choose(row, typing: text))
    }

    /// Prints the screen, and below it the notices.
    private func printScreen() async {
        await app.settle()
        let all = console.takeWarnings() + notices
        notices = []
        console.write(app.lines(width: console.width) + all.flatMap { console.wrapped($0) })
    }

    private static let help = """
        N         choose row N                      b         go back
        N TEXT    type TEXT into field N            t N       select tab N
        open URL  open a URL from inside the app    link URL  open a link from outside
        log       show the last requests            r         read the screen's data again
        shake     open the internal menu            ?         show this help
        q         quit
        """
}

extension RouterApp {
    /// The visible screen as lines: the tabs, where it is, and its rows, with a number for each that
    /// the user can choose.
    package func lines(width: Int) -> [String] {
        let tabs = tabTitles.enumerated().map { index, title in
            index == stage.state.selectedTab ? "[\(index + 1) \(title)]" : " \(index + 1) \(title) "
        }.joined(separator: " ")
        let (title, content) = front
        return tabs.wrapped(to: width) + title.wrapped(to: width)
            + [String(repeating: "─", count: width)]
            + PageLayout(content, width: width, isNumbered: true).lines.map(\.text) + [""]
    }
}
