import RouteMatching
import RouteSets

/// Segments that fit a table more or less, and texts that are hardly paths.
enum RandomPaths {
    private static let values = [
        "a", "b", "A", "B", "true", "TRUE", "false", "1", "42", "-7", "-0.5", "1.", ".5", "--1",
        "1e5",
        "é", "e\u{301}", "É", "文", "\u{212A}", "k", "🛍", "x-1", "\u{0}", "\r\n", " ", "%", "a/b",
        "/", "a b",
        "100%", "a?b", "*", "$id", "|", "a%20b", "a 1", "/1?", "*42%",
        "ab", "\u{301}", "a\u{301}b", "a\u{323}\u{301}", "K\u{200D}", "\u{212A}b", "k1", "n.JSON",
        "a.json", "x-1true", "tre", "x-1N",
        "99999999999999999999", "٣", "0A8F3C1E-0000-4000-8000-00000000000f", "ab\u{200D}",
        String(repeating: "9", count: 400), String(repeating: "z", count: 257),
    ]

    /// Decoded segments, made from a pattern of the table.
    static func segments(for patterns: [RoutePattern], _ random: inout SeededRandom) -> [String] {
        var segments = patterns.randomElement(using: &random)?.segments ?? []
        if Int.random(in: 0..<5, using: &random) == 0 { _ = segments.popLast() }
        if Int.random(in: 0..<5, using: &random) == 0 { segments.append(.wildcard) }
        return segments.map { segment in
            switch segment {
            case .literal(let text) where Int.random(in: 0..<12, using: &random) > 0: text
            case .parameter(_, .oneOf(let texts)): texts.randomElement(using: &random) ?? "a"
            case .affixed(let prefix, _, let constraint, let suffix)
            where Int.random(in: 0..<12, using: &random) > 0:
                if case .oneOf(let texts) = constraint, let text = texts.first {
                    prefix + text + suffix
                } else {
                    prefix.uppercased() + (values.randomElement(using: &random) ?? "a") + suffix
                }
            default: values.randomElement(using: &random) ?? "a"
            }
        }
    }

    /// A path of these segments; some bytes that need no escape are encoded, too.
    static func path(of segments: [String], _ random: inout SeededRandom) -> String {
        segments.reduce(into: segments.isEmpty ? "/" : "") { path, segment in
            path += "/"
            for byte in segment.utf8 {
                let isPlain =
                    "-._~".utf8.contains(byte) || Character(Unicode.Scalar(byte)).isLetterOrDigit
                if isPlain, Int.random(in: 0..<16, using: &random) > 0 {
                    path.unicodeScalars.append(Unicode.Scalar(byte))
                } else {
                    path += byte < 16 ? "%0" : "%"
                    path += String(byte, radix: 16, uppercase: random.next() & 1 == 0)
                }
            }
        }
    }

    /// Bytes that are seldom a path: any, broken UTF-8, escapes of any byte, and what URLs are of.
    static func noise(_ random: inout SeededRandom) -> String {
        let marks = Array("/%:?#*()|<>{}@.&=+\\ aA0".utf8)
        let bytes = (0..<Int.random(in: 0...48, using: &random)).flatMap { _ -> [UInt8] in
            let byte = UInt8.random(in: 0...255, using: &random)
            switch Int.random(in: 0..<6, using: &random) {
            case 0: return [byte]
            case 1: return Array("%\(String(byte, radix: 16))".utf8)
            default: return [marks.randomElement(using: &random) ?? 0]
            }
        }
        return (random.next() & 1 == 0 ? "/" : "") + String(decoding: bytes, as: UTF8.self)
    }

    /// Paths of a megabyte, or of 10,000 segments.
    static func huge(_ random: inout SeededRandom) -> String {
        let pieces = ["/a", "/", "a", "%61", "%", "/é", "/*", "/42/b", "\u{0}"]
        let piece = pieces.randomElement(using: &random) ?? "/a"
        let count = random.next() & 1 == 0 ? 10_000 : (1 << 20) / piece.utf8.count
        return "/" + String(repeating: piece, count: count)
    }
}

extension Character {
    fileprivate var isLetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
