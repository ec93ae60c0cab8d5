import CompositionRoot
import DesignKit
import RoutingEngine
import RoutingRules
import RoutingJourneys
import TerminalKit

/// The app line by line. It draws the visible screen, reads a line, performs it, and draws again
/// below the previous output.
@MainActor
final class Shell {
    private let app: MomentsContainer
    private let console: Console
    private let actions: UserActions
    private let notices = Notices()
    /// Whether the shell waits for a line, and whether the screen above it is out of date.
    private var isIdle = false, isStale = false
    /// The screen that was drawn last.
    private var drawn: [StyledLine] = []

    init(app: MomentsContainer, console: Console, actions: UserActions? = nil) {
        self.app = app
        self.console = console
        self.actions = actions ?? UserActions(on: app)
        notices.listen(to: app) { [weak self] in self?.redraw() }
        console.onWarning = { [weak self] in self?.redraw() }
    }

    /// Runs until `q` or the end of input.
    /// - Parameter first: The first line, if it has already been read.
    func run(first: String? = nil) async {
        let watch = Task { [app] in await app.watchRules() }
        defer { watch.cancel() }
        await app.badges.refresh()
        await draw()
        var line = if let first { first } else { await nextLine() }
        while let text = line {
            if !console.isInteractive { console.write("> \(text)") }
            let command = ShellLine(text)
            if command == .quit { return }
            await perform(command)
            await app.badges.refresh()
            await draw()
            line = await nextLine()
        }
        if console.isInteractive { console.write("") }
    }

    private func nextLine() async -> String? {
        isIdle = true
        defer { isIdle = false }
        return await console.readLine()
    }

    func perform(_ line: ShellLine) async {
        app.remoteRules?.refresh()
        switch line {
        case .nothing, .quit: break
        case .help: notices.add(ShellLine.overview.lines)
        case .log:
            let outcomes = app.router.history.outcomes
            notices.add(outcomes.isEmpty ? ["There are no requests yet."] : outcomes.map(\.logLine))
        case .routes: notices.add(app.router.routes.flatMap { RouteReport($0).lines })
        case .explain(let url):
            notices.add(app.router.explain(url, from: .of(url)).description.lines)
        case .act(let action): await perform(action)
        case .choose(let number, let text): await choose(number, text: text)
        case .unknown(let text): notices.add("Unknown command '\(text)'. Type ? for help.")
        }
    }

    private func perform(_ action: UserAction) async {
        if let sentence = await actions.perform(action) { notices.add(sentence) }
    }

    /// Chooses a row. A field without a text asks for it.
    private func choose(_ number: Int, text: String) async {
        await app.settle()
        guard case .field? = actions.row(number &- 1)?.kind else {
            return await perform(.choose(row: number &- 1))
        }
        let title = actions.row(number &- 1)?.title ?? ""
        let input = text.isEmpty ? await console.readLine(prompt: title + ": ") ?? "" : text
        await perform(.fill(row: number &- 1, text: input))
    }

    /// Shows what happened while the user didn't type: a late link, new remote rules.
    private func redraw() {
        guard isIdle, !isStale, console.isInteractive else { return }
        isStale = true
        Task {
            // Notices that arrive together are drawn once.
            await app.settle()
            isStale = false
            guard isIdle else { return }
            let (screen, notices) = takeUpdates()
            guard screen != drawn || !notices.isEmpty else { return }
            console.write("")
            if screen == drawn { console.write(notices) } else { show(screen, notices) }
            console.ask()
        }
    }

    /// Shows the screen and the notices. In a terminal, a screen that is already visible isn't
    /// repeated above an answer.
    private func draw() async {
        await app.settle()
        let (screen, notices) = takeUpdates()
        if !console.isInteractive {
            console.write(screen + notices)
        } else if screen == drawn, !notices.isEmpty {
            console.write(notices)
        } else {
            show(screen, notices)
        }
    }

    /// Shows the notices below the screen.
    private func show(_ screen: [StyledLine], _ notices: [StyledLine]) {
        drawn = screen
        console.write(screen + notices)
    }

    /// The current screen, and the notices that haven't been shown.
    private func takeUpdates() -> (screen: [StyledLine], notices: [StyledLine]) {
        let style = console.style
        let lines = (console.takeWarnings() + notices.take()).flatMap(style.fit)
        return (ScreenText(app, style: style).lines, lines.map { StyledLine($0) })
    }
}
