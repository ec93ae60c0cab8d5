/// The look of the roles of text in one terminal: its own colors, so that it fits the palette of the
/// user.
package struct Theme: Equatable, Sendable {
    /// Whether the terminal shows colors.
    let hasColor: Bool
    /// Whether it shows only ASCII characters.
    let isASCII: Bool

    /// Describes a terminal.
    init(hasColor: Bool = true, isASCII: Bool = false) {
        self.hasColor = hasColor
        self.isASCII = isASCII
    }

    /// Reads `NO_COLOR` and the variables of the locale.
    package init(environment: [String: String]) {
        hasColor = environment["NO_COLOR"]?.isEmpty != false
        let locale =
            ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
            .first { !$0.isEmpty } ?? ""
        let encoding = locale.lowercased()
        isASCII = !(encoding.contains("utf-8") || encoding.contains("utf8"))
    }

    /// The code that starts a role (ECMA-48, Select Graphic Rendition).
    func code(of role: TextRole) -> String {
        // Each role that matters is visible without color.
        let (plain, color) =
            switch role {
            case .plain: ("", "")
            case .strong: ("1", "")
            case .dim, .bar: ("2", "")
            case .accent: ("", "36")
            case .value: ("", "32")
            case .focused: ("7", "")
            case .selected: ("1;7", "")
            case .match: ("1;4", "33")
            case .warning: ("1", "33")
            case .badge: ("7", "36")
            }
        let codes = [plain, hasColor ? color : ""].filter { !$0.isEmpty }
        return codes.isEmpty ? "" : "\u{1B}[\(codes.joined(separator: ";"))m"
    }
}
