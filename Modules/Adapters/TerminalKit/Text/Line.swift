/// The meaning of a text, from which a terminal makes its look.
package enum TextRole: UInt8, Sendable, CaseIterable {
    case plain, strong, dim, accent, focused, selected, bar, warning, value, match, badge

    /// The code that starts the role (ECMA-48, Select Graphic Rendition), in the colors of the user's
    /// palette; empty for plain text. Each role that matters is visible without color.
    func code(hasColor: Bool) -> String {
        let (plain, color) =
            switch self {
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

/// A line of text in parts, each with a role. It has no terminal codes: they are added when the line
/// is drawn or printed, so that no text can contain codes of its own.
package struct Line: Equatable, Sendable {
    struct Part: Equatable, Sendable {
        let text: String
        let role: TextRole

        init(_ text: String, _ role: TextRole = .plain) {
            self.text = text
            self.role = role
        }
    }

    private(set) var parts: [Part]
    /// The position of the row among those that can be chosen; `nil` for texts and headings.
    let choice: Int?

    init(_ parts: [Part], choice: Int? = nil) {
        self.parts = parts
        self.choice = choice
    }

    package init(_ text: String, _ role: TextRole = .plain) {
        self.init([Part(text, role)])
    }

    package static func + (line: Line, end: Line) -> Line {
        var line = line
        line.parts += end.parts
        return line
    }

    package var text: String { parts.map(\.text).joined() }
}

extension String {
    /// The lines of a text that the program wrote. Text from others is one line, in which newlines
    /// are escaped.
    package var lines: [String] {
        split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
