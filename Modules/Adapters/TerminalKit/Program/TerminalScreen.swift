import DesignKit
import StageKit

/// The app in a window of characters, without the terminal: keys go in, and frames come out.
@MainActor
package final class TerminalScreen {
    /// The size of the window.
    var size: (width: Int, height: Int)
    let app: any TerminalApp
    let theme: Theme
    let glyphs: Glyphs
    var interaction = Interaction()
    var notices = NoticeQueue()
    let cache: ScreenCache
    /// Called when something that was being read may have changed.
    var onChange: @MainActor () -> Void = {}
    /// The last request before the user's last action. A later one is what the action has done.
    private(set) var previousOutcome: String?
    /// The app, if it plays by itself.
    let guided: (any GuidedApp)?
    private var isLoading = false
    /// What was loaded last. As long as it names the visible row and the list hasn't grown, only the
    /// user loads that row again.
    private var loaded: LoadedRow?

    /// Shows an app.
    package init(_ app: any TerminalApp, theme: Theme, size: (width: Int, height: Int)) {
        self.app = app
        guided = app as? any GuidedApp
        self.theme = theme
        self.size = size
        glyphs = Glyphs(theme)
        cache = ScreenCache(glyphs: glyphs)
        cache.onChange = { [weak self] in
            self?.refresh()
            self?.onChange()
        }
    }

    /// Takes notice of a change of the app.
    func refresh() {
        cache.clear()
    }

    /// Shows a sentence for the user.
    func notify(_ sentence: String) {
        notices.add(sentence)
    }

    /// Handles a key, and returns when its work has ended or waits for the user.
    /// - Returns: `false` if the user quits.
    package func press(_ key: Key) async -> Bool {
        if case .click(let position) = key, let key = frame().key(at: position) {
            return await press(key)
        }
        if let guided {
            defer { refresh() }
            return await guided.press(key)
        }
        switch interaction.handle(key, in: inputContext) {
        case nil: break
        case .quit: return false
        case .say(let sentence): notices.replace(with: sentence)
        case .perform(let action): await perform(action)
        case .choose(let row, let text): await choose(row, text)
        }
        let hasMore = await loadVisible()
        // The end of a list is where nothing more can be loaded.
        let isAtEnd = key == .end || key == .character("G") && interaction.mode == .browse
        return hasMore && isAtEnd ? await press(key) : true
    }

    /// Whether a row that loads more is visible.
    var canLoad: Bool { !isLoading && rowToLoad != nil }

    /// Loads the next parts of a list until they fill the window.
    /// - Returns: Whether there was something to load.
    @discardableResult
    func loadVisible() async -> Bool {
        guard canLoad else { return false }
        isLoading = true
        defer { isLoading = false }
        while let row = rowToLoad, let choice = row.choice {
            loaded = loading(row)
            let failure = await app.perform(.choose(row: choice))
            cache.clear()
            if let failure { notices.add(failure) }
        }
        return true
    }

    private var rowToLoad: BodyRow? {
        guard let row = inputContext.page?.continuation else { return nil }
        return loaded == loading(row) ? nil : row
    }

    private func loading(_ row: BodyRow) -> LoadedRow {
        let top = app.stage.state.top
        let count = top.flatMap { cache.body(of: $0, in: app) }?.rows.count
        return LoadedRow(screen: top?.id, row: row.id, rowCount: count)
    }

    private func perform(_ action: UserAction) async {
        notices.removeAll()
        previousOutcome = app.lastOutcome
        let failure = await app.perform(action)
        cache.clear()
        interaction.keep(only: app.stage.state.entries.map(\.id))
        if let failure { notices.add(failure) }
    }

    /// Chooses a row as it is now: the content may have changed since it was drawn.
    private func choose(_ id: RowID, _ text: String?) async {
        cache.clear()
        let body = app.stage.state.top.flatMap { cache.body(of: $0, in: app) }
        guard let row = body?.rows.first(where: { $0.id == id }), let choice = row.choice else {
            return notices.replace(with: texts("This row is no longer part of the screen."))
        }
        if let text {
            await perform(.fill(row: choice, text: text))
        } else if row.kind == .field {
            interaction.mode = .field(row, LineEditor())
        } else {
            await perform(.choose(row: choice))
        }
    }
}

/// A row that loaded more of a list, and how long the list was before.
private struct LoadedRow: Equatable {
    let screen: NavigationState.Entry.ID?
    let row: RowID
    let rowCount: Int?
}
