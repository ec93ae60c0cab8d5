import StageKit

/// The app in a window of characters, without the terminal: keys go in, and frames come out.
@MainActor
package final class TerminalScreen {
    /// The size of the window.
    package var size: (width: Int, height: Int)
    let app: any TerminalApp
    let theme: Theme
    let glyphs: Glyphs
    var interaction = Interaction()
    var notices = NoticeQueue()
    private(set) lazy var cache = ScreenCache(glyphs: glyphs)

    /// Shows an app.
    package init(_ app: any TerminalApp, theme: Theme, size: (width: Int, height: Int)) {
        self.app = app
        self.theme = theme
        self.size = size
        glyphs = Glyphs(theme)
    }

    /// Takes notice of a change of the app.
    package func refresh() {
        cache.clear()
    }

    /// Shows a sentence for the user.
    package func notify(_ sentence: String) {
        notices.add(sentence)
    }

    /// Handles a key, and returns when its work has ended or waits for the user.
    /// - Returns: `false` if the user quits.
    package func press(_ key: Key) async -> Bool {
        guard let effect = interaction.handle(key, in: surroundings) else { return true }
        switch effect {
        case .quit: return false
        case .say(let sentence): notices.replace(with: sentence)
        case .perform(let action): await perform(action)
        case .choose(let row, let text): await choose(row, text)
        }
        return true
    }

    private func perform(_ action: UserAction) async {
        notices.removeAll()
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
            return notices.replace(with: "This row is no longer part of the screen.")
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
