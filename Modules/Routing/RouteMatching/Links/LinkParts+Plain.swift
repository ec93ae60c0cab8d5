/// Links that need no second look, as nearly all are: after one of the app's prefixes a path
/// without empty or dotted segments and a query, with no escapes but those of printable
/// characters.
///
/// The others are left to a ``LinkParser``, which takes the same links and says what is wrong with
/// the rest.
extension LinkParts {
    /// The parts of a link after a prefix, which ended with a slash; `nil` if it needs a second
    /// look.
    @inline(__always)
    init?(ofPlain bytes: TextBytes, behind start: Int) {
        guard var last = Self.last(ofPath: bytes, from: start) else { return nil }
        var end = min(last.start &+ last.rare.trailingZeroBitCount, bytes.count)
        var isPlain = true
        if end < bytes.count, bytes[end] != UInt8(ascii: "?") {
            guard let path = Self.lastRare(ofPath: bytes, from: last.start) else { return nil }
            (last, isPlain) = path
            end = min(last.start &+ last.rare.trailingZeroBitCount, bytes.count)
        }
        guard start < end else { return nil }
        let hasSlash = bytes[end &- 1] == UInt8(ascii: "/")
        let path = Range(uncheckedBounds: (start, hasSlash ? end &- 1 : end))
        var query = Range(uncheckedBounds: (end, end))
        if end < bytes.count {
            guard Self.isQuery(bytes, from: last) else { return nil }
            query = Range(uncheckedBounds: (end &+ 1, bytes.count))
        }
        guard Self.hasFew(UInt8(ascii: "/"), bytes, in: path),
            Self.hasFew(UInt8(ascii: "&"), bytes, in: query)
        else { return nil }
        self.init(path: path, query: query, isPlain: isPlain)
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

    /// The bytes with the first one that is rare in a path, or after its last one; `nil` if a
    /// segment before it is empty or starts with a dot.
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

    /// The same where bytes that are rare in a path are part of it.
    /// - Returns: The bytes with the `?` as the first one that is rare, and whether the path has no
    ///   escape; `nil` also if a byte needs a second look.
    // Not part of the loop over plain links, whose registers it would take.
    @inline(never)
    private static func lastRare(
        ofPath bytes: TextBytes, from start: Int
    ) -> (last: Sixteen, isPlain: Bool)? {
        var start = start
        // The end of the last escape, which may be in later bytes.
        var escapeEnd = start
        var isPlain = true
        while start < bytes.count {
            let sixteen = bytes.sixteen(at: start)
            var rare = ByteLanes16.bits(ByteLanes16.rare(sixteen))
            let unsegmented = ByteLanes16.bits(
                ByteLanes16.unsegmented(sixteen, behind: bytes.sixteen(at: start &- 1)))
            while rare != 0 {
                let place = start &+ rare.trailingZeroBitCount
                // The bytes after the end are zero.
                if place >= bytes.count || bytes[place] == UInt8(ascii: "?") {
                    guard unsegmented & (rare ^ (rare &- 1)) == 0 else { return nil }
                    let last: Sixteen = (start, rare)
                    return (last, isPlain)
                }
                if bytes[place] == UInt8(ascii: "%") {
                    isPlain = false
                    if place >= escapeEnd {
                        guard let end = Self.endOfEscape(at: place, of: bytes, inPath: true) else {
                            return nil
                        }
                        escapeEnd = end
                    }
                } else if !URLCharacters.isHarmless(bytes[place]) {
                    return nil
                }
                rare &= rare &- 1
            }
            guard unsegmented == 0 else { return nil }
            start = start &+ 16
        }
        let last: Sixteen = (bytes.count, 1)
        return (last, isPlain)
    }

    /// Whether a query is plain whose `?` is the first of sixteen bytes that is rare.
    @inline(__always)
    private static func isQuery(_ bytes: TextBytes, from first: Sixteen) -> Bool {
        var (start, rare) = first
        var escapeEnd = start
        rare &= rare &- 1
        while true {
            while rare != 0 {
                let place = start &+ rare.trailingZeroBitCount
                // The bytes after the end are zero.
                guard place < bytes.count else { return true }
                if place >= escapeEnd {
                    guard let end = Self.endOfRare(at: place, ofQuery: bytes) else { return false }
                    escapeEnd = end
                }
                rare &= rare &- 1
            }
            start = start &+ 16
            guard start < bytes.count else { return true }
            rare = ByteLanes16.bits(ByteLanes16.rare(bytes.sixteen(at: start)))
        }
    }

    /// The end of an escape, or of a byte that is rare in a query; `nil` if it needs a second look.
    @inline(never)
    private static func endOfRare(at place: Int, ofQuery bytes: TextBytes) -> Int? {
        switch bytes[place] {
        case UInt8(ascii: "%"): endOfEscape(at: place, of: bytes, inPath: false)
        case UInt8(ascii: "?"): place &+ 1
        case let byte: URLCharacters.isHarmless(byte) ? place &+ 1 : nil
        }
    }

    /// The end of the escapes of one character; `nil` if it needs a second look.
    @inline(__always)
    private static func endOfEscape(
        at place: Int, of bytes: TextBytes, inPath isPath: Bool
    ) -> Int? {
        guard let first = bytes.escapedByte(at: place, before: bytes.count) else { return nil }
        var end = place &+ 3
        if first < 0x80 {
            switch first {
            // In a path these may hide an escape, a dotted segment or a separator.
            case UInt8(ascii: "%"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "\\"):
                return isPath ? nil : end
            default: return 0x20...0x7E ~= first ? end : nil
            }
        }
        guard let scalar = bytes.scalar(from: first, continuingAt: &end, before: bytes.count),
            // None of its bytes is raw.
            end &- place == 3 &* UTF8.width(scalar), !URLCharacters.isHidden(scalar),
            !(isPath && URLCharacters.isInvisible(scalar))
        else { return nil }
        return end
    }
}
