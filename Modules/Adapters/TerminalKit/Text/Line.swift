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

/// A column of a line.
struct Cell: Equatable, Sendable {
    /// The character that begins in it; `nil` for the second half of a wide one.
    var character: Character?
    var role = TextRole.plain
    /// The key that a click presses; `nil` if it means nothing.
    var key: Key?
}

/// A line of text as the columns that it fills.
///
/// All text that a terminal shows is made here, in its printable form, so that it can't move the
/// cursor, forge a line or style itself. Only ``styled(hasColor:isAddressed:)`` adds codes.
typealias Line = [Cell]

extension Line {
    init(_ text: String, _ role: TextRole = .plain, pressing key: Key? = nil) {
        self = text.printable.flatMap { character in
            (0..<character.columns).map { half in
                Cell(character: half == 0 ? character : nil, role: role, key: key)
            }
        }
    }

    var text: String { String(compactMap(\.character)) }

    /// The line with one meaning for all of its text: in a role, unless it keeps its own, and
    /// pressing a key.
    func all(_ role: TextRole?, pressing key: Key? = nil) -> Line {
        map { Cell(character: $0.character, role: role ?? $0.role, key: key) }
    }

    /// The part of the line in some columns, with spaces where there is nothing and for half of a
    /// wide character.
    func cut(_ range: Range<Int>) -> Line {
        let inside = range.clamped(to: indices)
        var cut = Line(self[inside])
        if let first = cut.first, first.character == nil { cut[0].character = " " }
        if inside.upperBound < count, !cut.isEmpty, self[inside.upperBound].character == nil {
            cut[cut.count - 1].character = " "
        }
        return cut + Line(repeating: Cell(character: " "), count: range.count - cut.count)
    }

    /// The text with the codes of its roles.
    ///
    /// Terminals disagree on the width of joined emoji, flags and ambiguous characters. In a line
    /// that is addressed, on an erased row, the text after such a character is placed at its
    /// column.
    func styled(hasColor: Bool, isAddressed: Bool = false) -> String {
        var output = ""
        var attributes = ""
        var isLost = false
        for (column, cell) in enumerated() {
            guard let character = cell.character else { continue }
            let next = cell.role.attributes(hasColor: hasColor)
            if next != attributes {
                if !attributes.isEmpty { output += "\u{1B}[0m" }
                if !next.isEmpty { output += "\u{1B}[\(next)m" }
                attributes = next
            }
            if isLost, character != " " || !attributes.isEmpty {
                output += "\u{1B}[\(column + 1)G"
                isLost = false
            }
            if !isLost { output.append(character) }
            if !character.isLatin { isLost = isAddressed }
        }
        return attributes.isEmpty ? output : output + "\u{1B}[0m"
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
    func wrapped(to width: Int) -> [String] {
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
        // Lone combining marks join the character before them.
        let isVisible = unicodeScalars.contains {
            ![.control, .nonspacingMark, .enclosingMark, .format]
                .contains($0.properties.generalCategory)
        }
        return isVisible ? 1 : 0
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
