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

    /// The parts of a session's cookie: the name of its folder, and what only its browser knows.
    /// - Returns: `nil` for a text that is no such cookie.
    static func parts(ofCookie text: String?) -> (id: String, secret: String)? {
        guard let text, text.utf8.count == 64 else { return nil }
        let (id, secret) = (String(text.prefix(32)), String(text.suffix(32)))
        return isOne(id) && isOne(secret) ? (id, secret) : nil
    }

    /// Compares two texts in a time that doesn't tell where they differ.
    static func areEqual(_ one: String, _ other: String) -> Bool {
        let (one, other) = (Array(one.utf8), Array(other.utf8))
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(0) { $0 | $1.0 ^ $1.1 } == 0
    }

    private static let digits = Set("0123456789abcdef".utf8)
}
