package import DesignKit
import Foundation
import Observation
import RoutingEngine
import StageKit

/// Plays an app step by step, and says in a panel what happens: below the app in the full screen,
/// above it in the line mode.
@MainActor
package protocol TerminalGuide: AnyObject {
    var app: RouterApp { get }
    var panel: (title: String, content: Content) { get }
    var keys: [KeyHint] { get }
    /// Whether Space shows no further step.
    var isAtEnd: Bool { get }
    /// Handles a key, and returns when its work has ended.
    /// - Returns: `false` if the user quits.
    func press(_ key: Key) async -> Bool
}

/// The app in a window of characters, without the terminal: keys go in, and frames come out.
@MainActor
final class TerminalScreen {
    /// What the keys of the user mean.
    enum Mode: Equatable {
        /// The keys move, choose and go back, on the screen in front, in the debug panel or in the
        /// help.
        case browse, panel, help
        /// The keys are the text that the rows of a screen must contain, a URL, or the text for the
        /// field of a screen's row.
        case filter(screen: String?), url, field(screen: String?, row: String, title: String)
    }

    var size: (width: Int, height: Int)
    let guide: (any TerminalGuide)?
    private(set) var mode = Mode.browse
    private(set) var editor = LineEditor()
    /// The last request before the user's last action. A later one is what the action has done.
    private(set) var previousOutcome: String?
    private let ownApp: RouterApp
    private var pages: [String: Page] = [:]
    private(set) var showsPanel = false
    /// The URL that the user has typed last.
    private var lastURL = ""
    /// How many parts of a list are loaded after a key: a filter may find nothing in a list without
    /// an end.
    private static let mostParts = 10
    private var partsLeft = TerminalScreen.mostParts

    init(_ app: RouterApp, guide: (any TerminalGuide)? = nil, size: (width: Int, height: Int)) {
        ownApp = app
        self.guide = guide
        self.size = size
    }

    var app: RouterApp { guide?.app ?? ownApp }
    var lastOutcome: String? {
        app.router.history.last.map { "\($0.loggedURL)  \($0.word), \($0.milliseconds) ms" }
    }
    private var top: String? { app.stage.state.top?.id.uuidString }

    /// What is visible, from the one behind to the one in front: the screens, the panels, and a
    /// dialog.
    func visiblePages() -> [Page] {
        switch mode {
        // What was typed for a screen that is no longer in front is dropped.
        case .filter(let screen) where screen != top, .field(let screen, _, _) where screen != top:
            mode = .browse
        default: if mode != .help, app.stage.question != nil { mode = .browse }
        }
        var visible = screens()
        if let area = panelArea {
            visible.append(page("panel", .panel, "Debugging", debugging, in: area))
        }
        if let (title, content) = guide?.panel {
            visible.append(page("guide \(title)", .panel, title, content, in: below))
        }
        let help = mode == .help ? (texts("Keys"), Self.help) : nil
        if let (title, content) = help ?? (mode == .browse ? app.question : nil) {
            visible.append(page("dialog", .sheet, title, content, in: area(atDepth: 1)))
        }
        return visible
    }

    /// The page that the keys are for.
    func front(of visible: [Page]) -> Page? {
        visible.last { ($0.kind == .panel) == (mode == .panel) }
    }

    /// The selected tab or the last cover, and the sheets over it.
    private func screens() -> [Page] {
        let state = app.stage.state
        let tab = state.tabs.dropFirst(state.selectedTab).prefix(1)
        let stacks = (tab + state.modals).filter { !$0.entries.isEmpty }
        let first = stacks.indices.last { $0 >= tab.count && stacks[$0].isFullScreen } ?? 0
        return stacks.dropFirst(first).enumerated().compactMap { depth, stack in
            guard let id = stack.entries.last?.id else { return nil }
            let title = stack.entries.map { app.title(of: $0) }.joined(separator: " › ")
            // A cover is over the tabs, too.
            let area = depth == 0 && first > 0 ? main : area(atDepth: depth)
            let isCurrent = pages[id.uuidString]?.changeCount == app.changeCount
            let content = isCurrent ? nil : followedContent(of: id)
            let page = page(id.uuidString, depth == 0 ? .screen : .sheet, title, content, in: area)
            page.changeCount = app.changeCount
            return page
        }
    }

