import RoutingTestSupport
import Testing

@testable import RouteMatching

/// Two different texts with the same hash.
///
/// Chance never finds them, but anyone who reads the matcher can compute them: a hash is made by
/// multiplications, and a multiplication by an odd number has an inverse.
struct CollidingTexts: CustomTestStringConvertible, Sendable {
    let text: String, other: String

    var testDescription: String { "\(text) and \(other)" }

    /// - Parameters:
    ///   - words: The length of the first text, in words of eight bytes.
    ///   - otherWords: The length of the other one. Two texts of one word have different hashes.
    init(ofWords words: Int, and otherWords: Int, using random: inout SeededRandom) {
        while true {
            let text = (0..<words).map { _ in Self.word(using: &random) }
            let end = (1..<otherWords).map { _ in Self.word(using: &random) }
            let hash = text.reduce(0, WordOfBytes.mixed)
            // Backwards from the hash to the first word of the other text.
            let first = Self.unmixed(end.reversed().reduce(hash) { Self.unmixed($0) ^ $1 })
            guard Self.bytes(first).allSatisfy(Self.isWritten) else { continue }
            self.text = String(decoding: text.flatMap(Self.bytes), as: UTF8.self)
            other = String(decoding: ([first] + end).flatMap(Self.bytes), as: UTF8.self)
            return
        }
    }

    private init(_ text: String, _ other: String) {
        self.text = text
        self.other = other
    }

    /// The same two, the other one first.
    var reversed: CollidingTexts { CollidingTexts(other, text) }

    /// Texts of eight and sixteen bytes, each of both ways round.
    static func all(using random: inout SeededRandom) -> [CollidingTexts] {
        [(1, 2), (2, 2)].flatMap { words, otherWords in
            let texts = CollidingTexts(ofWords: words, and: otherWords, using: &random)
            return [texts, texts.reversed]
        }
    }

    /// Eight letters.
    private static func word(using random: inout SeededRandom) -> UInt64 {
        (0..<8).reduce(0) { word, _ in word << 8 | .random(in: 0x61...0x7A, using: &random) }
    }

    private static func bytes(_ word: UInt64) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
    }

    /// Whether a path can have the byte, and it has no other case.
    private static func isWritten(_ byte: UInt8) -> Bool {
        0x21...0x7E ~= byte && !(0x41...0x5A ~= byte) && byte != UInt8(ascii: "/")
    }

    /// What was multiplied to a hash.
    private static func unmixed(_ hash: UInt64) -> UInt64 {
        let factor = 0x9E37_79B9_7F4A_7C15 as UInt64
        // Each step of Newton's method doubles the bits that are right; at the start three are.
        let inverse = (0..<5).reduce(factor) { own, _ in own &* (2 &- factor &* own) }
        return (hash ^ hash >> 32) &* inverse
    }
}

extension CollidingTexts {
    /// Routes for both texts.
    var patterns: [RoutePattern] { Self.patterns(of: [text, other]) }

    /// Routes for some texts, alone, in front of a value and around it, among so many others that
    /// they are looked for by their hashes.
    static func patterns(of texts: [String]) -> [RoutePattern] {
        let others = (0..<9).flatMap { number -> [RoutePattern.Segment] in
            let front = String(repeating: "\(number)", count: 8)
            return [
                .literal(front), .literal(front + front), affixed(front, ""),
                affixed("a" + front + front.dropLast(), ""), affixed("b" + front.dropLast(), front),
            ]
        }
        let own = texts.flatMap { text -> [RoutePattern.Segment] in
            let ends = ["", ".a", ".b", ".c", ".d", ".e", ".f", ".g", ".h", ".i"]
            return [.literal(text), around(text)] + ends.map { affixed(text, $0) }
        }
        return (others + own).map { RoutePattern(segments: [$0]) }
    }

    /// Paths that one of these routes answers, or hardly misses.
    var paths: [[String]] {
        var paths: [[String]] = []
        for text in [text, other] {
            paths += ["", "7", "7.b", "7.j", ".b"].map { end in [text + end] }
            paths += [[text.uppercased()], [text.dropLast() + "~"], [text, "7"]]
            paths.append([Self.around(text).around("7")])
        }
        return paths
    }

    private static func around(_ text: String) -> RoutePattern.Segment {
        affixed(String(text.prefix(8)), String(text.suffix(8)))
    }

    private static func affixed(_ prefix: String, _ suffix: String) -> RoutePattern.Segment {
        .affixed(prefix: prefix, name: "id", .none, suffix: suffix)
    }
}
