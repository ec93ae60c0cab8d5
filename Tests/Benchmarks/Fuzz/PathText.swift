/// The text of a path, split and decoded apart from the table.
enum PathText {
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