    /// The content of a screen, which is computed again for the next frame after it has changed.
    /// Moving in a long list needs none.
    private func followedContent(of entry: UUID) -> Content {
        withObservationTracking {
            app.content(of: app.stage.screen(entry))
        } onChange: { [weak self] in
            _ = Task { @MainActor in
                self?.pages[entry.uuidString]?.changeCount = nil
                self?.app.notify(nil)
            }
        }
    }

    /// - Parameter content: `nil` if it is as before.
    private func page(
        _ id: String, _ kind: Page.Kind, _ title: String, _ content: Content?, in area: Area
    ) -> Page {
        let page = pages[id] ?? Page(id, kind) { [weak self] in self?.app.opened($0) ?? $0 }
        pages[id] = page
        page.show(content, title: title, in: area)
        return page
    }

    /// The debug panel: the newest requests, and the state of the app.
    private var debugging: Content {
        let state = app.stage.state
        let paths = (state.tabs + state.modals)
            .map { $0.entries.map(\.url).joined(separator: " › ") }
        let requests = app.router.history.reversed().prefix(5)
            .map { ContentRow.text($0.logLine, detail: $0.route) }
        return Content([
            ContentSection("Requests", requests.isEmpty ? [.text("none yet")] : requests),
            ContentSection("Log", (app.console?.warnings ?? []).suffix(5).map { .text($0) }),
            ContentSection("Where the user is", paths.map { .text($0) }),
            ContentSection("Toggles and rules", (app.host?.facts ?? []).map { .text($0) }),
        ])
    }

    /// Waits until the screen in front shows its data, and fills the window.
    func settle() async {
        if screens().last?.isLoading == true { await app.stage.topScreen?.settle() }
        await loadVisible()
    }

    /// Loads the next parts of a list until they fill the window.
    private func loadVisible() async {
        while partsLeft > 0, !app.isWaiting, let page = screens().last,
            let more = page.continuation, more.id != page.loaded
        {
            partsLeft -= 1
            page.loaded = more.id
            await app.choose(more)
        }
    }

    // The keys.

    /// Handles a key, and returns when its work has ended or waits for the user.
    /// - Returns: `false` if the user quits.
    func press(_ key: Key) async -> Bool {
        if case .click(let column, let row) = key {
            guard let key = frame().key(at: column, row) else { return true }
            return await press(key)
        }
        if let guide {
            // The user may scroll what it says.
            return visiblePages().last?.move(by: key) == true ? true : await guide.press(key)
        }
        // Each notice is shown until the next key.
        app.takeNotices(1)
        partsLeft = Self.mostParts
        let front = front(of: visiblePages())
        switch mode {
        case .filter, .url, .field: await edit(key, on: front)
        case .browse, .panel: if key == .character("q") { return false } else { await browse(key) }
        case .help: await browse(key)
        }
        await loadVisible()
        return true
    }

