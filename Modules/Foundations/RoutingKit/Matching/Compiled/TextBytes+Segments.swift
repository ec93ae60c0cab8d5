extension TextBytes {
    /// The segment that begins with eight bytes, and goes on behind them or not; and whether it can
    /// be taken as it stands: see ``SegmentCursor/special``.
    // Not part of the loop over segments, whose registers it would take.
    @inline(never)
    func longSegment(
        from start: Int, to end: Int, _ first: UInt64
    ) -> (segment: SegmentCursor.Segment, special: UInt64) {
        var key = EightBytes.lowercasedASCII(first)
        var special = EightBytes.special(first)
        var stop = start &+ 8
        while stop < end {
            let word = self.word(at: stop)
            let count = min(EightBytes.lengthToSlash(word), end &- stop)
            if count == 0 { break }
            special |= EightBytes.first(count, of: EightBytes.special(word))
            let own = EightBytes.prefix(word, count)
            key = EightBytes.mixed(key, EightBytes.lowercasedASCII(own))
            stop = stop &+ count
            if count < 8 { break }
        }
        if stop == start &+ 8 {
            key = EightBytes.folded(first)
        } else {
            key = (special == 0 ? key : self.key(from: start, to: stop)) &<< 8 | 0x100
        }
        return (SegmentCursor.Segment(key: key, start: start, end: stop), special)
    }

    /// The key of a long segment that may not be ASCII.
    @inline(never)
    private func key(from start: Int, to end: Int) -> UInt64 {
        var key = EightBytes.lowercased(word(at: start))
        for next in stride(from: start + 8, to: end, by: 8) {
            key = EightBytes.mixed(key, EightBytes.lowercased(word(from: next, to: end)))
        }
        return key
    }

    /// Whether the bytes in a range are the ones that ``words(in:)`` gave, which stand behind the
    /// number of bytes.
    @inline(__always)
    func matches(_ texts: FixedMemory<UInt64>, at first: Int, in range: Range<Int>) -> Bool {
        guard texts[first] == UInt64(truncatingIfNeeded: range.count) else { return false }
        var start = range.lowerBound
        var place = first
        while start < range.upperBound {
            place = place &+ 1
            let word = self.word(from: start, to: range.upperBound)
            if EightBytes.lowercased(word) != texts[place] { return false }
            start = start &+ 8
        }
        return true
    }

    /// The bytes in a range in lower case, eight a word.
    func words(in range: Range<Int>) -> [UInt64] {
        stride(from: range.lowerBound, to: range.upperBound, by: 8).map { start in
            EightBytes.lowercased(word(from: start, to: range.upperBound))
        }
    }
}
