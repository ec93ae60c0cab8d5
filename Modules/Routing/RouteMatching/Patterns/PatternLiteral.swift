/// The spelling of a literal in a pattern: as it is, and percent-encoded where the parser would read
/// something else.
enum PatternLiteral {
    /// The spelling of a text that is a whole segment.
    static func segment(_ text: String) -> String {
        guard let first = text.utf8.first, isNotation(first, text) else { return self.text(text) }
        // By scalars, as an accent after the bracket is part of the same character.
        let rest = String(text.unicodeScalars.dropFirst())
        return PercentEncoding.encode(String(Unicode.Scalar(first))) + self.text(rest)
    }

    /// The spelling of a part of a segment: a text that an enumeration lists.
    static func text(_ text: some StringProtocol) -> String {
        let isPlain = text.utf8.allSatisfy { 0x21...0x7E ~= $0 } && text.allSatisfy(\.isLiteral)
        return isPlain ? String(text) : text.map(spelling).joined()
    }

    /// The spelling of a parameter with texts around it.
    /// - Parameter parameter: Spells the parameter before the spelling of the second text.
    static func affixed(
        _ prefix: String, _ suffix: String, parameter: (String) -> String
    ) -> String {
        // Elsewhere `:name+` is the rest of a path.
        let suffix = prefix.isEmpty && suffix == "+" ? "%2B" : text(suffix)
        return text(prefix) + parameter(suffix) + suffix
    }

    private static func spelling(of character: Character) -> String {
        // A character that joins its neighbours would change what they are.
        let isApart = "/\(character)/".count == 3
        return isApart && character.isLiteral
            ? String(character) : PercentEncoding.encode(String(character))
    }

    /// Whether a whole segment means a parameter in another router: `[id]`, `$id`.
    private static func isNotation(_ first: UInt8, _ text: String) -> Bool {
        switch first {
        case UInt8(ascii: "["): text.utf8.last == UInt8(ascii: "]")
        case UInt8(ascii: "$"): text.dropFirst().allSatisfy(\.isName)
        default: false
        }
    }
}
