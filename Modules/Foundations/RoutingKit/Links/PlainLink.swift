/// A link that needs no second look, as nearly all are: behind one of the app's prefixes a path
/// without escapes and without empty or dotted segments, and a query whose escapes are printable
/// ASCII, both without rare characters.
///
/// It only says where the parts are. What it does not take is left to a ``LinkParser``, which takes
/// the same links and says what is wrong with the others.
struct PlainLink {
    /// Without a slash at either end.
    let path: Range<Int>
    let query: Range<Int>

    /// Reads the bytes behind a prefix, which ended with a slash.
    init?(_ bytes: TextBytes, behind start: Int) {
        guard let end = Self.pathEnd(of: bytes, from: start), start < end else { return nil }
        path = start..<(bytes[end &- 1] == UInt8(ascii: "/") ? end &- 1 : end)
        guard Self.hasFew(UInt8(ascii: "/"), bytes, in: path) else { return nil }
        guard end < bytes.count else {
            query = end..<end
            return
        }
        guard bytes[end] == UInt8(ascii: "?"), Self.isQuery(bytes, from: end &+ 1) else {
            return nil
        }
        query = (end &+ 1)..<bytes.count
        guard Self.hasFew(UInt8(ascii: "&"), bytes, in: query) else { return nil }
    }

    /// Whether a separator leaves no more parts than a link may have.
    @inline(__always)
    private static func hasFew(_ separator: UInt8, _ bytes: TextBytes, in range: Range<Int>) -> Bool
    {
        range.count < Link.maximumParts
            || bytes.slice(range).count { $0 == separator } < Link.maximumParts
    }

    /// The first byte that is rare in a path, or the end; `nil` if a segment in front of it is empty
    /// or starts with a dot.
    @inline(__always)
    private static func pathEnd(of bytes: TextBytes, from start: Int) -> Int? {
        var index = start
        // The high bit of the first byte is set if a slash stands in front of a word.
        var isBehindSlash: UInt64 = 0x80
        while index < bytes.count {
            let word = bytes.word(at: index)
            let rare = EightBytes.rare(word)
            let slashes = EightBytes.places(of: UInt8(ascii: "/"), in: word)
            let dots = EightBytes.places(of: UInt8(ascii: "."), in: word)
            let wrong = (slashes | dots) & (slashes &<< 8 | isBehindSlash)
            // Only what stands in front of the first rare byte counts.
            guard wrong & (rare ^ (rare &- 1)) & ~rare == 0 else { return nil }
            if rare != 0 { return min(index &+ rare.trailingZeroBitCount &>> 3, bytes.count) }
            isBehindSlash = slashes &>> 56
            index = index &+ 8
        }
        return bytes.count
    }

    @inline(__always)
    private static func isQuery(_ bytes: TextBytes, from start: Int) -> Bool {
        var index = start
        while index < bytes.count {
            let word = bytes.word(at: index)
            let rare = EightBytes.rare(word) & ~EightBytes.places(of: UInt8(ascii: "="), in: word)
            index = index &+ rare.trailingZeroBitCount &>> 3
            // Zeros stand behind the end.
            guard rare != 0, index < bytes.count else { continue }
            guard isPrintableEscape(bytes, at: index) else { return false }
            index = index &+ 3
        }
        return true
    }

    private static func isPrintableEscape(_ bytes: TextBytes, at index: Int) -> Bool {
        guard index &+ 2 < bytes.count, bytes[index] == UInt8(ascii: "%"),
            let high = PercentEncoding.hexValue(bytes[index &+ 1]),
            let low = PercentEncoding.hexValue(bytes[index &+ 2])
        else { return false }
        return 0x20...0x7E ~= high &<< 4 | low
    }
}

extension EightBytes {
    /// The high bit of each byte that is none of the letters and digits in ASCII and `&'()*+,-./_~`.
    @inline(__always)
    static func rare(_ word: UInt64) -> UInt64 {
        let low = word & lowBits
        let isBelow = ~(low &+ ones &* 0x5A)  // less than `&`
        let isUpper = word &<< 1  // at least `@`
        let isBehindDigits = (low &+ ones &* 0x46) & ~isUpper  // `:` to `?`
        let folded = low | ones &* 0x20
        let isInFrontOfLetters = isUpper & ~(folded &+ ones &* 0x1F)  // `@` and the backtick
        let isBehindLetters = folded &+ ones &* 0x05  // from `[` and `{` on
        let isUnderscore = places(of: UInt8(ascii: "_"), in: word)
        let isTilde = places(of: UInt8(ascii: "~"), in: word)
        return (isBelow | isBehindDigits | isInFrontOfLetters | isBehindLetters & isUpper | word)
            & ~isUnderscore & ~isTilde & highBits
    }
}
