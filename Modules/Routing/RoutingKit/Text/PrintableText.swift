extension String {
    /// Escapes characters that move the cursor, break a line, reverse the text or are invisible, as
    /// `\n` or `\u{1B}`, so that it can't imitate a line, a color or a link of the program that
    /// prints it. Characters that join emoji, letters and ideographs remain.
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
