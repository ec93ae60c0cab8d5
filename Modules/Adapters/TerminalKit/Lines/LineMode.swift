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

    package func add(_ sentence: String) {
        notices.append(sentence)
    }

    /// Runs until `q` or the end of input.
    package func run(first: String? = nil) async {
        await printScreen()
        var line = if let first { first } else { await console.readLine() }
        while let text = line {
            if !console.isInteractive { console.write("> \(text)") }
            let command = LineCommand(text)
            if command == .quit { return }
            await perform(command)
            await printScreen()
            line = await console.readLine()
        }
        if console.isInteractive { console.write("") }
    }

    package func perform(_ line: LineCommand) async {
        app.extras.willPerform()
        switch line {
        case .nothing, .quit: break
        case .help: notices += LineCommand.overview.lines
        case .log:
            let outcomes = app.router.history.outcomes
            notices += outcomes.isEmpty ? ["There are no requests yet."] : outcomes.map(\.logLine)
        case .routes: notices += app.router.routes.flatMap { RouteReport($0).lines }
        case .explain(let url):
            notices += app.router.explain(url, from: .of(url)).description.lines
        case .act(let action): await perform(action)
        case .choose(let number, let text): await choose(number &- 1, text)
        case .unknown(let text): notices.append("Unknown command '\(text)'. Type ? for help.")
        }
    }

    private func perform(_ action: UserAction) async {
        if let sentence = await app.perform(action) { notices.append(sentence) }
    }

    /// Chooses a row. A field without a text asks for it.
    private func choose(_ index: Int, _ text: String) async {
        await app.settle()
        guard let row = app.row(index), case .field = row.kind else {
            return await perform(.choose(row: index))
        }
        let input =
            text.isEmpty ? await console.readLine(prompt: row.title + ": ") ?? "" : text
        await perform(.fill(row: index, text: input))
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
        return wrapped(tabs, .accent) + wrapped(breadcrumb, .strong)
            + [Line(String(repeating: "─", count: width), .dim)]
            + PageLayout(content, width: width, isNumbered: true).lines + [Line("")]
    }

    /// The titles from the root of the tab to the visible screen, of a deep stack the last ones; `»`
    /// starts a modal.
    private var breadcrumb: String {
        let (path, roots) = (
            stage.state.path, Set(stage.state.modals.compactMap(\.entries.first?.id))
        )
        let last = path.dropFirst().suffix(5)
        let gap = path.count > last.count + 1 ? " › …" : ""
        return path.prefix(1).map(title(of:)).joined() + gap
            + last.map { (roots.contains($0.id) ? " » " : " › ") + title(of: $0) }.joined()
    }
}

package enum LineCommand: Equatable {
    case choose(Int, text: String)
    /// What the user does to the app, without a text to ask for.
    case act(UserAction)
    case explain(String)
    case log, routes, help, quit, nothing
    case unknown(String)

    package init(_ line: String) {
        let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
        var rest = words.count > 1 ? words[1] : ""
        while rest.last?.isWhitespace == true { rest.removeLast() }
        switch (words.first ?? "", rest) {
        case ("", _): self = .nothing
        case ("b", ""), ("back", ""): self = .act(.back)
        case ("q", ""), ("quit", ""), ("exit", ""): self = .quit
        case ("?", ""), ("help", ""): self = .help
        case ("r", ""), ("refresh", ""): self = .act(.refresh)
        case ("shake", ""): self = .act(.shake)
        case ("yes", ""): self = .act(.answer(opens: true))
        case ("no", ""): self = .act(.answer(opens: false))
        case ("log", ""): self = .log
        case ("routes", ""): self = .routes
        case ("open", let url) where !url.isEmpty: self = .act(.open(url: url))
        case ("link", let url) where !url.isEmpty: self = .act(.follow(url: url))
        case ("explain", let url) where !url.isEmpty: self = .explain(url)
        case ("t", let number):
            self = Int(number).map { .act(.selectTab($0 &- 1)) } ?? .unknown(line)
        case (let number, let text):
            self = Int(number).map { .choose($0, text: text) } ?? .unknown(line)
        }
    }

    package static let overview = """
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
