import DesignKit
import RoutingEngine
import RoutingJourneys
import RoutingKit
import StageKit

/// The app in the terminal. It draws the visible screen, reads a line, performs it, and draws again
/// below the previous output.
@MainActor
final class Shell {
    private let app: MomentsContainer
    private let console: Console
    private let activity: Activity
    private let notices = Notices()
    private let pager: Pager
    /// Whether the shell waits for a line, and whether the screen above it is out of date.
    private var isIdle = false, isStale = false
    /// The links that wait until the app is ready.
    private var waitingLinks: [Task<RouteOutcome, Never>] = []
    /// The screen that was drawn last.
    private var drawn: [StyledLine] = []

    init(app: MomentsContainer, console: Console) {
        self.app = app
        self.console = console
        activity = Activity(of: app.router)
        pager = Pager(console)
        notices.listen(to: app) { [weak self] in self?.redraw() }
        console.onWarning = { [weak self] in self?.redraw() }
    }

    /// Runs until `q` or the end of input.
    /// - Parameter first: The first line, if it has already been read.
    func run(first: String? = nil) async {
        let watch = Task { [app] in await app.remoteRules?.watch(by: app.router.clock) }
        defer { watch.cancel() }
        await app.badges.refresh()
        draw()
        var line = if let first { first } else { await nextLine() }
        while let text = line {
            if !console.isInteractive { console.write("> \(text)") }
            let command = ShellLine(text)
            if command == .quit { return }
            await perform(command)
            await app.badges.refresh()
            draw()
            line = await nextLine()
        }
        if console.isInteractive { console.write("") }
    }

    /// Cancels the links that still wait. Each has its outcome when this returns.
    func cancelWaitingLinks() async {
        for link in waitingLinks {
            link.cancel()
            _ = await link.value
        }
        waitingLinks = []
    }

    private func nextLine() async -> String? {
        isIdle = true
        defer { isIdle = false }
        return await pager.readLine()
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
        case .back: await change(or: "There is nothing to go back to.") { $0.goBack() }
        case .tab(let number):
            await change(or: "There is no tab \(number).") { $0.selectTab(number - 1) }
        case .open(let url): await route(RouteRequest(url: url))
        case .answer(let isWanted): await answer(isWanted)
        // As shaking the device does on iOS.
        case .shake: await route(RouteRequest(url: "/internalmenu", transition: .present))
        case .link(let url): await follow(RouteRequest(url: url, origin: .ofLink(url)))
        case .explain(let url):
            notices.add(app.router.explain(url, from: .of(url)).description.lines)
        case .choose(let number, let text): await choose(number, text: text)
        case .unknown(let text): notices.add("Unknown command '\(text)'. Type ? for help.")
        }
    }

    private func answer(_ isWanted: Bool) async {
        guard let link = app.gate.lateLinks.first else {
            return notices.add("There is no question to answer.")
        }
        await activity.perform { [app] in app.answer(link, opens: isWanted) }
    }

    private func choose(_ number: Int, text: String) async {
        let choices = ScreenText(app, style: console.style).choices
        guard choices.indices.contains(number - 1), let screen = app.stage.topScreen else {
            return notices.add("This screen has no number \(number).")
        }
        switch choices[number - 1].kind {
        case .text: break
        case .link(let link): await route(link.request(from: screen))
        case .action(let action): await activity.perform(action)
        case .toggle(let isOn, let set): set(!isOn)
        case .field(let submit):
            let input =
                text.isEmpty
                ? await console.readLine(prompt: choices[number - 1].title + ": ") ?? "" : text
            if !input.isEmpty { await activity.perform { await submit(input) } }
        }
    }

    private func route(_ request: RouteRequest) async {
        await activity.perform { [app] in await app.router.route(request) }
    }

    /// Opens a link from outside. If it waits until the app is ready, the shell continues.
    private func follow(_ link: RouteRequest) async {
        if app.gate.isOpen { return await route(link) }
        notices.add("\(app.router.redacted(link.url) ?? "") waits until the app is ready.")
        waitingLinks.append(Task { [app] in await app.router.route(link) })
    }

    /// Changes the navigation state. Callers that await a removed screen end before the next line.
    private func change(
        or failure: String, _ change: @escaping @Sendable (inout NavigationState) -> Bool
    ) async {
        await activity.perform { [app, notices] in
            if !app.stage.update(change) { notices.add(failure) }
        }
    }

    /// Shows what happened while the user didn't type: a late link, new remote rules.
    private func redraw() {
        guard isIdle, !isStale, console.isInteractive else { return }
        isStale = true
        Task {
            // Notices that arrive together are drawn once.
            isStale = false
            guard isIdle else { return }
            let (screen, notices) = takeUpdates()
            guard screen != drawn || !notices.isEmpty else { return }
            console.write("")
            if screen == drawn { console.write(notices) } else { show(screen, notices) }
            pager.ask()
        }
    }

    /// Shows the screen and the notices. In a terminal, a screen that is already visible isn't
    /// repeated above an answer.
    private func draw() {
        let (screen, notices) = takeUpdates()
        if !console.isInteractive {
            console.write(screen + notices)
        } else if screen == drawn, !notices.isEmpty {
            pager.show(notices)
        } else {
            show(screen, notices)
        }
    }

    /// Shows the notices below the screen, or above it if they would be outside the window.
    private func show(_ screen: [StyledLine], _ notices: [StyledLine]) {
        drawn = screen
        pager.show(
            pager.fits(screen.count + notices.count) ? screen + notices : notices + screen)
    }

    /// The current screen, and the notices that haven't been shown.
    private func takeUpdates() -> (screen: [StyledLine], notices: [StyledLine]) {
        let style = console.style
        let lines = (console.takeWarnings() + notices.take()).flatMap(style.fit)
        return (ScreenText(app, style: style).lines, lines.map { StyledLine($0) })
    }
}
