import DesignKit

extension KeyHint {
    /// The keys that do something now.
    static func all(
        in mode: Mode, _ context: InputContext, canGoBack: Bool, isFiltered: Bool
    ) -> [KeyHint] {
        switch mode {
        case .browse: browsing(context, canGoBack: canGoBack, isFiltered: isFiltered)
        case .filter:
            [
                KeyHint("Enter", texts("keep"), .enter),
                KeyHint("Esc", texts("show all rows"), .escape),
            ]
        case .field:
            [KeyHint("Enter", texts("send"), .enter), KeyHint("Esc", texts("cancel"), .escape)]
        case .url:
            [
                KeyHint("Enter", texts("open"), .enter), KeyHint("Tab", texts("complete"), .tab),
                KeyHint("Esc", texts("cancel"), .escape),
            ]
        case .panel:
            [
                KeyHint("j k", texts("choose a request"), nil),
                KeyHint("d", texts("close"), .character("d")),
                KeyHint("Esc", texts("back to the app"), .escape),
            ]
        case .help: [KeyHint(texts("any key"), texts("close"), .escape)]
        }
    }

    private static func browsing(
        _ context: InputContext, canGoBack: Bool, isFiltered: Bool
    ) -> [KeyHint] {
        func hint(_ key: Character, _ effect: String) -> KeyHint {
            KeyHint(String(key), effect, .character(key))
        }
        if context.hasQuestion {
            return [hint("y", texts("open")), hint("n", texts("not now"))]
        }
        var hints: [KeyHint] = []
        if let page = context.page, let focus = page.focus,
            page.layout.choices.indices.contains(focus)
        {
            hints.append(KeyHint("Enter", page.layout.choices[focus].row.kind.effect, .enter))
        }
        if isFiltered {
            hints.append(KeyHint("Esc", texts("show all rows"), .escape))
        } else if canGoBack {
            hints.append(KeyHint("Esc", texts("back"), .escape))
        }
        if context.tabs > 1 { hints.append(KeyHint("Tab", texts("next tab"), .tab)) }
        return hints + [
            hint("/", texts("filter")), hint(":", texts("URL")), hint("?", texts("keys")),
            hint("q", texts("quit")),
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
