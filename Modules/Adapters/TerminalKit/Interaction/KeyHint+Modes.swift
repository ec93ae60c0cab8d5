import DesignKit

extension KeyHint {
    /// The keys that do something now.
    static func all(in mode: Mode, _ surroundings: Surroundings, canGoBack: Bool) -> [KeyHint] {
        switch mode {
        case .browse: browsing(surroundings, canGoBack: canGoBack)
        case .filter: [KeyHint("Enter", texts("keep")), KeyHint("Esc", texts("show all rows"))]
        case .field: [KeyHint("Enter", texts("send")), KeyHint("Esc", texts("cancel"))]
        case .url:
            [
                KeyHint("Enter", texts("open")), KeyHint("Tab", texts("complete")),
                KeyHint("Esc", texts("cancel")),
            ]
        case .panel:
            [
                KeyHint("j k", texts("choose a request")), KeyHint("d", texts("close")),
                KeyHint("Esc", texts("back to the app")),
            ]
        case .help: [KeyHint(texts("any key"), texts("close"))]
        }
    }

    private static func browsing(_ surroundings: Surroundings, canGoBack: Bool) -> [KeyHint] {
        if surroundings.hasQuestion {
            return [KeyHint("y", texts("open")), KeyHint("n", texts("not now"))]
        }
        var hints: [KeyHint] = []
        if let page = surroundings.page, let focus = page.focus,
            page.layout.choices.indices.contains(focus)
        {
            hints.append(KeyHint("Enter", page.layout.choices[focus].row.kind.effect))
        }
        if canGoBack { hints.append(KeyHint("Esc", texts("back"))) }
        if surroundings.tabs > 1 { hints.append(KeyHint("Tab", texts("next tab"))) }
        return hints + [
            KeyHint("/", texts("filter")), KeyHint(":", texts("URL")), KeyHint("?", texts("keys")),
            KeyHint("q", texts("quit")),
        ]
    }

    /// The page of keys.
    static var page: [String] {
        let keys = [
            ("Up, Down, j, k", texts("move")),
            ("PgUp, PgDn", texts("scroll by a page")),
            ("Home, End, g, G", texts("first, last row")),
            ("Enter, Space", texts("choose the row")),
            ("Esc, Backspace, h", texts("go back")),
            ("Tab, 1 to 9", texts("next tab, tab by number")),
            ("/", texts("filter the rows")),
            (":", texts("open a URL")),
            ("d", texts("debug panel")),
            ("!", texts("menu for testers")),
            ("Ctrl-Z", texts("suspend; fg returns")),
            ("q, Ctrl-C", texts("quit")),
        ]
        return keys.map { keys, effect in
            keys + String(repeating: " ", count: 19 - keys.count) + effect
        }
    }
}

extension BodyRow.Kind {
    fileprivate var effect: String {
        switch self {
        case .text: ""
        case .link: texts("open")
        case .action: texts("do it")
        case .field: texts("type")
        case .toggle(let isOn): isOn ? texts("turn off") : texts("turn on")
        }
    }
}