    private func browse(_ key: Key) async {
        // A click brings a page to the front.
        if case .row(let id, _) = key, id != "dialog" { mode = id == "panel" ? .panel : .browse }
        guard let page = front(of: visiblePages()) else { return }
        if page.move(by: key) {
            if case .row = key, let row = page.focused { await choose(row) }
            return
        }
        switch key {
        case _ where mode == .help: mode = .browse
        case .character("d") where mode == .panel: (mode, showsPanel) = (.browse, false)
        case _ where mode == .panel && [.escape, .tab, .backspace].contains(key): mode = .browse
        // The last answer to a question changes nothing.
        case .escape where page.id == "dialog":
            if let answer = app.choices.last { await choose(answer) }
        case .enter, .right, .character(" "), .character("l"):
            if let row = page.focused { await choose(row) }
        case .escape where !page.filter.isEmpty: page.filter = ""
        case .escape, .backspace, .left, .character("h"): await perform { await $0.goBack() }
        case .row("tabs", let index): await perform { await $0.selectTab(index) }
        case .tab:
            let state = app.stage.state
            await perform { await $0.selectTab((state.selectedTab + 1) % max(1, state.tabs.count)) }
        case .character("/"): type(.filter(screen: top), page.filter)
        case .character(":"): type(.url)
        case .character("?"): mode = .help
        case .character("d"): (mode, showsPanel) = (.panel, true)
        case .character("r"): await perform { await $0.refresh() }
        case .character("!"): await perform { await $0.shake() }
        case .character(let digit) where digit.wholeNumberValue ?? 0 > 0:
            await perform { await $0.selectTab((digit.wholeNumberValue ?? 0) - 1) }
        case .character(let character):
            app.notify(texts("Unknown key '\(String(character))'. Press ? for help."))
        default: break
        }
    }

    private func type(_ mode: Mode, _ text: String = "") {
        self.mode = mode
        editor = LineEditor(text)
    }

    private func edit(_ key: Key, on page: Page?) async {
        let text = editor.text
        switch (mode, key) {
        case (_, .escape):
            if case .filter = mode { page?.filter = "" }
            mode = .browse
        case (.filter, .enter), (.filter, .down), (.filter, .up): mode = .browse
        case (_, .backspace) where text.isEmpty: mode = .browse
        case (.field(_, let row, _), .enter):
            mode = .browse
            guard let choice = page?.choice(of: row) else {
                // The content may have changed since it was drawn.
                return app.notify(texts("This row is no longer part of the screen."))
            }
            await choose(choice, typing: text)
        case (.url, .enter): await open(URLCompletion.url(text))
        case (.url, .tab): type(.url, completion.longest)
        case (.url, .up): type(.url, lastURL)
        case (.url, .row("url", let index)):
            type(.url, URLCompletion.literal(of: completion.candidates[index]))
        default:
            editor.handle(key)
            guard editor.text != text else { return }
            if case .filter = mode { page?.filter = editor.text }
            if case .field(_, let row, _) = mode {
                page?.choice(of: row)?.draft?.set(editor.text)
                page?.changeCount = nil
            }
        }
    }

    var completion: URLCompletion { URLCompletion(text: editor.text, patterns: app.paths) }

    // What the user does.

    /// Opens a URL that the user has typed. One that lacks a value stays to be completed.
    private func open(_ url: String) async {
        if url.hasPrefix("/"), !app.paths.contains(url),
            let pattern = app.paths.first(where: { $0.hasPrefix(url + "/:") })
        {
            let name = pattern.dropFirst(url.count + 2).prefix { $0 != "/" }
            return app.notify(texts("'\(url)' lacks the value of '\(String(name))': \(pattern)"))
        }
        mode = .browse
        guard !url.isEmpty else { return }
        lastURL = url
        await perform { await $0.open(url, from: .of(url)) }
    }

    private func choose(_ row: ContentRow, typing text: String? = nil) async {
        if case .field = row.kind, text == nil {
            type(.field(screen: top, row: row.id, title: row.title), row.draft?.text ?? "")
        } else {
            screens().last?.loaded = row.id
            await perform { await $0.choose(row, typing: text ?? "") }
        }
    }

    private func perform(_ action: (RouterApp) async -> Void) async {
        app.takeNotices()
        previousOutcome = lastOutcome
        await action(app)
        await app.host?.readSurroundings()
        let known = app.stage.state.entries.map(\.id.uuidString) + ["panel"]
        pages = pages.filter { known.contains($0.key) }
    }
}
