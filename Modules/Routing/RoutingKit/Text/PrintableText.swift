extension String {
    /// The text with the characters spelled out that move the cursor, break a line, turn text around
    /// or can't be seen, so that it can't pretend to be a line, a colour or a link of its reader's.
    ///
    /// A newline becomes `\n`, an escape `\u{1B}`. What joins emoji, letters and ideographs stays.
    public var printable: String { replacingHidden { $0.escaped(asASCII: true) } }

    /// JSON text with the same characters written as its own escapes, so that it stays on one line
    /// and reads back as the same value.
    package var printableJSON: String {
        replacingHidden { scalar in
            String(scalar).utf16.map { unit in
                let digits = String(unit, radix: 16)
                return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }.joined()
        }
    }

    /// The text, or its start if it is longer than a reader wants to see.
    package var shortened: String {
        unicodeScalars.count <= 200 ? self : String(unicodeScalars.prefix(199)) + "…"
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
    /// Whether a reader sees the character, if only as a space on its line.
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
