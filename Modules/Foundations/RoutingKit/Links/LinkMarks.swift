/// Where the parts of a URL end, found in one pass that also refuses characters without a place.
struct LinkMarks {
    /// The end of scheme, host and path, and that of the query.
    let path: Int, query: Int
    let hasEscape: Bool

    init(_ bytes: LinkBytes) throws(LinkRefusal) {
        var (path, query) = (bytes.count, bytes.count)
        var (escapes, strange): (UInt64, UInt64) = (0, 0)
        var start = 0
        while start < bytes.count {
            let word = bytes.word(at: start)
            strange |= EightBytes.strangeToURLs(word)
            escapes |= EightBytes.places(of: UInt8(ascii: "%"), in: word)
            let hash = EightBytes.places(of: UInt8(ascii: "#"), in: word)
            if hash != 0, query == bytes.count { query = start + hash.trailingZeroBitCount / 8 }
            let question = EightBytes.places(of: UInt8(ascii: "?"), in: word)
            if question != 0, path == bytes.count {
                path = start + question.trailingZeroBitCount / 8
            }
            start += 8
        }
        if strange != 0, let byte = bytes.slice.first(where: { !URLCharacters.contains($0) }) {
            throw .malformed("it holds a raw \(URLCharacters.name(byte)); percent-encode it")
        }
        self.query = query
        self.path = min(path, query)
        hasEscape = escapes != 0
    }
}

extension EightBytes {
    /// Not zero if ``URLCharacters`` has no place for a byte.
    @inline(__always)
    fileprivate static func strangeToURLs(_ word: UInt64) -> UInt64 {
        let isBelow = places(of: 0x00...0x20, in: word) | places(of: 0x22, in: word)
        let isBetween = places(of: 0x3C, in: word) | places(of: 0x3E, in: word)
        let isAbove = places(of: 0x5B...0x5E, in: word) | places(of: 0x60, in: word)
        let isLast = places(of: 0x7B...0x7D, in: word) | places(of: 0x7F, in: word)
        return isBelow | isBetween | isAbove | isLast | word & 0x8080_8080_8080_8080
    }
}

extension LinkBytes {
    /// Whether a segment of these, which stand behind a slash, may be empty, `.` or `..`.
    var mayHoldNoText: Bool {
        var index = start
        var isBehindSlash = true
        while index < end {
            let word = word(at: index)
            let slashes = EightBytes.places(of: UInt8(ascii: "/"), in: word)
            let starts = slashes &<< 8 | (isBehindSlash ? 0x80 : 0)
            // The slashes behind the end do not count.
            let known: UInt64 = end &- index >= 8 ? .max : (1 &<< UInt64(8 &* (end &- index))) &- 1
            let doubtful = slashes | EightBytes.places(of: UInt8(ascii: "."), in: word)
            if starts & doubtful & known != 0 { return true }
            isBehindSlash = slashes &>> 63 != 0
            index &+= 8
        }
        return last == UInt8(ascii: "/")
    }
}
