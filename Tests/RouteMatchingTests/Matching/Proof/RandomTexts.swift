import RoutingTestSupport

/// The text of a path, split and decoded apart from the table.
enum ReferencePath {
    /// The decoded segments; `nil` if no URL has such a path.
    static func segments(of text: String) -> [String]? {
        var path = text.utf8.prefix { !"?#".utf8.contains($0) }
        guard path.popFirst() == UInt8(ascii: "/") else { return nil }
        if path.isEmpty { return [] }
        // One slash at the end means nothing; two slashes alone hold an empty segment.
        if path.last == UInt8(ascii: "/") { path.removeLast() }
        let raw = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        let segments = raw.compactMap { decoded($0) }
        let isWhole = segments.count == raw.count
        return isWhole && !segments.contains(where: ["", ".", ".."].contains) ? segments : nil
    }

    /// Decoded once; `nil` for a broken escape, or bytes that are not UTF-8.
    private static func decoded(_ text: Substring.UTF8View) -> String? {
        let parts = text.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
        var bytes = Array(parts[0])
        for part in parts.dropFirst() {
            let digits = part.prefix(2).map { Character(Unicode.Scalar($0)).hexDigitValue }
            guard digits.count == 2, let high = digits[0], let low = digits[1] else { return nil }
            bytes.append(UInt8(high * 16 + low))
            bytes += part.dropFirst(2)
        }
        let text = String(decoding: bytes, as: UTF8.self)
        // What is not UTF-8 has been repaired.
        return Array(text.utf8) == bytes ? text : nil
    }
}

extension RandomRoutes {
    /// A segment in which one bit of one byte differs, or the case of its letters.
    mutating func almost(_ segment: String) -> String {
        var bytes = Array(segment.utf8)
        guard let place = bytes.indices.randomElement(using: &random) else { return segment }
        if Bool.random(using: &random) { return segment.uppercased() }
        bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A path of these segments; some bytes that need no escape are encoded, too.
    mutating func text(of segments: [String]) -> String {
        var text = segments.isEmpty ? "/" : ""
        for segment in segments {
            text += "/"
            for byte in segment.utf8 {
                let letter = Character(Unicode.Scalar(byte))
                let isPlain =
                    letter.isASCII
                    && (letter.isLetter || letter.isNumber || "-._~".contains(letter))
                if isPlain, Int.random(in: 0..<16, using: &random) > 0 {
                    text.append(letter)
                } else {
                    let digits = String(byte, radix: 16, uppercase: Bool.random(using: &random))
                    text += (byte < 16 ? "%0" : "%") + digits
                }
            }
        }
        let ends = segments.isEmpty ? ["", "?a=/b", "#c"] : ["", "", "/", "?a=/b", "#c"]
        return text + (ends.randomElement(using: &random) ?? "")
    }

    /// Bytes that are seldom a path: any, broken UTF-8, escapes of any byte, and what URLs are of.
    mutating func noise() -> String {
        let marks = Array("/%:?#*()|<>{}@.&=+\\ aA0".utf8)
        let bytes = (0..<Int.random(in: 0...48, using: &random)).flatMap { _ -> [UInt8] in
            let byte = UInt8.random(in: 0...255, using: &random)
            switch Int.random(in: 0..<6, using: &random) {
            case 0: return [byte]
            case 1: return Array("%\(String(byte, radix: 16))".utf8)
            default: return [marks.randomElement(using: &random) ?? 0]
            }
        }
        return (Bool.random(using: &random) ? "/" : "") + String(decoding: bytes, as: UTF8.self)
    }

    /// A path of a megabyte, or of 10,000 segments.
    mutating func hugePath() -> String {
        let pieces = ["/a", "/", "a", "%61", "%", "/é", "/*", "/42/b", "\u{0}"]
        let piece = pieces.randomElement(using: &random) ?? "/a"
        let count = Bool.random(using: &random) ? 10_000 : (1 << 20) / piece.utf8.count
        return "/" + String(repeating: piece, count: count)
    }
}
