import DesignKit
import Observation
import StageKit

/// The app in a window of characters, without the terminal: keys go in, and frames come out.
@MainActor
package final class TerminalScreen {
    /// What the keys of the user mean.
    enum Mode {
        /// They move, choose and go back.
        case browse
        /// They type what the rows of the screen must contain.
        case filter(LineEditor)
        /// They type a URL. The number is an index in the history; `nil` is the new line.
        case url(LineEditor, recalled: Int?)
        /// They type into the field of a row.
        case field(RowID, title: String, LineEditor)
        case panel
        case help
    }

    var size: (width: Int, height: Int)
    /// Called when something that was being read may have changed.
    var onChange: @MainActor () -> Void = {}
    /// Sentences for the user. Each is shown for a while, then the next one.
    var notices: [String] = []
    var mode = Mode.browse
    var showsPanel = false
    /// The chosen request of the debug panel, from the newest.
    var request = 0
    var history: [String] = []
    let guide: (any TerminalGuide)?
    /// The last request before the user's last action. A later one is what the action has done.
    private(set) var previousOutcome: String?
    private let ownApp: RouterApp
    private var pageStates: [NavigationState.Entry.ID: PageState] = [:]
    /// The screen in front when the user began to type.
    private var typedOn: NavigationState.Entry.ID?
    private var isLoading = false
    /// What was loaded last. As long as it names the visible row, only the user loads that row again.
    private var loaded: (screen: NavigationState.Entry.ID?, row: RowID)?

    package init(
        _ app: RouterApp, guide: (any TerminalGuide)? = nil, size: (width: Int, height: Int)
    ) {
        ownApp = app
        self.guide = guide
        self.size = size
    }

    var app: RouterApp { guide?.app ?? ownApp }

    var windows: Windows {
        Windows(
            width: size.width, height: size.height, showsPanel: showsPanel,
            showsGuide: guide != nil)
    }

    func notify(_ sentence: String) {
        if notices.last != sentence { notices.append(sentence) }
    }

    /// Handles a key, and returns when its work has ended or waits for the user.
    /// - Returns: `false` if the user quits.
    package func press(_ key: Key) async -> Bool {
        if case .click(let position) = key, let key = frame().key(at: position) {
            return await press(key)
        }
        if let guide { return await guide.press(key) }
        dropOtherScreensText()
        guard await handle(key) else { return false }
        let hasMore = await loadVisible()
        // The end of a list is where nothing more can be loaded.
        guard hasMore, case .browse = mode, key == .end || key == .character("G") else {
            return true
        }
        return await press(key)
    }

    /// Drops what the user typed for a screen that is no longer in front.
    func dropOtherScreensText() {
        let top = app.stage.state.top?.id
        defer { typedOn = top }
        switch mode {
        case .field, .filter: if top != typedOn { mode = .browse }
        case .browse, .url, .panel, .help: break
        }
    }

    func perform(_ action: UserAction) async {
        notices = []
        previousOutcome = app.lastOutcome
        let failure = await app.perform(action)
        await app.extras.refresh()
        let known = Set(app.stage.state.entries.map(\.id))
        pageStates = pageStates.filter { known.contains($0.key) }
        if let failure { notify(failure) }
    }

    /// Chooses a row as it is now: the content may have changed since it was drawn.
    func choose(_ id: RowID, typing text: String? = nil) async {
        let rows = app.content.identifiedSections.flatMap(\.rows).filter(\.row.isChoice)
        guard let number = rows.firstIndex(where: { $0.id == id }) else {
            notices = [texts("This row is no longer part of the screen.")]
            return
        }
        if let text {
            await perform(.fill(row: number, text: text))
        } else if case .field = rows[number].row.kind {
            mode = .field(id, title: rows[number].row.title, LineEditor())
        } else {
            await perform(.choose(row: number))
        }
    }

    // Where the user is.

    var pageState: PageState {
        get { app.stage.state.top.flatMap { pageStates[$0.id] } ?? PageState() }
        set { if let top = app.stage.state.top { pageStates[top.id] = newValue } }
    }

    /// The pages that are visible: the selected tab's, or the last cover, and the sheets over it.
    func pages() -> [Page] {
        let state = app.stage.state
        let tab =
            state.tabs.indices.contains(state.selectedTab) ? [state.tabs[state.selectedTab]] : []
        let stacks = (tab + state.modals).filter { !$0.entries.isEmpty }
        let first = stacks.indices.dropFirst(tab.count).last { stacks[$0].isFullScreen } ?? 0
        return stacks.indices.dropFirst(first).flatMap { depth in
            let isModal = depth >= tab.count
            let isCover = isModal && stacks[depth].isFullScreen
            let area = windows.area(
                atDepth: isModal ? max(1, depth - first) : 0, isFullScreen: isCover)
            return pages(of: stacks[depth].entries, area, isSheet: isModal && !isCover)
        }
    }

    /// The screen in front of a stack, in a wide window beside the one that opened it.
    private func pages(
        of entries: [NavigationState.Entry], _ area: Area, isSheet: Bool
    ) -> [Page] {
        guard !isSheet, entries.count > 1, let areas = Windows.split(area) else {
            return [page(of: entries[...], area, isSheet ? .sheet : .front)]
        }
        return [
            page(of: entries.dropLast(), areas.opener, .opener),
            page(of: entries.suffix(1), areas.front, .front),
        ]
    }

    private func page(
        of entries: ArraySlice<NavigationState.Entry>, _ area: Area, _ kind: Page.Kind
    ) -> Page {
        let titles = entries.map { app.title(of: $0) }
        let content = Page.content(of: area, kind)
        let id = entries[entries.endIndex - 1].id
        var state = pageStates[id] ?? PageState()
        // Two columns are the scroll bar's, so that no text touches it.
        let layout = PageLayout(read(id), width: content.width - 2, filter: state.filter)
        // A sheet is as high as its lines.
        let spare = kind == .sheet ? max(0, content.height - max(1, layout.lines.count)) : 0
        let focus = state.follow(layout, height: content.height - spare)
        pageStates[id] = state
        let end = max(area.rows.lowerBound + 1, area.rows.upperBound - spare)
        return Page(
            title: titles.joined(separator: " › "), layout: layout, focus: focus,
            offset: state.offset,
            area: Area(columns: area.columns, rows: area.rows.lowerBound..<end), kind: kind,
            emptyText: state.filter.isEmpty
                ? texts("There is nothing here.") : texts("No row contains '\(state.filter)'."))
    }

    /// The content of a screen. Its changes are followed only while a part of it is being read: a
    /// value that never changes again would keep everything that follows it.
    private func read(_ id: NavigationState.Entry.ID) -> Content {
        guard let screen = app.stage.screen(id) else { return Content([]) }
        let content = app.content(of: screen)
        guard content.isLoading else { return content }
        return withObservationTracking {
            app.content(of: screen)
        } onChange: { [weak self] in
            // The change is made only after this call.
            Task { @MainActor in self?.onChange() }
        }
    }

    // Lists that load in parts.

    /// Whether a row that loads more is visible.
    var canLoad: Bool { !isLoading && rowToLoad != nil }

    /// Loads the next parts of a list until they fill the window.
    /// - Returns: Whether there was something to load.
    @discardableResult
    func loadVisible() async -> Bool {
        guard canLoad else { return false }
        isLoading = true
        defer { isLoading = false }
        while let row = rowToLoad {
            loaded = (app.stage.state.top?.id, row.id)
            if let failure = await app.perform(.choose(row: row.number)) { notify(failure) }
        }
        return true
    }

    /// The visible row that loads more. It is another one after the list has grown.
    private var rowToLoad: PageLayout.Choice? {
        guard let row = pages().last?.continuation else { return nil }
        return loaded.map { $0.row == row.id && $0.screen == app.stage.state.top?.id } == true
            ? nil : row
    }
}

/// Plays an app in the full screen, and says in a panel below what happens.
@MainActor
package protocol TerminalGuide: AnyObject {
    /// The app that is shown now.
    var app: RouterApp { get }
    /// The panel: a title in its edge, lines as far as there is room, and lines that are always visible.
    var panel: (title: String, lines: [Line], facts: [Line]) { get }
    var keys: [KeyHint] { get }
    /// Handles a key, and returns when its work has ended.
    /// - Returns: `false` if the user quits.
    func press(_ key: Key) async -> Bool
}
