import RoutingKit

/// The meaning of a text, from which a terminal makes its look.
///
/// Its raw value has the attributes (ECMA-48, Select Graphic Rendition). Each role that matters is
/// visible without color.
enum TextRole: String, Sendable {
    case plain = "", strong = "1", dim = "2", inverse = "7"
    /// In a color of the user's palette, which has two digits.
    case accent = "36", value = "32"

    fileprivate func attributes(hasColor: Bool) -> String {
        hasColor || rawValue.count < 2 ? rawValue : ""
    }
}

/// A line of text in parts, each with a role.
///
/// All text that a terminal shows is made here, in its printable form, so that it can't move the
/// cursor, forge a line or style itself. Only ``styled(hasColor:isAddressed:)`` adds codes.
struct Line: Equatable, Sendable {
    struct Part: Equatable, Sendable {
        fileprivate(set) var text: String
        fileprivate(set) var role: TextRole
        /// The key that a click presses; `nil` if it means nothing.
        fileprivate(set) var key: Key?
    }

    private(set) var parts: [Part]

    init(_ text: String, _ role: TextRole = .plain, pressing key: Key? = nil) {
        parts = text.isEmpty ? [] : [Part(text: text.printable, role: role, key: key)]
    }

    static func repeating(_ text: String, _ count: Int, _ role: TextRole = .plain) -> Line {
        Line(String(repeating: text, count: max(0, count)), role)
    }

    static func + (line: Line, end: Line) -> Line {
        var line = line
        line.parts += end.parts
        return line
    }

    var text: String { parts.map(\.text).joined() }
    var columns: Int { parts.reduce(0) { $0 + $1.text.columns } }

    /// The line with one meaning for all of its text: in a role, unless it keeps its own, and
    /// pressing a key.
    func all(_ role: TextRole?, pressing key: Key? = nil) -> Line {
        var line = self
        line.parts = parts.map { Part(text: $0.text, role: role ?? $0.role, key: key) }
        return line
    }

    /// The part of the line in some columns, with spaces where there is nothing and for half of a
    /// wide character.
    func cut(_ range: Range<Int>) -> Line {
        var cut = Line("")
        var column = 0
        var filled = range.lowerBound
        for var part in parts {
            let characters = part.text
            part.text = ""
            for character in characters where character.columns > 0 {
                let place = column..<column + character.columns
                column = place.upperBound
                let isWhole = place.clamped(to: range) == place
                if place.overlaps(range) { part.text.append(isWhole ? character : " ") }
            }
            filled = max(filled, min(column, range.upperBound))
            if !part.text.isEmpty { cut.parts.append(part) }
        }
        return cut + .repeating(" ", range.upperBound - filled)
    }

    /// The text with the codes of its roles.
    ///
    /// Terminals disagree on the width of joined emoji, flags and ambiguous characters. In a line
    /// that is addressed, on an erased row, the text after such a character is placed at its
    /// column.
    func styled(hasColor: Bool, isAddressed: Bool = false) -> String {
        var output = ""
        var column = 0
        var isLost = false
        for part in parts {
            let attributes = part.role.attributes(hasColor: hasColor)
            if !attributes.isEmpty { output += "\u{1B}[\(attributes)m" }
            for character in part.text {
                if isLost, character != " " || !attributes.isEmpty {
                    output += "\u{1B}[\(column + 1)G"
                    isLost = false
                }
                if !isLost { output.append(character) }
                column += character.columns
                if !character.isLatin { isLost = isAddressed }
            }
            if !attributes.isEmpty { output += "\u{1B}[0m" }
        }
        return output
    }
}

extension String {
    /// The lines of a text that the program wrote. Text from others is one line, in which newlines
    /// are escaped.
    var lines: [String] {
        split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    var columns: Int { reduce(0) { $0 + $1.columns } }

    /// The text in lines of at most `width` columns, broken at spaces where possible. The lines are
    /// in their printable form, whose columns are counted here. A line that fits keeps its spaces,
    /// as in tables.
    package func wrapped(to width: Int) -> [String] {
        let width = Swift.max(width, 2)
        if columns <= width, printable == self { return [self] }
        var lines = [""]
        var used = 0
        for word in split(whereSeparator: \.isWhitespace).map({ String($0).printable }) {
            if used > 0, used + 1 + word.columns > width { (lines, used) = (lines + [""], 0) }
            for character in (used > 0 ? " " : "") + word {
                if used + character.columns > width { (lines, used) = (lines + [""], 0) }
                lines[lines.count - 1].append(character)
                used += character.columns
            }
        }
        return lines
    }

    /// The text in at most `width` columns. A longer one ends with an ellipsis.
    func truncated(to width: Int) -> String {
        columns <= width ? self : width < 1 ? "" : Line(self).cut(0..<width - 1).text + "…"
    }
}

extension Character {
    /// The width of the character in terminal columns: 0, 1, or 2 for wide East Asian characters
    /// (Unicode Standard Annex 11) and emoji.
    var columns: Int {
        let first = unicodeScalars[unicodeScalars.startIndex]
        // Most text doesn't need the tables.
        if isLatin { return first.value < 0x20 || 0x7F..<0xA0 ~= first.value ? 0 : 1 }
        let properties = first.properties
        let isEmoji =
            properties.isEmojiPresentation
            || (properties.isEmoji && unicodeScalars.contains("\u{FE0F}"))
        if isEmoji || Self.wide.contains(where: { $0.contains(first.value) }) { return 2 }
        // A lone combining mark joins the character before it.
        let category = properties.generalCategory
        return [.control, .nonspacingMark, .enclosingMark, .format].contains(category) ? 0 : 1
    }

    /// Whether every terminal draws the character in at most one column.
    fileprivate var isLatin: Bool {
        unicodeScalars.count == 1 && unicodeScalars.allSatisfy { $0.value < 0x300 }
    }

    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
    ]
}
