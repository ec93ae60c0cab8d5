/// Reads a path segment by segment, eight bytes at a time and in place.
struct SegmentCursor {
    /// A segment, as it is looked up.
    struct Segment {
        let key: SegmentKey
        let start: Int, end: Int

        var range: Range<Int> { Range(uncheckedBounds: (start, end)) }

        /// Whether no URL has such a segment: it is empty, `.` or `..`.
        @inline(__always)
        var isDotOrEmpty: Bool {
            // One comparison for almost every segment: `.` and `/` are neighbours.
            guard key.low & 0xFE == 0x2E else { return false }
            return key.low == 0x2F || key.low == 0x2F2E || key.low == 0x2F_2E2E
        }
    }

    /// The bytes up to the end of the path.
    let bytes: TextBytes
    /// The start of the next segment; the end, or one more, if there is none.
    private var position: Int

    /// Reads the segments in a range of some bytes, without slashes at its ends.
    init(_ bytes: TextBytes, in range: Range<Int>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
        self.bytes = bytes.prefix(range.upperBound)
        position = range.lowerBound
    }

    /// The next segment; where two slashes meet an empty one.
    @inline(__always)
    mutating func next() -> Segment? {
        let start = position
        guard start < bytes.count else { return nil }
        let word = bytes.pathWord(at: start)
        let slash = ByteLanes8.slash(in: word)
        guard slash != 0 else {
            let (key, end) = bytes.longSegment(from: start, word)
            position = end &+ 1
            return Segment(key: key, start: start, end: end)
        }
        let end = start &+ slash.trailingZeroBitCount &>> 3
        position = end &+ 1
        let low = ByteLanes8.folded(ByteLanes8.through(slash, word))
        return Segment(key: SegmentKey(low: low, high: 0), start: start, end: end)
    }

    var isAtEnd: Bool { position >= bytes.count }

    /// Moves behind the next segment, of which there is one; `false` if no URL has it.
    @inline(__always)
    mutating func skip() -> Bool {
        let word = bytes.pathWord(at: position)
        var slash = ByteLanes8.slash(in: word)
        let key = SegmentKey(low: ByteLanes8.through(slash, word), high: 0)
        if Segment(key: key, start: 0, end: 0).isDotOrEmpty { return false }
        while slash == 0 {
            position = position &+ 8
            slash = ByteLanes8.slash(in: bytes.pathWord(at: position))
        }
        position = position &+ slash.trailingZeroBitCount &>> 3 &+ 1
        return true
    }

    /// At least as many segments as are left: each one has a byte and is followed by a slash.
    var maximumLeft: Int { position < bytes.count ? (bytes.count &- position) / 2 &+ 1 : 0 }

    /// Goes back to a segment, which is the next one again.
    mutating func rewind(to segment: Segment) { position = segment.start }

    func bytes(in range: Range<Int>) -> Slice<UnsafeRawBufferPointer> {
        bytes.slice(range)
    }

    /// The number of segments before one, if the first one starts at the beginning.
    func number(of segment: Segment) -> Int {
        bytes(in: 0..<segment.start).count { $0 == UInt8(ascii: "/") }
    }
}
