import RoutingKit

/// The meaning of a text, from which a terminal makes its look.
package enum TextRole: Sendable {
    case plain, strong, dim, accent, focused, selected, warning, value, badge

    /// The code that starts the role (ECMA-48, Select Graphic Rendition), in the colors of the user's
    /// palette; empty for plain text. Each role that matters is visible without color.
    func code(hasColor: Bool) -> String {
        let codes: [String] =
            switch self {
            case .plain: []
            case .strong: ["1"]
            case .dim: ["2"]
            case .accent: hasColor ? ["36"] : []
            case .value: hasColor ? ["32"] : []
            case .focused: ["7"]
            case .selected: ["1", "7"]
            case .warning: hasColor ? ["1", "33"] : ["1"]
            case .badge: hasColor ? ["7", "36"] : ["7"]
            }
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
            (self.text, self.role) = (text, role)
        }
    }

    var parts: [Part]
    /// The position of the row among those that can be chosen; `nil` for texts and headings.
    var choice: Int?

    init(_ parts: [Part], choice: Int? = nil) {
        (self.parts, self.choice) = (parts, choice)
    }

    package init(_ text: String, _ role: TextRole = .plain) {
        self.init([Part(text, role)])
    }

    package static func + (line: Line, end: Line) -> Line {
        Line(line.parts + end.parts, choice: line.choice)
    }

    package var columns: Int { parts.reduce(0) { $0 + $1.text.columns } }
}

extension String {
    /// The lines of a text that the program wrote. Text from others is one line, in which newlines
    /// are escaped.
    package var lines: [String] {
        split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    package var columns: Int { reduce(0) { $0 + $1.columns } }

    /// The text in lines of at most `width` columns, broken at spaces where possible. The lines are
    /// in their printable form, whose columns are counted here.
    package func wrapped(to width: Int) -> [String] {
        let width = Swift.max(width, 2)
        var (lines, line, used): ([String], String, Int) = ([], "", 0)
        func breakLine() {
            lines.append(line)
            (line, used) = ("", 0)
        }
        for word in split(whereSeparator: \.isWhitespace).map({ String($0).printable }) {
            if used > 0, used + 1 + word.columns > width { breakLine() }
            if used > 0 { (line, used) = (line + " ", used + 1) }
            for character in word {
                if used + character.columns > width { breakLine() }
                line.append(character)
                used += character.columns
            }
        }
        return lines + [line]
    }

    /// The text in at most `width` columns. A longer one ends with an ellipsis.
    func truncated(to width: Int) -> String {
        columns <= width ? self : width < 1 ? "" : String(fitting(width - 1)) + "…"
    }

    /// The end of the text in at most `width` columns, for what the user is typing.
    func suffixFitting(_ width: Int) -> String {
        String(Array(self).reversed().fitting(width).reversed())
    }
}

extension Collection<Character> {
    fileprivate func fitting(_ width: Int) -> SubSequence {
        var used = 0
        return prefix {
            used += $0.columns
            return used <= width
        }
    }
}

extension Character {
    /// The width of the character in terminal columns: 0, 1, or 2 for wide East Asian characters
    /// (Unicode Standard Annex 11) and emoji.
    var columns: Int {
        guard let first = unicodeScalars.first else { return 0 }
        // Most text doesn't need the tables.
        if isLatin { return first.value < 0x20 || 0x7F..<0xA0 ~= first.value ? 0 : 1 }
        let properties = first.properties
        let isEmoji =
            properties.isEmojiPresentation
            || (properties.isEmoji && unicodeScalars.contains { $0 == "\u{FE0F}" })
        if isEmoji || Self.wide.contains(where: { $0.contains(first.value) }) { return 2 }
        // A lone combining mark joins the character before it.
        let hidden: [Unicode.GeneralCategory] = [
            .control, .nonspacingMark, .enclosingMark, .format,
        ]
        return hidden.contains(properties.generalCategory) ? 0 : 1
    }

    /// Whether every terminal draws the character in at most one column.
    var isLatin: Bool {
        unicodeScalars.count == 1 && unicodeScalars.allSatisfy { $0.value < 0x300 }
    }

    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
        0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
    ]
}
