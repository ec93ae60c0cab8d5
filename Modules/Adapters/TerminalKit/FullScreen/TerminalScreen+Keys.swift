import DesignKit
import RoutingEngine
import StageKit

package struct KeyHint: Equatable, Sendable {
    let key: String
    let effect: String
    /// The key that a click presses; `nil` for a hint about several keys.
    let presses: Key?

    package init(_ key: String, _ effect: String, _ presses: Key?) {
        self.key = key
        self.effect = effect
        self.presses = presses
    }

    fileprivate init(_ key: Character, _ effect: String) {
        self.init(String(key), effect, .character(key))
    }
}

extension TerminalScreen {
    /// - Returns: `false` if the user quits.
    func handle(_ key: Key) async -> Bool {
        switch mode {
        case .browse: return await browse(key)
        case .help: mode = .browse
        case .panel: return choosePanel(key)
        case .filter(let editor): edit(editor, key)
        case .field(let row, let title, let editor): await edit(editor, key, of: row, title)
        case .url(let editor, let recalled): await edit(editor, key, recalled)
        }
        return true
    }

    private func browse(_ key: Key) async -> Bool {
        if app.question != nil {
            switch key {
            case .character("y"): return await does(.answer(opens: true))
            case .character("n"), .escape: return await does(.answer(opens: false))
            default: break
            }
        }
        let page = pages().last
        if let page, let target = page.target(of: key) {
            pageState.move(to: target.focus, offset: target.offset, on: page)
            return true
        }
        switch key {
        case .enter, .right, .character(" "), .character("l"):
            if let row = page?.focused { await choose(row.id) }
        case .escape where !pageState.filter.isEmpty: pageState.removeFilter()
        case .escape, .backspace, .left, .character("h"): await perform(.back)
        case .tab: await selectTab(1)
        case .backTab: await selectTab(-1)
        case .character("/"): mode = .filter(LineEditor(pageState.filter))
        case .character(":"): mode = .url(LineEditor(), recalled: nil)
        case .character("?"): mode = .help
        case .character("d"):
            if !showsPanel { request = 0 }
            showsPanel = true
            mode = .panel
        case .entry(let index):
            request = index
            mode = .panel
        case .character("r"): await perform(.refresh)
        case .character("!"): await perform(.shake)
        case .character("q"): return false
        case .click(let position): if let page { await click(position, on: page) }
        case .character(let character):
            if let number = character.wholeNumberValue, number > 0 {
                await perform(.selectTab(number - 1))
            } else {
                notices = [texts("Unknown key '\(String(character))'. Press ? for help.")]
            }
        default: break
        }
        return true
    }

    private func does(_ action: UserAction) async -> Bool {
        await perform(action)
        return true
    }

    private func selectTab(_ distance: Int) async {
        let (count, selected) = (app.stage.state.tabs.count, app.stage.state.selectedTab)
        if count > 1 { await perform(.selectTab((selected + distance + count) % count)) }
    }

    private func click(_ position: Position, on page: Page) async {
        guard page.content.contains(position) else {
            // A click beside a sheet dismisses it, as a tap does on a tablet.
            if page.kind == .sheet, !page.area.contains(position) { await perform(.back) }
            return
        }
        let index = position.row - page.content.rows.lowerBound + page.offset
        guard page.layout.lines.indices.contains(index),
            let choice = page.layout.lines[index].choice
        else { return }
        pageState.move(to: choice, offset: page.offset, on: page)
        await choose(page.layout.choices[choice].id)
    }

    private func choosePanel(_ key: Key) -> Bool {
        switch key {
        case .down, .character("j"):
            request = max(0, min(request + 1, app.router.history.outcomes.count - 1))
        case .up, .character("k"): request = max(0, request - 1)
        case .entry(let index): request = index
        case .character("d"):
            showsPanel = false
            mode = .browse
        case .escape, .tab, .backspace: mode = .browse
        case .character("q"): return false
        case .character("?"): mode = .help
        default: break
        }
        return true
    }

    // What the user types.

    private func edit(_ editor: LineEditor, _ key: Key) {
        var editor = editor
        switch key {
        case .enter, .down, .up: mode = .browse
        case .escape:
            mode = .browse
            pageState.removeFilter()
        case .backspace where editor.text.isEmpty: mode = .browse
        default:
            guard editor.handle(key) else { return }
            mode = .filter(editor)
            pageState = PageState(filter: editor.text)
        }
    }

    private func edit(_ editor: LineEditor, _ key: Key, of row: RowID, _ title: String) async {
        var editor = editor
        switch key {
        case .escape: mode = .browse
        case .enter:
            mode = .browse
            if !editor.text.isEmpty { await choose(row, typing: editor.text) }
        default: if editor.handle(key) { mode = .field(row, title: title, editor) }
        }
    }

