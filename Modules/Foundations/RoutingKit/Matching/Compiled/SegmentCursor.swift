/// Reads a path segment by segment, eight bytes at a time and in place.
struct SegmentCursor {
    /// A segment, as it is looked up.
    struct Segment {
        /// The text of a segment of up to eight bytes, its letters in lower case, the first byte
        /// lowest, as ``EightBytes/folded(_:)`` has it; of a longer one a hash that is never zero,
        /// with a lowest byte of zero, as no text has it.
        let key: UInt64
        let start: Int, end: Int

        var range: Range<Int> { Range(uncheckedBounds: (start, end)) }

        /// Whether no URL has such a segment: it is empty, `.` or `..`.
        @inline(__always)
        var isNoText: Bool {
            // One comparison for almost every segment: `.` and `/` are neighbours.
            guard key & 0xFE == 0x2E else { return false }
            return start == end || key == 0x2E || key == 0x2E2E
        }
    }

    let bytes: TextBytes
    /// The end of the last segment, where a slash stands; the next one begins behind it.
    private var position: Int
    private let end: Int
    /// Not zero if a segment of more than eight bytes was there that can't be taken as it stands: it
    /// is not ASCII from `'` on, or holds a `?`. Otherwise it holds no escape.
    private(set) var special: UInt64 = 0

    /// Reads the segments in a range of some bytes, without slashes at its ends.
    init(_ bytes: TextBytes, in range: Range<Int>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
        self.bytes = bytes
        position = range.lowerBound &- 1
        end = range.upperBound
    }

    /// The next segment; where two slashes meet an empty one.
    @inline(__always)
    mutating func next() -> Segment? {
        let start = position &+ 1
        guard start < end else { return nil }
        let word = bytes.word(at: start)
        let count = min(EightBytes.lengthToSlash(word), end &- start)
        guard count < 8 else { return nextLong(from: start, word) }
        position = start &+ count
        // Of an empty segment the key begins with the slash behind it.
        let key = EightBytes.folded(EightBytes.prefix(word, count))
        return Segment(key: key, start: start, end: position)
    }

    /// The next segment, which has eight bytes at least.
    @inline(__always)
    private mutating func nextLong(from start: Int, _ word: UInt64) -> Segment {
        let long = bytes.longSegment(from: start, to: end, word)
        position = long.segment.end
        special |= long.special
        return long.segment
    }

    /// Whether a segment can be taken as it stands: see ``special``.
    @inline(__always)
    func isPlain(_ segment: Segment) -> Bool {
        // Of a longer one that is known already.
        let count = segment.end &- segment.start
        let own = count > 8 ? 0 : EightBytes.first(count, of: EightBytes.special(segment.key))
        return special | own == 0
    }

    /// Goes back to a segment, which is the next one again.
    mutating func rewind(to segment: Segment) { position = segment.start &- 1 }

    /// The bytes in a range.
    func bytes(in range: Range<Int>) -> Slice<UnsafeRawBufferPointer> {
        bytes.slice(range)
    }

    /// How many segments stand in front of one, if the first one stands at the beginning.
    func number(of segment: Segment) -> Int {
        bytes(in: 0..<segment.start).count { $0 == UInt8(ascii: "/") }
    }

    /// Whether all segments that are left can be taken as they stand.
    var isPlainToEnd: Bool {
        var cursor = self
        while let segment = cursor.next() {
            guard cursor.isPlain(segment) else { return false }
        }
        return true
    }
}
