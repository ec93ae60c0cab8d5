extension KeyHint {
    /// The keys that do something now.
    static func all(in mode: Mode, _ surroundings: Surroundings, canGoBack: Bool) -> [KeyHint] {
        switch mode {
        case .browse: browsing(surroundings, canGoBack: canGoBack)
        case .filter: [KeyHint("Enter", "keep"), KeyHint("Esc", "show all rows")]
        case .field: [KeyHint("Enter", "send"), KeyHint("Esc", "cancel")]
        case .url:
            [KeyHint("Enter", "open"), KeyHint("Tab", "complete"), KeyHint("Esc", "cancel")]
        case .panel:
            [
                KeyHint("j k", "choose a request"), KeyHint("d", "close"),
                KeyHint("Esc", "back to the app"),
            ]
        case .help: [KeyHint("any key", "close")]
        }
    }

    private static func browsing(_ surroundings: Surroundings, canGoBack: Bool) -> [KeyHint] {
        if surroundings.hasQuestion { return [KeyHint("y", "open"), KeyHint("n", "not now")] }
        var hints: [KeyHint] = []
        if let page = surroundings.page, let focus = page.focus,
            page.layout.choices.indices.contains(focus)
        {
            hints.append(KeyHint("Enter", page.layout.choices[focus].row.kind.effect))
        }
        if canGoBack { hints.append(KeyHint("Esc", "back")) }
        if surroundings.tabs > 1 { hints.append(KeyHint("Tab", "next tab")) }
        return hints + [
            KeyHint("/", "filter"), KeyHint(":", "URL"), KeyHint("?", "keys"), KeyHint("q", "quit"),
        ]
    }

    /// The page of keys.
    static let page = [
        "Up, Down, j, k     move",
        "PgUp, PgDn         scroll by a page",
        "Home, End, g, G    first, last row",
        "Enter, Space       choose the row",
        "Esc, Backspace, h  go back",
        "Tab, 1 to 9        next tab, tab by number",
        "/                  filter the rows",
        ":                  open a URL",
        "d                  debug panel",
        "!                  menu for testers",
        "Ctrl-Z             suspend; fg returns",
        "q, Ctrl-C          quit",
    ]
}

extension BodyRow.Kind {
    fileprivate var effect: String {
        switch self {
        case .text: ""
        case .link: "open"
        case .action: "do it"
        case .field: "type"
        case .toggle(let isOn): isOn ? "turn off" : "turn on"
        }
    }
}
