package import DesignKit
package import RoutingEngine

/// What an app has besides its router and its screens.
@MainActor
package protocol TerminalHost: AnyObject {
    var version: AppVersion { get }
    /// The schemes by which the user may leave the app.
    var outgoingSchemes: [String] { get }
    /// The URL of the menu for testers; `nil` if there is none.
    var menu: String? { get }
    /// Toggles and rules for the debug panel, one a line.
    var facts: [String] { get }
    /// Whether links from outside open at once, or wait until the app is ready.
    var isReady: Bool { get }
    /// A page in front of all screens, whose last row changes nothing; `nil` without a question.
    var question: (title: String, content: Content)? { get }

    /// Gets the app ready for links from outside.
    func launch() async
    /// Reads what is around the screens, such as the badges of tabs, whenever the user acts.
    func readSurroundings() async
    /// A sentence for the user; `nil` if they can see the outcome on the screen.
    func sentence(about outcome: RouteOutcome) -> String?
}

/// An app with a router, as its user uses it in a terminal.
@MainActor
package final class RouterApp {
    package let router: AppRouter
    let host: (any TerminalHost)?
    /// The sentence that the user sees for an outcome.
    var sentence: (RouteOutcome) -> String?
    /// Receives sentences for developers, and keeps the log.
    var console: Console?
    /// Called when the app may look different.
    var onChange: () -> Void = {}
    /// Sentences for the user that they have not seen yet.
    private(set) var notices: [String] = []
    /// How often something has happened that may change more than observable values, such as the
    /// list of requests and the links that open.
    private(set) var changeCount = 0
    /// The row whose work the user waits for; `nil` for other work, and without any.
    private(set) var workingRow: String?
    private let work = UserWork()

    package init(_ router: AppRouter, host: (any TerminalHost)? = nil) {
        self.router = router
        self.host = host
        sentence = { host == nil ? $0.error?.userSentence : host?.sentence(about: $0) }
        router.observe { [weak self] in self?.follow($0) }
    }

    /// Tells the user how a request ended, and the developer what there is to correct.
    private func follow(_ event: RouteEvent) {
        switch event {
        case .ended(let outcome): notify(sentence(outcome))
        case .discarded(let reasons) where host == nil:
            notify(texts("Discarded: \(reasons.joined(separator: " "))"))
        case .undeclaredLink, .ignoredParameter, .brokenLink, .inactive:
            console?.warn(event.description)
        case .began, .moved, .awaitsResult, .asksToLeave, .discarded: break
        }
        // What the user does is counted when it has ended.
        if !isWaiting { changeCount += 1 }
        onChange()
    }

    var stage: any Stage { router.stage }

    /// Adds a sentence for the user. Without one, the app may look different nevertheless.
    package func notify(_ sentence: String?) {
        if let sentence, notices.last != sentence { notices.append(sentence) }
        onChange()
    }

    /// Removes notices that the user has seen.
    /// - Returns: The first notices.
    @discardableResult
    func takeNotices(_ count: Int = .max) -> [String] {
        defer { notices.removeFirst(min(count, notices.count)) }
        return Array(notices.prefix(count))
    }

    /// The content of a screen; empty if it describes none.
    func content(of screen: (any Screen)?) -> Content {
        (screen as? any ContentScreen)?.content ?? Content([])
    }

    /// The row, or a text in place of a link to a feature that the app doesn't have.
    func opened(_ row: ContentRow) -> ContentRow { row.leavingOutLink(unopenedBy: router) }

    /// A page in front of all screens, whose last row changes nothing; `nil` without a question.
    var question: (title: String, content: Content)? {
        guard let question = stage.question else { return host?.question }
        let answers = [
            ContentRow.action(texts("Discard")) { question.discard() },
            .action(texts("Stay")) { question.stay() },
        ]
        let rows = [question.reasons.map { ContentRow.text($0) }, answers]
        return (texts("Leave this page?"), Content(rows.map { ContentSection(nil, $0) }))
    }

    /// The page in front: where it is, and what it has.
    var front: (title: String, content: Content) {
        let path = stage.state.path.map(title(of:)).joined(separator: " › ")
        return question ?? (path, content(of: stage.topScreen))
    }

    /// The rows in front that do something, which the line mode numbers.
    var choices: [ContentRow] { front.content.rows.map(opened).filter(\.isChoice) }

    /// The title of a screen; its URL if there is none.
    func title(of entry: NavigationState.Entry) -> String {
        stage.screen(entry.id)?.title ?? entry.url
    }

    var tabTitles: [String] {
        stage.state.tabs.map { stack in
            guard let root = stack.entries.first else { return "?" }
            return title(of: root) + (stage.badges[root.url].map { " (\($0))" } ?? "")
        }
    }

    var paths: [String] { router.routes.map { "\($0.pattern)" } }

    /// Waits until the visible screen and what is around it show their data.
    package func settle() async {
        await host?.readSurroundings()
        var screen: (any Screen)?
        repeat {
            screen = stage.topScreen
            await screen?.settle()
        } while stage.topScreen !== screen && !Task.isCancelled
    }

    // Each of these returns when the work has ended or waits for the user.

    func goBack() async {
        await change(or: texts("There is nothing to go back to.")) { $0.goBack() }
    }

    /// Brings a tab to the front, counted from zero.
    func selectTab(_ index: Int) async {
        await change(or: texts("There is no tab \(index &+ 1).")) { $0.selectTab(index) }
    }

    /// Opens a URL. If it is from outside and waits until the app is ready, the user continues.
    func open(_ url: String, from origin: RouteOrigin) async {
        let link = RouteRequest(url: url, origin: origin)
        if !origin.isOutside || host?.isReady != false { return await route(link) }
        // It begins before the user's next action.
        _ = Task.onMainActor { @MainActor [router] in await router.route(link) }
        notify("\(router.redacted(link).url ?? "") waits until the app is ready.")
    }

    func refresh() async {
        let screen = stage.topScreen as? any RefreshableScreen
        // What isn't observed may have changed on any screen.
        await perform { await screen?.refresh() }
        // On the page the notice may be out of sight.
        notify(screen == nil ? texts("This screen has nothing to read again.") : screen?.notice)
    }

    /// Opens the menu for testers, as shaking a phone does. There is one menu, however often the
    /// user shakes it.
    func shake() async {
        guard let menu = host?.menu else { return notify(texts("There is no menu for testers.")) }
        if stage.state.path.contains(where: { $0.url == menu }) { return }
        await route(RouteRequest(url: menu, transition: .present))
    }

    func choose(_ row: ContentRow, typing text: String = "") async {
        workingRow = row.id
        defer { workingRow = nil }
        switch row.kind {
        case .text: break
        case .link(let link):
            if let screen = stage.topScreen { await route(link.request(from: screen)) }
        case .action(let action): await perform(action)
        case .toggle(let isOn, let set): await perform { await set(!isOn) }
        case .field(let submit): await perform { await submit(text) }
        }
    }

    /// Whether the user waits for what they did last.
    var isWaiting: Bool { work.isBusy }

    /// Gives up waiting for what the user did last.
    /// - Returns: `false` if they wait for nothing.
    func stopWaiting() -> Bool {
        defer { work.giveUp() }
        return isWaiting
    }

    private func route(_ request: RouteRequest) async {
        await perform { [router] in await router.route(request) }
    }

    /// Does what the user asks for, and returns when it has ended, waits for the user, or is given
    /// up: then it is cancelled, and may end later.
    private func perform(_ action: @escaping @MainActor @Sendable () async -> Void) async {
        let count = changeCount
        await work.perform { [self] in
            await action()
            changeCount += 1
            onChange()
        }
        // What an action that goes on has changed so far is shown, too.
        if changeCount == count { changeCount += 1 }
    }

    /// Changes the navigation state. Callers that await a removed screen end before this returns.
    private func change(
        or sentence: String, _ change: @escaping @Sendable (inout NavigationState) -> Bool
    ) async {
        await perform { [self] in
            if await router.performUserMove(change) == false { notify(sentence) }
        }
    }
}

extension ContentRow {
    /// Whether the user can do something with it besides reading.
    var isChoice: Bool { if case .text = kind { false } else { true } }
}
