import RoutingKit

extension Character {
    /// The width of the character in terminal columns: 0, 1, or 2 for wide East Asian characters
    /// (Unicode Standard Annex 11) and emoji.
    var columns: Int {
        guard let first = unicodeScalars.first else { return 0 }
        // Most text doesn't need the tables.
        if first.value < 0x300, unicodeScalars.count == 1 {
            return first.value < 0x20 || 0x7F..<0xA0 ~= first.value ? 0 : 1
        }
        if first.properties.generalCategory == .control { return 0 }
        let isEmoji =
            first.properties.isEmojiPresentation
            || (first.properties.isEmoji && unicodeScalars.contains { $0 == "\u{FE0F}" })
        if isEmoji || Self.wide.contains(where: { $0.contains(first.value) }) { return 2 }
        // A lone combining mark joins the character before it.
        let isMark = [.nonspacingMark, .enclosingMark, .format].contains(
            first.properties.generalCategory)
        return isMark ? 0 : 1
    }

    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
        0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
    ]
}

extension String {
    package var columns: Int { reduce(0) { $0 + $1.columns } }

    /// The text in lines of at most `width` columns, broken at spaces where possible. The lines are
    /// in their printable form, whose columns are counted here.
    package func wrapped(to width: Int) -> [String] {
        let width = Swift.max(width, 2)
        var lines: [String] = []
        var line = ""
        var used = 0
        func breakLine() {
            lines.append(line)
            (line, used) = ("", 0)
        }
        for word in split(whereSeparator: \.isWhitespace).map({ String($0).printable }) {
            if used > 0, used + 1 + word.columns > width { breakLine() }
            if used > 0 {
                line += " "
                used += 1
            }
            for character in word {
                if used + character.columns > width { breakLine() }
                line.append(character)
                used += character.columns
            }
        }
        return lines + (line.isEmpty && !lines.isEmpty ? [] : [line])
    }
}

extension String {
    /// The text in at most `width` columns. A longer one ends with an ellipsis.
    func truncated(to width: Int) -> String {
        guard columns > width else { return self }
        guard width > 1 else { return width == 1 ? "…" : "" }
        var (text, used) = ("", 1)
        for character in self {
            used += character.columns
            if used > width { break }
            text.append(character)
        }
        return text + "…"
    }

    /// The end of the text in at most `width` columns, for what the user is typing.
    func suffixFitting(_ width: Int) -> String {
        var used = 0
        return String(
            reversed().prefix {
                used += $0.columns
                return used <= width
            }.reversed())
    }
}
