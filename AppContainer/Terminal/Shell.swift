import DesignKit
import RoutingEngine
import RoutingJourneys
import RoutingKit
import StageKit

/// The app in the terminal: it draws the visible screen, reads a line, does it, and draws again, each
/// time below what was there.
@MainActor
final class Shell {
    private let app: MomentsContainer
    private let console: Console
    private let activity: Activity
    private let notices = Notices()
    private let pager: Pager
    /// Whether a line of the user is awaited, and whether the screen above it is out of date.
    private var isIdle = false, isStale = false
    /// The screen that was drawn last.
    private var drawn: [StyledLine] = []

    init(app: MomentsContainer, console: Console) {
        self.app = app
        self.console = console
        activity = Activity(of: app.router)
        pager = Pager(console)
        notices.listen(to: app) { [weak self] in self?.drawAnew() }
        console.whenWarned = { [weak self] in self?.drawAnew() }
    }

    /// Runs until `q` or the end of input.
    /// - Parameter first: A line that has been read already.
    func run(first: String? = nil) async {
        let watch = Task { [app] in await app.remoteRules?.watch(by: app.router.clock) }
        defer { watch.cancel() }
        draw()
        var line = if let first { first } else { await nextLine() }
        while let text = line {
            if !console.isInteractive { console.write("> \(text)") }
            let command = ShellLine(text)
            if command == .quit { return }
            await perform(command)
            draw()
            line = await nextLine()
        }
        if console.isInteractive { console.write("") }
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
            notices.add(outcomes.isEmpty ? ["no requests yet"] : outcomes.map(\.logLine))
        case .routes: notices.add(app.router.routes.flatMap { RouteReport($0).lines })
        case .back: await change(or: "There is nothing to go back to.") { $0.goBack() }
        case .tab(let number):
            await change(or: "There is no tab \(number).") { $0.selectTab(number - 1) }
        case .open(let url): await route(RouteRequest(url: url))
        case .answer(let isWanted): await answer(isWanted)
        // As shaking the device does on iOS.
        case .shake: await route(RouteRequest(url: "/internalmenu", transition: .present))
        case .link(let url): await follow(RouteRequest(url: url, origin: .universalLink))
        case .explain(let url):
            notices.add(app.router.explain(url, from: .of(url)).description.lines)
        case .choose(let number, let text): await choose(number, text: text)
        case .unknown(let text): notices.add("'\(text)' is nothing to do here; ? lists what is.")
        }
    }

    private func answer(_ isWanted: Bool) async {
        guard let link = app.gate.lateLinks.first else {
            return notices.add("Nothing is asked.")
        }
        await activity.perform { [app] in app.gate.answer(link, opens: isWanted) }
    }

    private func choose(_ number: Int, text: String) async {
        let choices = ScreenText(app, style: console.style).choices
        guard choices.indices.contains(number - 1), let screen = app.stage.topScreen else {
            return notices.add("There is no \(number) on this screen.")
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

    /// Opens a link from outside. One that has to wait for the start of the app stops nobody.
    private func follow(_ link: RouteRequest) async {
        if app.gate.isOpen { return await route(link) }
        notices.add("\(app.router.redacted(link.url) ?? "") waits until the app is ready.")
        Task { [app] in await app.router.route(link) }
    }

    /// Changes where the user is. What awaited a screen that goes is told before the next line.
    private func change(
        or failure: String, _ change: @escaping @Sendable (inout NavigationState) -> Bool
    ) async {
        await activity.perform { [app, notices] in
            if !app.stage.update(change) { notices.add(failure) }
        }
    }

    /// Shows what happened while nobody typed: a late link, new rules of a server.
    private func drawAnew() {
        guard isIdle, !isStale, console.isInteractive else { return }
        isStale = true
        Task {
            // What belongs together is told in one moment, and drawn once.
            isStale = false
            guard isIdle else { return }
            let (screen, news) = takeNews()
            guard screen != drawn || !news.isEmpty else { return }
            console.write("")
            if screen == drawn { console.write(news) } else { show(screen, news) }
            pager.ask()
        }
    }

    /// Shows the screen and what there is to tell. In a window, a screen that is there already is
    /// not repeated over an answer.
    private func draw() {
        let (screen, news) = takeNews()
        if !console.isInteractive {
            console.write(screen + news)
        } else if screen == drawn, !news.isEmpty {
            pager.show(news)
        } else {
            show(screen, news)
        }
    }

    /// What there is to tell stands under the screen. Where that would be out of the window, it
    /// stands above.
    private func show(_ screen: [StyledLine], _ news: [StyledLine]) {
        drawn = screen
        pager.show(pager.fits(screen.count + news.count) ? screen + news : news + screen)
    }

    /// The screen now, and what was not told yet.
    private func takeNews() -> (screen: [StyledLine], news: [StyledLine]) {
        let style = console.style
        let news = (console.takeWarnings() + notices.take()).flatMap(style.fit)
        return (ScreenText(app, style: style).lines, news.map { StyledLine($0) })
    }
}
