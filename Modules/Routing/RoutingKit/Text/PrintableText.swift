extension String {
    /// The text with escapes, such as `\n` or `\u{1B}`, for characters that move the cursor, break
    /// a line, reverse the text or are invisible, so that it can't imitate a line, a color or a
    /// link of the program that prints it. Characters that join emoji, letters and ideographs
    /// remain.
    public var printable: String { replacingHidden { $0.escaped(asASCII: true) } }

    /// Uses JSON escapes, so that the JSON remains on one line and decodes to the same value.
    var printableJSON: String {
        replacingHidden { scalar in
            String(scalar).utf16.map { unit in
                let digits = String(unit, radix: 16)
                return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }.joined()
        }
    }

    /// The text, or its first 199 characters if it has more than 200.
    package var shortened: String {
        unicodeScalars.count <= 200 ? self : String(unicodeScalars.prefix(199)) + "…"
    }

    /// The place of a field of the value that is at this place of a document: `rules[1].enabled`.
    package func field(_ name: String) -> String {
        isEmpty ? name.shortened : "\(self).\(name.shortened)"
    }

    private func replacingHidden(by escape: (Unicode.Scalar) -> String) -> String {
        // Most text is plain ASCII.
        if utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return self }
        let scalars = Array(unicodeScalars)
        return scalars.indices.reduce(into: "") { text, index in
            let scalar = scalars[index]
            if scalar.isVisible || JoiningCharacter.joins(scalars, at: index) {
                text.unicodeScalars.append(scalar)
            } else {
                text += escape(scalar)
            }
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isVisible: Bool {
        if 0x20..<0x7F ~= value { return true }
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return false
        default: break
        }
        let isAnnotation = 0xFFF9...0xFFFB ~= value
        return !properties.isDefaultIgnorableCodePoint && !isAnnotation
    }
}

/// Invisible characters that shape their neighbours. They are a part of the text where they do so,
/// and hidden characters anywhere else.
enum JoiningCharacter {
    static func joins(_ text: [Unicode.Scalar], at index: Int) -> Bool {
        let scalar = text[index]
        guard index > 0 else { return false }
        switch scalar.value {
        case 0x200D where isEmoji(before: index, in: text):
            return text.indices.contains(index + 1) && isEmoji(text[index + 1])
        case 0x200C, 0x200D: return joinsLetters(text, at: index)
        case 0xE0020...0xE007F: return isFlagTag(text, at: index)
        default: return scalar.properties.isVariationSelector && selects(text, at: index)
        }
    }

    /// Whether an emoji ends before an index: itself, its skin tone, or its selector.
    private static func isEmoji(before index: Int, in text: [Unicode.Scalar]) -> Bool {
        var last = index - 1
        while last > 0, text[last].value == 0xFE0F || text[last].properties.isEmojiModifier {
            last -= 1
        }
        return isEmoji(text[last])
    }

    private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value > 0xFF && scalar.properties.isEmoji
    }

    /// After a virama, and between letters of Arabic and related scripts, joiners are a part of the
    /// spelling (RFC 5892, appendix A).
    private static func joinsLetters(_ text: [Unicode.Scalar], at index: Int) -> Bool {
        if text[index - 1].properties.canonicalCombiningClass == .virama { return true }
        // The next letter may be beyond the end of this text.
        let isFollowed = !text.indices.contains(index + 1) || isCursive(text[index + 1])
        return isCursive(text[index - 1]) && isFollowed
    }

    private static func isCursive(_ scalar: Unicode.Scalar) -> Bool {
        0x0600...0x08FF ~= scalar.value && !scalar.properties.isDefaultIgnorableCodePoint
    }

    /// The flag of a region, such as Scotland, is a black flag followed by tags.
    private static func isFlagTag(_ text: [Unicode.Scalar], at index: Int) -> Bool {
        let front = text[max(0, index - 7)..<index]
        guard let flag = front.lastIndex(where: { $0.value == 0x1F3F4 }) else { return false }
        return front[(flag + 1)...].allSatisfy { 0xE0020...0xE007F ~= $0.value }
    }

    private static func selects(_ text: [Unicode.Scalar], at index: Int) -> Bool {
        let base = text[index - 1]
        if base.value < 0x80 {
            // A keycap, such as 1️⃣.
            return base.properties.isEmoji && text.indices.contains(index + 1)
                && text[index + 1].value == 0x20E3
        }
        return base.properties.isEmoji || base.properties.isIdeographic
            || 0x1820...0x18AA ~= base.value
    }
}
