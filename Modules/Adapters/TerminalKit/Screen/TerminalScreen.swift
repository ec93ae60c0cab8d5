package import DesignKit
import Foundation
import Observation
import RoutingEngine
import StageKit

/// Plays an app in the full screen, and says in a panel below what happens.
@MainActor
package protocol TerminalGuide: AnyObject {
    var app: RouterApp { get }
    var panel: (title: String, content: Content) { get }
    var keys: [KeyHint] { get }
    /// Handles a key, and returns when its work has ended.
    /// - Returns: `false` if the user quits.
    func press(_ key: Key) async -> Bool
}

/// The app in a window of characters, without the terminal: keys go in, and frames come out.
@MainActor
package final class TerminalScreen {
    /// What the keys of the user mean.
    enum Mode {
        /// They move, choose and go back, on the screen in front or in the debug panel.
        case browse, panel
        case typing(Input)
        case help
    }

    struct Input {
        enum Purpose {
            /// What the rows of the screen must contain.
            case filter
            case url
            /// The text for the field of a row.
            case field(RowID, title: String)
        }

        let purpose: Purpose
        var editor = LineEditor()
        /// The screen that it is typed for; any if `nil`.
        var screen: String?
    }

    var size: (width: Int, height: Int)
    /// Called when something that was being read may have changed.
    var onChange: @MainActor () -> Void = {}
    /// Sentences for the user. Each is shown until the next key.
    private(set) var notices: [String] = []
    let guide: (any TerminalGuide)?
    /// The last request before the user's last action. A later one is what the action has done.
    private(set) var previousOutcome: String?
    private let ownApp: RouterApp
    /// Where the user is on each screen and panel.
    private var states: [String: PageState] = [:]
    private var lastMode = Mode.browse
    private var showsPanel = false
    /// The chosen request of the debug panel, from the newest.
    private var request = 0
    /// The URLs that the user has typed, from the oldest to the newest.
    private var history: [String] = []
    private var isLoading = false

    package init(
        _ app: RouterApp, guide: (any TerminalGuide)? = nil, size: (width: Int, height: Int)
    ) {
        (ownApp, self.guide, self.size) = (app, guide, size)
    }

    var app: RouterApp { guide?.app ?? ownApp }
    var lastOutcome: String? { app.router.history.outcomes.last?.summary }
    private var top: String? { app.stage.state.top?.id.uuidString }

    var windows: Windows {
        Windows(size: size, showsPanel: showsPanel, showsGuide: guide != nil)
    }

    /// What was typed for a screen that is no longer in front is dropped.
    private(set) var mode: Mode {
        get {
            guard case .typing(let input) = lastMode, let screen = input.screen else {
                return lastMode
            }
            return screen == top ? lastMode : .browse
        }
        set { lastMode = newValue }
    }

    func notify(_ sentence: String) {
        if notices.last != sentence { notices.append(sentence) }
    }

    // The pages.

    /// What is visible, from the one behind to the one in front: the screens, the panels, and a
    /// dialog.
    func pages() -> [Page] {
        let windows = self.windows
        var pages = screens()
        if let area = windows.panel {
            pages.append(page("panel", "Requests", requests(), in: area, .panel))
        }
        if let guide, let area = windows.guide {
            pages.append(page("guide", guide.panel.title, guide.panel.content, in: area, .panel))
        }
        if let (title, content) = dialog {
            pages.append(page("dialog", title, content, in: windows.area(atDepth: 1), .sheet))
        }
        return pages
    }

    /// The page that the keys are for.
    func front(of pages: [Page]) -> Page? {
        if case .panel = mode { return pages.first { $0.id == "panel" } }
        return pages.last { $0.kind != .panel }
    }

    /// The selected tab or the last cover, and the sheets over it.
    private func screens() -> [Page] {
        let (state, windows) = (app.stage.state, self.windows)
        let tab = state.tabs.dropFirst(state.selectedTab).prefix(1)
        let stacks = (tab + state.modals).filter { !$0.entries.isEmpty }
        let first = stacks.indices.dropFirst(tab.count).last { stacks[$0].isFullScreen } ?? 0
        return stacks.indices.dropFirst(first).flatMap { index in
            let entries = stacks[index].entries
            let isCover = index >= tab.count && stacks[index].isFullScreen
            let isSheet = index >= tab.count && !isCover
            let depth = isSheet ? max(1, index - first) : 0
            let area = windows.area(atDepth: depth, isCover: isCover)
            // In a wide window, the screen that opened the front one is beside it.
            guard !isSheet, entries.count > 1, let areas = Windows.split(area) else {
                return [page(of: entries[...], in: area, isSheet ? .sheet : .front)]
            }
            return [
                page(of: entries.dropLast(), in: areas.opener, .opener),
                page(of: entries.suffix(1), in: areas.front, .front),
            ]
        }
    }

    private func page(
        of entries: ArraySlice<NavigationState.Entry>, in area: Area, _ kind: Page.Kind
    ) -> Page {
        let id = entries[entries.endIndex - 1].id
        let title = entries.map { app.title(of: $0) }.joined(separator: " › ")
        return page(id.uuidString, title, read(id), in: area, kind)
    }

    private func page(
        _ id: String, _ title: String, _ content: Content, in area: Area, _ kind: Page.Kind
    ) -> Page {
        let state = states[id] ?? PageState()
        let page = Page(id, title: title, content, in: area, kind, state: state)
        states[id] = page.state
        return page
    }

    /// The content of a screen. Its changes are followed only while a part of it is being read: a
    /// value that never changes again would keep everything that follows it.
    private func read(_ id: NavigationState.Entry.ID) -> Content {
        let screen = app.stage.screen(id)
        let content = app.content(of: screen)
        guard content.isLoading else { return content }
        return withObservationTracking {
            app.content(of: screen)
        } onChange: { [weak self] in
            // The change is made only after this call.
            Task { @MainActor in self?.onChange() }
        }
    }

    private var dialog: (title: String, content: Content)? {
        switch mode {
        case .help: return (texts("Keys"), Self.help)
        case .browse:
            guard let question = app.question else { return nil }
            func row(_ title: String, opens: Bool) -> ContentRow {
                .action(title) { [app] in app.extras.answer(opens) }
            }
            let answers = [row(texts("open"), opens: true), row(texts("not now"), opens: false)]
            return (texts("A link arrived late"), Content([ContentSection(question, answers)]))
        case .typing, .panel: return nil
        }
    }

    /// The debug panel: the newest requests, one of them with its details, and the state of the app.
    private func requests() -> Content {
        let outcomes = app.router.history.outcomes.reversed().prefix(8)
        let list = outcomes.enumerated().map { index, outcome in
            ContentRow.toggle(outcome.summary, isOn: index == request) { [self] _ in
                request = index
            }
        }
        return Content([
            ContentSection(nil, list.isEmpty ? [.text("none yet")] : list),
            ContentSection("Request", outcomes.dropFirst(request).first?.debugRows ?? []),
            ContentSection("Where the user is", app.navigationRows),
            ContentSection("Toggles and rules", app.extras.facts().map { .text($0) }),
        ])
    }

    /// Loads the next parts of a list until they fill the window.
    /// - Returns: Whether there was something to load.
    @discardableResult
    func loadVisible() async -> Bool {
        guard !isLoading else { return false }
        isLoading = true
        defer { isLoading = false }
        var hasLoaded = false
        while let page = screens().last, let more = page.continuation, more.id != page.state.loaded
        {
            hasLoaded = true
            states[page.id]?.loaded = more.id
            await app.choose(more.row)
        }
        return hasLoaded
    }

    // The keys.

    /// Handles a key, and returns when its work has ended or waits for the user.
    /// - Returns: `false` if the user quits.
    package func press(_ key: Key) async -> Bool {
        if case .click(let column, let row) = key {
            guard let key = frame().key(at: column, row) else { return true }
            return await press(key)
        }
        if let guide { return await guide.press(key) }
        notices = Array(notices.dropFirst())
        if case .typing(let input) = mode {
            await edit(input, key)
        } else if await !browse(key) {
            return false
        }
        let hasMore = await loadVisible()
        // The end of a list is where nothing more can be loaded.
        guard hasMore, case .browse = mode, key == .end || key == .character("G") else {
            return true
        }
        return await press(key)
    }

    private func browse(_ key: Key) async -> Bool {
        if case .row(let id, _) = key, id != "dialog" { mode = id == "panel" ? .panel : .browse }
        if case .row("tabs", let index) = key { await perform { await $0.selectTab(index) } }
        guard var page = front(of: pages()) else { return key != .character("q") }
        if page.move(by: key) {
            states[page.id] = page.state
            if case .row = key, let row = page.focused { await choose(row) }
            return true
        }
        switch mode {
        case .help:
            mode = .browse
            return true
        case .panel where [.escape, .tab, .backspace, .character("d")].contains(key):
            if key == .character("d") { showsPanel = false }
            mode = .browse
            return true
        default: return await act(key, on: page)
        }
    }

    private func act(_ key: Key, on page: Page) async -> Bool {
        let isAsked = app.question != nil
        switch key {
        case .character("y") where isAsked: await perform { await $0.answer(opens: true) }
        case .character("n") where isAsked, .escape where isAsked:
            await perform { await $0.answer(opens: false) }
        case .enter, .right, .character(" "), .character("l"):
            if let row = page.focused { await choose(row) }
        case .escape where !page.state.filter.isEmpty: states[page.id]?.removeFilter()
        case .escape, .backspace, .left, .character("h"): await perform { await $0.goBack() }
        case .tab: await selectTab(1)
        case .backTab: await selectTab(-1)
        case .character("/"):
            let editor = LineEditor(page.state.filter)
            mode = .typing(Input(purpose: .filter, editor: editor, screen: page.id))
        case .character(":"): complete("")
        case .character("?"): mode = .help
        case .character("d"): (mode, showsPanel, request) = (.panel, true, 0)
        case .character("r"): await perform { await $0.refresh() }
        case .character("!"): await perform { await $0.shake() }
        case .character("q"): return false
        case .character(let character):
            if let number = character.wholeNumberValue, number > 0 {
                await perform { await $0.selectTab(number - 1) }
            } else {
                notices = [texts("Unknown key '\(String(character))'. Press ? for help.")]
            }
        default: break
        }
        return true
    }

    private func edit(_ old: Input, _ key: Key) async {
        var input = old
        let text = input.editor.text
        switch (input.purpose, key) {
        case (.filter, .escape):
            if let top { states[top]?.removeFilter() }
            mode = .browse
        case (.filter, .enter), (.filter, .down), (.filter, .up), (_, .escape): mode = .browse
        case (_, .backspace) where text.isEmpty: mode = .browse
        case (.field(let row, _), .enter):
            mode = .browse
            if let choice = front(of: pages())?.layout.choices.first(where: { $0.id == row }) {
                await choose(choice, typing: text)
            } else {
                // The content may have changed since it was drawn.
                notices = [texts("This row is no longer part of the screen.")]
            }
        case (.url, .enter): await open(URLCompletion.url(text))
        case (.url, .tab): complete(completion(of: text).longest)
        case (.url, .up): complete(history.last ?? text)
        case (.url, .row("url", let index)):
            complete(URLCompletion.literal(of: completion(of: text).candidates[index]))
        default:
            input.editor.handle(key)
            if case .filter = input.purpose, let top, input.editor.text != text {
                states[top] = PageState(filter: input.editor.text)
            }
            mode = .typing(input)
        }
    }

    func completion(of text: String) -> URLCompletion {
        URLCompletion(of: text, paths: app.paths, history: history)
    }

    private func complete(_ text: String) {
        mode = .typing(Input(purpose: .url, editor: LineEditor(text)))
    }

    // What the user does.

    /// Opens a URL that the user has typed. One that lacks a value stays to be completed.
    private func open(_ url: String) async {
        let isPath = url.hasPrefix("/")
        if isPath, !app.paths.contains(url),
            let pattern = app.paths.first(where: { $0.hasPrefix(url + "/:") })
        {
            let name = pattern.dropFirst(url.count + 2).prefix { $0 != "/" }
            notices = [texts("'\(url)' lacks the value of '\(String(name))': \(pattern)")]
            return
        }
        mode = .browse
        guard !url.isEmpty else { return }
        history = history.filter { $0 != url } + [url]
        await perform { isPath ? await $0.open(url) : await $0.follow(url) }
    }

    private func selectTab(_ distance: Int) async {
        let (count, selected) = (app.stage.state.tabs.count, app.stage.state.selectedTab)
        if count > 1 { await perform { await $0.selectTab((selected + distance + count) % count) } }
    }

    private func choose(_ choice: PageLayout.Choice, typing text: String? = nil) async {
        if case .field = choice.row.kind, text == nil {
            let purpose = Input.Purpose.field(choice.id, title: choice.row.title)
            mode = .typing(Input(purpose: purpose, screen: top))
        } else {
            await perform { await $0.choose(choice.row, typing: text ?? "") }
        }
    }

    private func perform(_ action: (RouterApp) async -> String?) async {
        notices = []
        previousOutcome = lastOutcome
        let failure = await action(app)
        await app.extras.refresh()
        let known = app.stage.state.entries.map(\.id.uuidString) + ["panel"]
        states = states.filter { known.contains($0.key) }
        if let failure { notify(failure) }
    }
}
