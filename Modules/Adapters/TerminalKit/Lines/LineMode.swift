import DesignKit
import Foundation
import RoutingEngine

/// The app line by line. It prints the visible screen, reads a line, performs it, and prints the
/// screen again below the previous output.
@MainActor
struct LineMode {
    let app: RouterApp
    let console: Console

    /// Runs until `q` or the end of input.
    func run(first: String? = nil) async {
        // What a script's developer wants to know of each request; a person finds it by 'log'.
        if !console.isInteractive { app.sentence = \.notice }
        await printScreen()
        var line = if let first { first } else { await console.readLine() }
        while let text = line {
            if !console.isInteractive { console.write(["> \(text)"]) }
            guard await perform(text) else { return }
            await printScreen()
            line = await console.readLine()
        }
    }

    /// Plays an app to the end of its guide: prints what the guide says of each step, and below it
    /// the beginning of the screen.
    func run(_ guide: any TerminalGuide) async {
        let width = console.width()
        while true {
            let (title, content) = guide.panel
            console.write(title.wrapped(to: width) + guide.app.lines(of: content, width: width))
            console.write(Array(guide.app.lines(width: width).prefix(14)) + [""])
            guard !guide.isAtEnd, await guide.press(.character(" ")) else { return }
        }
    }

    /// Performs what the user has typed.
    /// - Returns: `false` if they quit.
    func perform(_ line: String) async -> Bool {
        await app.host?.readSurroundings()
        let text = line.trimmingCharacters(in: .whitespaces)
        let (word, rest) = text.command
        switch (word, rest) {
        case ("", _): break
        case ("q", ""): return false
        case ("?", ""): Self.help.lines.forEach(app.notify)
        case ("log", ""):
            let lines = app.router.history.map(\.logLine) + console.warnings
            (lines.isEmpty ? ["There are no requests yet."] : lines).forEach(app.notify)
        case (let number, _) where Int(number) != nil: await choose(Int(number) ?? 0, rest)
        default:
            let isKnown = await app.perform(text)
            if !isKnown { app.notify("Unknown command '\(line)'. Type ? for help.") }
        }
        return true
    }

    /// Chooses a row, counted from one. A field without a text asks for it.
    private func choose(_ number: Int, _ text: String) async {
        await app.settle()
        guard app.choices.indices.contains(number &- 1) else {
            return app.notify(texts("This screen has no number \(number)."))
        }
        let row = app.choices[number - 1]
        var text = text
        if case .field = row.kind {
            if text.isEmpty { text = await console.readLine(prompt: row.title + ": ") ?? "" }
        } else if !text.isEmpty {
            // The rows may have changed since the user has read their numbers.
            return app.notify(texts("Row \(number) takes no text."))
        }
        await app.choose(row, typing: text)
    }

    /// Prints the screen, and below it the notices.
    private func printScreen() async {
        await app.settle()
        let width = console.width()
        console.write(
            app.lines(width: width) + app.takeNotices().flatMap { $0.wrapped(to: width) })
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

extension String {
    /// The first word of a line, and what follows it.
    fileprivate var command: (word: String, rest: String) {
        let words = split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
        return (words.first ?? "", words.dropFirst().first ?? "")
    }
}

extension RouterApp {
    /// Performs a command of the user, or of a guide.
    /// - Parameters:
    ///   - line: Such as `open URL`, `link URL`, `t N` for a tab, or `b` to go back.
    ///   - takesTitles: Whether a line that is no command is the title of a visible row to choose;
    ///     that of a field is followed by the text to type, as in `Your name: Ada`.
    /// - Returns: `false` if it is none of these.
    package func perform(_ line: String, takesTitles: Bool = false) async -> Bool {
        let (word, rest) = line.command
        switch (word, rest) {
        case ("b", ""): await goBack()
        case ("r", ""): await refresh()
        case ("shake", ""): await shake()
        case ("open", let url) where !url.isEmpty: await open(url, from: .app)
        case ("link", let url) where !url.isEmpty:
            await open(url, from: url.hasPrefix("/") ? .universalLink : .of(url))
        case ("t", _) where Int(rest) != nil: await selectTab((Int(rest) ?? 0) &- 1)
        default:
            guard takesTitles else { return false }
            await settle()
            let row = choices.first { line == $0.title || line.hasPrefix($0.title + ": ") }
            guard let row else { return false }
            await choose(row, typing: String(line.dropFirst(row.title.count + 2)))
        }
        return true
    }

    /// The visible screen as lines: the tabs, where it is, and its rows, with a number for each
    /// that the user can choose.
    func lines(width: Int) -> [String] {
        let tabs = tabTitles.enumerated().map { index, title in
            index == stage.state.selectedTab ? "[\(index + 1) \(title)]" : "\(index + 1) \(title)"
        }.joined(separator: " ")
        let (title, content) = front
        return tabs.wrapped(to: width) + title.wrapped(to: width)
            + [String(repeating: "─", count: width)] + lines(of: content, width: width) + [""]
    }

    /// What a page has as lines, in the same way.
    fileprivate func lines(of content: Content, width: Int) -> [String] {
        let page = Page("lines", .screen, opened: opened)
        page.show(content, title: "", in: (0..<max(1, width - 1), 0..<1))
        var count = 0
        return (0..<page.count).flatMap { part in
            let isChoice = page.choice(part) != nil
            if isChoice { count += 1 }
            return page.lines(of: part).enumerated().map { index, line in
                let number = isChoice && index == 0 ? "\(count)" : ""
                let indent = String(repeating: " ", count: max(0, 4 - number.count))
                return indent + number + line.text.dropFirst()
            }
        }
    }

    /// The full screen for a picture of it.
    /// - Parameter keys: What the user presses first.
    /// - Returns: The lines with the codes of their styles.
    package func fullScreen(width: Int, height: Int, after keys: [Key]) async -> [String] {
        let screen = TerminalScreen(self, size: (width, height))
        for key in keys { _ = await screen.press(key) }
        return screen.frame().lines.map { $0.styled(hasColor: true) }
    }
}
