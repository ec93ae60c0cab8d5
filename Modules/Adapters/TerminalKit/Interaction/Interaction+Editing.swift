extension Interaction {
    /// Handles a key while the user filters the rows.
    mutating func edit(_ key: Key, filter editor: LineEditor) -> Effect? {
        var editor = editor
        switch key {
        case .enter, .down, .up: mode = .browse
        case .escape:
            pageState = PageState()
            mode = .browse
        case .backspace where editor.text.isEmpty: mode = .browse
        default:
            guard editor.handle(key) else { return nil }
            mode = .filter(editor)
            pageState = PageState(filter: editor.text)
        }
        return nil
    }

    /// Handles a key while the user types into a field.
    mutating func edit(_ key: Key, field row: BodyRow, _ editor: LineEditor) -> Effect? {
        var editor = editor
        switch key {
        case .escape:
            mode = .browse
        case .enter:
            mode = .browse
            return editor.text.isEmpty ? nil : .choose(row.id, text: editor.text)
        default:
            if editor.handle(key) { mode = .field(row, editor) }
        }
        return nil
    }

    /// Handles a key while the user types a URL.
    mutating func edit(
        _ key: Key, url editor: LineEditor, _ recalled: Int?, _ paths: [String]
    ) -> Effect? {
        var editor = editor
        switch key {
        case .escape: mode = .browse
        case .enter:
            mode = .browse
            let typed = editor.text.filter { !$0.isWhitespace }
            guard !typed.isEmpty else { return nil }
            let url = URLCompletion.url(typed)
            history.removeAll { $0 == url }
            history.append(url)
            return .perform(url.hasPrefix("/") ? .open(url: url) : .follow(url: url))
        case .tab:
            let completion = URLCompletion(of: editor.text, paths: paths, history: history)
            mode = .url(LineEditor(completion.longest), recalled: nil)
        case .entry(let index):
            let all = URLCompletion(of: editor.text, paths: paths, history: history).candidates
            guard all.indices.contains(index) else { return nil }
            mode = .url(LineEditor(URLCompletion.literal(of: all[index])), recalled: nil)
        case .up: recall((recalled ?? history.count) - 1, editor)
        case .down: recall((recalled ?? history.count) + 1, editor)
        case .backspace where editor.text.isEmpty: mode = .browse
        default:
            if editor.handle(key) { mode = .url(editor, recalled: nil) }
        }
        return nil
    }

    private mutating func recall(_ index: Int, _ editor: LineEditor) {
        if history.indices.contains(index) {
            mode = .url(LineEditor(history[index]), recalled: index)
        } else if index >= history.count {
            mode = .url(LineEditor(), recalled: nil)
        }
    }
}
