/// Links that need no second look, as nearly all are: behind one of the app's prefixes a path
/// without escapes and without empty or dotted segments, and a query whose escapes are printable
/// ASCII, both without rare characters.
///
/// The others are left to a ``LinkParser``, which takes the same links and says what is wrong with
/// the rest.
extension LinkParts {
    /// The parts of a link behind a prefix, which ended with a slash; `nil` if it needs a second
    /// look.
    @inline(__always)
    init?(ofPlain bytes: TextBytes, behind start: Int) {
        guard let last = Self.last(ofPath: bytes, from: start) else { return nil }
        let end = min(last.start &+ last.rare.trailingZeroBitCount, bytes.count)
        guard start < end else { return nil }
        let hasSlash = bytes[end &- 1] == UInt8(ascii: "/")
        let path = Range(uncheckedBounds: (start, hasSlash ? end &- 1 : end))
        var query = Range(uncheckedBounds: (end, end))
        if end < bytes.count {
            guard bytes[end] == UInt8(ascii: "?"), Self.isQuery(bytes, from: last) else {
                return nil
            }
            query = Range(uncheckedBounds: (end &+ 1, bytes.count))
        }
        guard Self.hasFew(UInt8(ascii: "/"), bytes, in: path),
            Self.hasFew(UInt8(ascii: "&"), bytes, in: query)
        else { return nil }
        self.init(path: path, query: query, isPlain: true)
    }

    /// Whether a separator leaves no more parts than a link may have.
    @inline(__always)
    private static func hasFew(_ separator: UInt8, _ bytes: TextBytes, in range: Range<Int>) -> Bool
    {
        if range.count < DeepLink.maximumParts { return true }
        var count = 0
        for start in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
            let word = bytes.word(from: start, to: range.upperBound)
            count &+= ByteLanes8.places(of: separator, in: word).nonzeroBitCount
        }
        return count < DeepLink.maximumParts
    }

    /// Where sixteen bytes begin, and a bit for each of them that is rare in a link.
    private typealias Sixteen = (start: Int, rare: UInt32)

    /// The bytes with the first one that is rare in a path, or behind its last one; `nil` if a
    /// segment in front of it is empty or starts with a dot.
    @inline(__always)
    private static func last(ofPath bytes: TextBytes, from start: Int) -> Sixteen? {
        var start = start
        while start < bytes.count {
            let sixteen = bytes.sixteen(at: start)
            let rare = ByteLanes16.rare(sixteen)
            let unsegmented = ByteLanes16.unsegmented(
                sixteen, behind: bytes.sixteen(at: start &- 1))
            guard ByteLanes16.isNone(rare | unsegmented) else {
                let places = ByteLanes16.bits(rare)
                // All up to the first of these, or simply all.
                let path = places ^ (places &- 1)
                return ByteLanes16.bits(unsegmented) & path == 0 ? (start, places) : nil
            }
            start = start &+ 16
        }
        return (bytes.count, 1)
    }

    /// Whether a query is plain, the `?` of which is the first byte that is rare in sixteen.
    @inline(__always)
    private static func isQuery(_ bytes: TextBytes, from first: Sixteen) -> Bool {
        var (start, rare) = first
        rare &= rare &- 1
        while true {
            while rare != 0 {
                let place = start &+ rare.trailingZeroBitCount
                // Zeros stand behind the end.
                guard place < bytes.count else { return true }
                guard isPrintableEscape(bytes, at: place) else { return false }
                rare &= rare &- 1
            }
            start = start &+ 16
            guard start < bytes.count else { return true }
            rare = ByteLanes16.bits(ByteLanes16.rare(bytes.sixteen(at: start)))
        }
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
