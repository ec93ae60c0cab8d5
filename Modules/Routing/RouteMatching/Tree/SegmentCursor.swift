/// Reads a path segment by segment, eight bytes at a time and in place.
struct SegmentCursor {
    /// A segment, as it is looked up.
    struct Segment {
        let key: SegmentKey
        let start: Int, end: Int
        /// Not zero if a byte up to its end may mean something else than itself: it is beyond ASCII,
        /// less than `'`, or a `?`.
        let special: UInt64

        @inline(__always)
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
            let segment = Self.longSegment(of: bytes, from: start, word)
            position = segment.end &+ 1
            return segment
        }
        let end = start &+ slash.trailingZeroBitCount &>> 3
        position = end &+ 1
        let low = ByteLanes8.lowercased(ByteLanes8.through(slash, word))
        return Segment(
            key: SegmentKey(low: low, high: 0), start: start, end: end,
            special: ByteLanes8.special(word, before: slash))
    }

    // Not part of the loop over segments, whose registers it would take.
    @inline(never)
    private static func longSegment(
        of bytes: TextBytes, from start: Int, _ first: UInt64
    ) -> Segment {
        let low = ByteLanes8.lowercased(first)
        var special = ByteLanes8.special(first, before: 0)
        var (hash, position) = (low, start)
        while true {
            position = position &+ 8
            let word = bytes.pathWord(at: position)
            let slash = ByteLanes8.slash(in: word)
            let high = ByteLanes8.lowercased(ByteLanes8.through(slash, word))
            special |= ByteLanes8.special(word, before: slash)
            hash = ByteLanes8.mixed(hash, high)
            guard slash != 0 else { continue }
            let end = position &+ slash.trailingZeroBitCount &>> 3
            let isShort = end &- start < 16
            return Segment(
                key: isShort ? SegmentKey(low: low, high: high) : SegmentKey(hash: hash),
                start: start, end: end, special: special)
        }
    }
}
