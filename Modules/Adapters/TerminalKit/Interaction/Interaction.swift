import StageKit

/// Where the user is in the terminal, as a value: the focus and the filter of each screen, and what
/// they type. Keys change it, and may have an effect on the app.
struct Interaction {
    var mode = Mode.browse
    var pageStates: [NavigationState.Entry.ID: PageState] = [:]
    /// The screen in front.
    var screen: NavigationState.Entry.ID?
    var showsPanel = false
    /// The chosen request of the debug panel, from the newest.
    var request = 0
    /// The URLs that the user has typed, from the oldest to the newest.
    var history: [String] = []

    /// Where the user is on the screen in front.
    var pageState: PageState {
        get { screen.flatMap { pageStates[$0] } ?? PageState() }
        set { if let screen { pageStates[screen] = newValue } }
    }

    /// Forgets the screens that have left.
    mutating func keep(only screens: some Sequence<NavigationState.Entry.ID>) {
        let known = Set(screens)
        pageStates = pageStates.filter { known.contains($0.key) }
    }

    /// Moves to the screen that is now in front. What the user typed for another one is dropped.
    mutating func show(_ screen: NavigationState.Entry.ID?) {
        guard screen != self.screen else { return }
        self.screen = screen
        switch mode {
        case .field, .filter: mode = .browse
        case .browse, .url, .panel, .help: break
        }
    }

    /// Handles a key.
    mutating func handle(_ key: Key, in context: InputContext) -> Effect? {
        switch mode {
        case .browse: return browse(key, context)
        case .help:
            mode = .browse
            return nil
        case .panel: return choosePanel(key, context)
        case .filter(let editor): return edit(key, filter: editor)
        case .field(let row, let editor): return edit(key, field: row, editor)
        case .url(let editor, let recalled):
            return edit(key, url: editor, recalled, context.paths)
        }
    }

    private mutating func choosePanel(_ key: Key, _ context: InputContext) -> Effect? {
        switch key {
        case .down, .character("j"): request = min(request + 1, max(0, context.requests - 1))
        case .up, .character("k"): request = max(0, request - 1)
        case .entry(let index): request = index
        case .character("d"):
            showsPanel = false
            mode = .browse
        case .escape, .tab, .backspace: mode = .browse
        case .character("q"): return .quit
        case .character("?"): mode = .help
        default: break
        }
        return nil
    }
}
