/// A link that needs no second look, as nearly all are: behind one of the app's prefixes a path
/// without escapes and without empty or dotted segments, and a query whose escapes are printable
/// ASCII, both without rare characters.
///
/// It only says where the parts are. What it does not take is left to a ``LinkParser``, which takes
/// the same links and says what is wrong with the others.
@usableFromInline
struct PlainLink {
    /// Without a slash at either end.
    @usableFromInline let path: Range<Int>
    @usableFromInline let query: Range<Int>

    /// Reads the bytes behind a prefix, which ended with a slash.
    @inline(__always)
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
        if range.count < Link.maximumParts { return true }
        var count = 0
        for start in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
            let word = bytes.word(from: start, to: range.upperBound)
            count &+= EightBytes.places(of: separator, in: word).nonzeroBitCount
        }
        return count < Link.maximumParts
    }

    /// The first byte that is rare in a path, or the end; `nil` if a segment in front of it is empty
    /// or starts with a dot.
    @inline(__always)
    private static func pathEnd(of bytes: TextBytes, from start: Int) -> Int? {
        var index = start
        var last = UInt64(UInt8(ascii: "/"))
        while index < bytes.count {
            let word = bytes.word(at: index)
            let rare = EightBytes.rare(word)
            // What stands in the same word behind the end of the path is held against it, too: such
            // a link gets its second look.
            guard EightBytes.isSegmented(word, behind: word &<< 8 | last) else { return nil }
            if rare != 0 { return min(index &+ rare.trailingZeroBitCount &>> 3, bytes.count) }
            last = word &>> 56
            index = index &+ 8
        }
        return bytes.count
    }

    @inline(__always)
    private static func isQuery(_ bytes: TextBytes, from start: Int) -> Bool {
        var index = start
        while index < bytes.count {
            let rare = EightBytes.rare(bytes.word(at: index))
            index = index &+ rare.trailingZeroBitCount &>> 3
            // Zeros stand behind the end.
            guard rare != 0, index < bytes.count else { continue }
            guard isPrintableEscape(bytes, at: index) else { return false }
            index = index &+ 3
        }
        return true
    }

    @inline(never)
    private static func isPrintableEscape(_ bytes: TextBytes, at index: Int) -> Bool {
        guard index &+ 2 < bytes.count, bytes[index] == UInt8(ascii: "%"),
            let high = PercentEncoding.hexValue(bytes[index &+ 1]),
            let low = PercentEncoding.hexValue(bytes[index &+ 2])
        else { return false }
        return 0x20...0x7E ~= high &<< 4 | low
    }
}
