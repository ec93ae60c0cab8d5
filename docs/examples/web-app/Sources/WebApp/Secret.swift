/// Names that nobody can guess, for sessions, pages and their keys.
enum Secret {
    /// 128 random bits of the system, as 32 hexadecimal digits.
    static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(generator.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Whether a text has the form of one. Nothing else becomes a part of a file's name.
    static func isOne(_ text: String) -> Bool {
        text.utf8.count == 32 && text.utf8.allSatisfy(digits.contains)
    }

    /// Compares two texts in a time that doesn't tell where they differ.
    static func areEqual(_ one: String, _ other: String) -> Bool {
        let (one, other) = (Array(one.utf8), Array(other.utf8))
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(0) { $0 | $1.0 ^ $1.1 } == 0
    }

    private static let digits = Set("0123456789abcdef".utf8)
}
