package import DesignKit
package import RouteContract
package import RoutingEngine

/// Something that the user does to the app: the same in the full screen and line by line.
package enum UserAction: Equatable, Sendable {
    /// Leaves the visible screen.
    case back
    /// Brings a tab to the front, counted from zero.
    case selectTab(Int)
    /// Chooses a row of the visible screen: one of those that do something, counted from zero.
    case choose(row: Int)
    /// Types a text into the field at a row, counted likewise.
    case fill(row: Int, text: String)
    /// Opens a URL from inside the app.
    case open(url: String)
    /// Opens a link as if another app had sent it.
    case follow(url: String)
    case refresh
    /// Opens the menu for testers, as shaking a phone does.
    case shake
    case answer(opens: Bool)
}

/// An app with a router, as its user uses it in a terminal.
@MainActor
package final class RouterApp {
    /// What an app has beyond its router.
    @MainActor
    package struct Extras {
        /// Gets the app ready for links from outside.
        package var launch: () async -> Void = {}
        /// Reads what is drawn around the screens, such as the badges of tabs.
        package var refresh: () async -> Void = {}
        /// Called before each line of the line mode.
        package var willPerform: () -> Void = {}
        /// Whether links from outside open at once, or wait until the app is ready.
        package var isReady: () -> Bool = { true }
        /// A link that arrived late and asks to be opened; `nil` if there is none.
        package var lateLink: () -> String? = { nil }
        package var answer: (_ opens: Bool) -> Void = { _ in }
        /// What the user of the full screen is told about an outcome.
        package var sentence: (RouteOutcome) -> String? = { $0.error?.userSentence }
        /// The URL of the menu for testers; `nil` if there is none.
        package var menu: String?
        /// Toggles and rules for the debug panel, one a line.
        package var facts: () -> [String] = { [] }
        /// The version of the app in its contract.
        package var version = ContractVersion(1, 0, 0)
        /// The schemes by which the user may leave the app.
        package var outgoingSchemes: [String] = []

        package init() {}
    }

    package let router: AppRouter
    package var extras: Extras
    private let activity: UserWork
    /// The links that wait until the app is ready.
    private var waitingLinks: [Task<RouteOutcome, Never>] = []
    /// Why the change of the navigation state that is being made changes nothing.
    private var failure: String?

    package init(_ router: AppRouter, extras: Extras = Extras()) {
        self.router = router
        self.extras = extras
        activity = UserWork(of: router)
    }

    package var stage: any Stage { router.stage }

    // What the user sees.

    /// The content of a screen, as far as the features of the app go; empty if it describes none.
    package func content(of screen: any Screen) -> Content {
        (screen as? any ContentScreen)?.content.leavingOutLinks(unopenedBy: router) ?? Content([])
    }

    /// The content of the visible screen.
    package var content: Content { stage.topScreen.map(content(of:)) ?? Content([]) }

    /// The title of a screen; its URL if there is none.
    func title(of entry: NavigationState.Entry) -> String {
        stage.screen(entry.id)?.title ?? entry.url
    }

    /// The titles of the tabs, with their badges.
    var tabTitles: [String] {
        stage.state.tabs.map { stack in
            guard let root = stack.entries.first else { return "?" }
            let badge = stage.badges[root.url].map { " (\($0))" } ?? ""
            return (stage.screen(root.id)?.title ?? "?") + badge
        }
    }

    /// The navigation state as lines, one for each stack and each screen.
    var navigationTree: [String] {
        let state = stage.state
        func describe(_ stack: NavigationState.Stack, _ name: String) -> [String] {
            [name + (stack.isPlain ? ", one screen" : "")]
                + stack.entries.map { entry in
                    let title = stage.screen(entry.id)?.title ?? "no screen"
                    return "    " + (title == entry.url ? title : "\(title)  \(entry.url)")
                }
        }
        let tabs = state.tabs.enumerated().flatMap { index, stack in
            describe(stack, "\(index == state.selectedTab ? "*" : "-") tab \(index + 1)")
        }
        return tabs + state.modals.flatMap { describe($0, $0.isFullScreen ? "# cover" : "+ sheet") }
    }

    /// The paths that the app answers, to complete what the user types.
    package var paths: [String] { router.routes.map(\.pattern.description) }

    /// The question that waits for a yes or no; `nil` if there is none.
    var question: String? { extras.lateLink().map { texts("\($0) arrived late. Open it?") } }

    var lastOutcome: String? { router.history.outcomes.last?.summary }

    /// Waits until the visible screen and what is around it show their data.
    package func settle() async {
        await extras.refresh()
        var screen: (any Screen)?
        repeat {
            screen = stage.topScreen
            await screen?.settle()
        } while stage.topScreen !== screen && !Task.isCancelled
    }

    // What the user does.

    /// The row of the visible screen at a number among those that do something, from zero.
    func row(_ index: Int) -> ContentRow? {
        let choices = content.rows.filter(\.isChoice)
        return choices.indices.contains(index) ? choices[index] : nil
    }

    /// What choosing the row with a title does, or filling the field with a text: `TITLE: TEXT`.
    package func action(titled text: String) -> UserAction? {
        let rows = content.rows.filter(\.isChoice)
        if let index = rows.firstIndex(where: { $0.title == text }) { return .choose(row: index) }
        let field = rows.enumerated().first { text.hasPrefix($1.title + ": ") }
        return field.map { index, row in
            .fill(row: index, text: String(text.dropFirst(row.title.count + 2)))
        }
    }

    /// Returns when the work has ended or waits for the user, with a sentence if nothing has
    /// happened.
    package func perform(_ action: UserAction) async -> String? {
        switch action {
        case .back:
            return await change(or: texts("There is nothing to go back to.")) { $0.goBack() }
        case .selectTab(let index):
            return await change(or: texts("There is no tab \(index &+ 1).")) { $0.selectTab(index) }
        case .choose(let row): return await use(row, text: "")
        case .fill(let row, let text): return await use(row, text: text)
        case .open(let url): await route(RouteRequest(url: url))
        case .follow(let url): return await follow(url)
        case .refresh:
            guard let screen = stage.topScreen as? any RefreshableScreen else {
                return texts("This screen has nothing to read again.")
            }
            await activity.perform { await screen.refresh() }
        case .shake:
            guard let menu = extras.menu else { return texts("There is no menu for testers.") }
            await route(RouteRequest(url: menu, transition: .present))
        case .answer(let opens):
            guard extras.lateLink() != nil else { return texts("There is no question to answer.") }
            await activity.perform { [extras] in extras.answer(opens) }
        }
        return nil
    }

    /// Cancels the links that still wait. Each has its outcome when this returns.
    package func cancelWaitingLinks() async {
        for link in waitingLinks {
            link.cancel()
            _ = await link.value
        }
        waitingLinks = []
    }

    private func route(_ request: RouteRequest) async {
        await activity.perform { [router] in await router.route(request) }
    }

    /// Opens a link from outside. If it waits until the app is ready, the user continues.
    private func follow(_ url: String) async -> String? {
        let link = RouteRequest(url: url, origin: .ofLink(url, in: router.links))
        if extras.isReady() {
            await route(link)
            return nil
        }
        // It begins before the user's next action, and so before the app ends.
        waitingLinks.append(
            .onMainActor(immediately: true) { [router] in await router.route(link) })
        return
            "\(router.pipeline.redacted(link).url ?? "") waits until the app is ready."
    }

    private func use(_ index: Int, text: String) async -> String? {
        guard let row = row(index), let screen = stage.topScreen else {
            return texts("This screen has no number \(index &+ 1).")
        }
        switch row.kind {
        case .text: break
        case .link(let link): await route(link.request(from: screen))
        case .action(let action): await activity.perform(action)
        case .toggle(let isOn, let set): set(!isOn)
        case .field(let submit):
            if !text.isEmpty { await activity.perform { await submit(text) } }
        }
        return nil
    }

    /// Changes the navigation state. Callers that await a removed screen end before this returns.
    private func change(
        or failure: String, _ change: @escaping @Sendable (inout NavigationState) -> Bool
    ) async -> String? {
        defer { self.failure = nil }
        await activity.perform { [self] in
            self.failure = stage.update(change) ? nil : failure
        }
        return self.failure
    }
}

extension ContentRow {
    package var isChoice: Bool {
        if case .text = kind { false } else { true }
    }
}