    private func edit(_ editor: LineEditor, _ key: Key, _ recalled: Int?) async {
        var editor = editor
        let completion = URLCompletion(of: editor.text, paths: app.paths, history: history)
        switch key {
        case .escape: mode = .browse
        case .enter: await open(URLCompletion.url(editor.text.filter { !$0.isWhitespace }))
        case .tab: mode = .url(LineEditor(completion.longest), recalled: nil)
        case .entry(let index) where completion.candidates.indices.contains(index):
            let chosen = URLCompletion.literal(of: completion.candidates[index])
            mode = .url(LineEditor(chosen), recalled: nil)
        case .up: recall((recalled ?? history.count) - 1)
        case .down: recall((recalled ?? history.count) + 1)
        case .backspace where editor.text.isEmpty: mode = .browse
        default: if editor.handle(key) { mode = .url(editor, recalled: nil) }
        }
    }

    private func recall(_ index: Int) {
        if history.indices.contains(index) {
            mode = .url(LineEditor(history[index]), recalled: index)
        } else if index >= history.count {
            mode = .url(LineEditor(), recalled: nil)
        }
    }

    /// Opens a URL that the user has typed. One that lacks a value stays to be completed.
    private func open(_ url: String) async {
        let isPath = url.hasPrefix("/")
        if let pattern = app.paths.first(where: { $0.hasPrefix(url + "/:") }),
            isPath, !app.paths.contains(url)
        {
            let name = pattern.dropFirst(url.count + 2).prefix { $0 != "/" }
            notices = [texts("'\(url)' lacks the value of '\(String(name))': \(pattern)")]
            return
        }
        mode = .browse
        guard !url.isEmpty else { return }
        history.removeAll { $0 == url }
        history.append(url)
        await perform(isPath ? .open(url: url) : .follow(url: url))
    }

    // What the keys do.

    func keys(on page: Page?) -> [KeyHint] {
        switch mode {
        case .filter:
            return [
                KeyHint("Enter", texts("keep"), .enter),
                KeyHint("Esc", texts("show all rows"), .escape),
            ]
        case .field:
            return [
                KeyHint("Enter", texts("send"), .enter), KeyHint("Esc", texts("cancel"), .escape),
            ]
        case .url:
            return [
                KeyHint("Enter", texts("open"), .enter), KeyHint("Tab", texts("complete"), .tab),
                KeyHint("Esc", texts("cancel"), .escape),
            ]
        case .panel:
            return [
                KeyHint("j k", texts("choose a request"), nil), KeyHint("d", texts("close")),
                KeyHint("Esc", texts("back to the app"), .escape),
            ]
        case .help: return [KeyHint(texts("any key"), texts("close"), .escape)]
        case .browse: break
        }
        if app.question != nil {
            return [KeyHint("y", texts("open")), KeyHint("n", texts("not now"))]
        }
        var hints: [KeyHint] = []
        if let row = page?.focused?.row { hints.append(KeyHint("Enter", row.effect, .enter)) }
        if !pageState.filter.isEmpty {
            hints.append(KeyHint("Esc", texts("show all rows"), .escape))
        } else if app.stage.state.path.count > 1 {
            hints.append(KeyHint("Esc", texts("back"), .escape))
        }
        if app.stage.state.tabs.count > 1 { hints.append(KeyHint("Tab", texts("next tab"), .tab)) }
        return hints + [
            KeyHint("/", texts("filter")), KeyHint(":", texts("URL")), KeyHint("?", texts("keys")),
            KeyHint("q", texts("quit")),
        ]
    }

    static var help: [String] {
        let keys = [
            ("Up, Down, j, k", texts("move")), ("PgUp, PgDn", texts("scroll by a page")),
            ("Home, End, g, G", texts("first, last row")),
            ("Enter, Space", texts("choose the row")), ("Esc, Backspace, h", texts("go back")),
            ("Tab, 1 to 9", texts("next tab, tab by number")), ("/", texts("filter the rows")),
            ("r", texts("read the data again")), (":", texts("open a URL")),
            ("d", texts("debug panel")),
            ("!", texts("menu for testers")), ("Ctrl-Z", texts("suspend; fg returns")),
            ("q, Ctrl-C", texts("quit")),
        ]
        return keys.map { keys, effect in
            keys + String(repeating: " ", count: 19 - keys.count) + effect
        }
    }
}

extension ContentRow {
    fileprivate var effect: String {
        switch kind {
        case .text: ""
        case .link: texts("open")
        case .action: texts("do it")
        case .field: texts("type")
        case .toggle(let isOn, _): isOn ? texts("turn off") : texts("turn on")
        }
    }
}
