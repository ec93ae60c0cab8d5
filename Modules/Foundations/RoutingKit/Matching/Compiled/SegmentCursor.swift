/// Reads a path segment by segment, eight bytes at a time and in place.
struct SegmentCursor {
    /// A segment, as it is looked up.
    struct Segment {
        /// The text of a segment of up to eight bytes in lower case, the first byte lowest; of a
        /// longer one a hash that is never zero, with a lowest byte of zero, as no text has it.
        let key: UInt64
        let start: Int, end: Int

        var isLong: Bool { key & 0xFF == 0 }
        var range: Range<Int> { Range(uncheckedBounds: (start, end)) }

        /// Whether no URL has such a segment: it is empty, `.` or `..`.
        var isNoText: Bool {
            // One comparison for almost every segment.
            key & 0xFF == 0x2E ? key == 0x2E || key == 0x2E2E : key == 0
        }
    }

    let bytes: TextBytes
    private var position: Int
    private var end: Int

    /// Reads the segments in a range of some bytes, without slashes at its ends.
    init(_ bytes: UnsafeRawBufferPointer, in range: Range<Int>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
        self.bytes = TextBytes(bytes)
        position = range.lowerBound
        end = range.upperBound
    }

    /// The next segment; where two slashes meet an empty one, again and again.
    @inline(__always)
    mutating func next() -> Segment? {
        guard position < end else { return nil }
        let start = position
        let word = bytes.word(at: start)
        let count = min(EightBytes.lengthToSlash(word), end &- start)
        if count == 0 { return Segment(key: 0, start: start, end: start) }
        let key = EightBytes.lowercased(EightBytes.prefix(word, count))
        let stop = start &+ count
        position = stop &+ 1
        // Eight bytes are a segment of their own if a slash or the end follows.
        guard count == 8, stop < end, bytes[stop] != UInt8(ascii: "/") else {
            return Segment(key: key, start: start, end: stop)
        }
        let long = bytes.longSegment(from: start, to: end, key: key)
        position = long.end &+ 1
        return long
    }

    /// The same bytes from the beginning of a range to its end.
    @inline(__always)
    func within(_ range: Range<Int>) -> SegmentCursor {
        precondition(range.lowerBound >= 0 && range.upperBound <= end)
        var cursor = self
        cursor.position = range.lowerBound
        cursor.end = range.upperBound
        return cursor
    }

    /// Goes back to a segment, which is the next one again.
    mutating func rewind(to segment: Segment) { position = segment.start }

    /// The bytes in a range.
    func bytes(in range: Range<Int>) -> Slice<UnsafeRawBufferPointer> {
        bytes.slice(range)
    }

    /// How many segments stand in front of one, if the first one stands at the beginning.
    func number(of segment: Segment) -> Int {
        bytes(in: 0..<segment.start).count { $0 == UInt8(ascii: "/") }
    }

    /// A path that begins with a slash, without the slashes at its ends; `nil` if it does not.
    @inline(__always)
    func path() -> Range<Int>? {
        let slash = UInt8(ascii: "/")
        guard end > 0, bytes[0] == slash else { return nil }
        guard end > 1, bytes[end &- 1] == slash else { return Range(uncheckedBounds: (1, end)) }
        // A second slash at the end is an empty segment, which no URL has.
        return bytes[end &- 2] == slash ? nil : Range(uncheckedBounds: (1, end &- 1))
    }

    /// A hash of the bytes in a range, never zero.
    @inline(__always)
    func hash(of range: Range<Int>) -> UInt64 {
        var hash = UInt64(truncatingIfNeeded: range.count)
        var start = range.lowerBound
        while start &+ 8 <= range.upperBound {
            hash = EightBytes.mixed(hash, bytes.word(at: start))
            start = start &+ 8
        }
        if start == range.upperBound { return hash | 1 }
        return EightBytes.mixed(hash, bytes.word(from: start, to: range.upperBound)) | 1
    }

    /// Whether the bytes in a range can be read as they stand: they are ASCII from `'` on, without
    /// a `?`. So they hold no escape.
    @inline(__always)
    func isPlain(_ range: Range<Int>) -> Bool {
        var special: UInt64 = 0
        var start = range.lowerBound
        while start &+ 8 <= range.upperBound {
            special |= EightBytes.special(bytes.word(at: start))
            start = start &+ 8
        }
        let count = range.upperBound &- start
        if count == 0 { return special == 0 }
        // Slashes take the place of what is not there.
        let padding =
            (EightBytes.ones &* UInt64(UInt8(ascii: "/")))
            &<< UInt64(truncatingIfNeeded: 8 &* count)
        return special
            | EightBytes.special(bytes.word(from: start, to: range.upperBound) | padding)
            == 0
    }
}

extension TextBytes {
    /// The segment of more than eight bytes that goes on behind its first eight, which have a key.
    // Not part of the loop over segments, whose registers it would take.
    @inline(never)
    fileprivate func longSegment(
        from start: Int, to end: Int, key: UInt64
    ) -> SegmentCursor.Segment {
        var key = key
        var stop = start &+ 8
        var count = 8
        while count == 8, stop < end {
            let word = self.word(at: stop)
            count = min(EightBytes.lengthToSlash(word), end &- stop)
            if count == 0 { break }
            key = EightBytes.mixed(key, EightBytes.lowercased(EightBytes.prefix(word, count)))
            stop = stop &+ count
        }
        return SegmentCursor.Segment(key: key &<< 8 | 0x100, start: start, end: stop)
    }

    /// Whether the bytes in a range are the ones that ``words(in:ignoringCase:)`` gave, which stand
    /// behind their number.
    @inline(__always)
    func matches(
        _ texts: FixedMemory<UInt64>, at first: Int, in range: Range<Int>, ignoringCase: Bool
    ) -> Bool {
        let count = (range.count &+ 7) &>> 3
        guard texts[first] == UInt64(truncatingIfNeeded: count) else { return false }
        var start = range.lowerBound
        var place = first
        while start < range.upperBound {
            place = place &+ 1
            let word = self.word(from: start, to: range.upperBound)
            if (ignoringCase ? EightBytes.lowercased(word) : word) != texts[place] { return false }
            start = start &+ 8
        }
        return true
    }

    /// The bytes in a range, eight a word.
    func words(in range: Range<Int>, ignoringCase: Bool) -> [UInt64] {
        stride(from: range.lowerBound, to: range.upperBound, by: 8).map { start in
            let word = self.word(from: start, to: range.upperBound)
            return ignoringCase ? EightBytes.lowercased(word) : word
        }
    }
}
