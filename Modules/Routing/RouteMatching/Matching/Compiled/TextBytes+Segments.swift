extension TextBytes {
    /// The key and the end of the segment that begins with eight bytes, none of which is a slash.
    // Not part of the loop over segments, whose registers it would take.
    @inline(never)
    func longSegment(from start: Int, _ first: UInt64) -> (key: SegmentKey, end: Int) {
        let low = ByteLanes8.folded(first)
        var position = start &+ 8
        var word = pathWord(at: position)
        var slash = ByteLanes8.slash(in: word)
        var high = ByteLanes8.folded(ByteLanes8.through(slash, word))
        if slash != 0 {
            let end = position &+ slash.trailingZeroBitCount &>> 3
            return (SegmentKey(low: low, high: high), end)
        }
        var hash = low
        while slash == 0 {
            hash = ByteLanes8.mixed(hash, high)
            position = position &+ 8
            word = pathWord(at: position)
            slash = ByteLanes8.slash(in: word)
            high = ByteLanes8.folded(ByteLanes8.through(slash, word))
        }
        hash = ByteLanes8.mixed(hash, high)
        return (SegmentKey(hash: hash), position &+ slash.trailingZeroBitCount &>> 3)
    }

    /// Whether the bytes in a range are the ones that ``addWords(in:to:)`` added, after the
    /// number of bytes.
    @inline(__always)
    func matches(_ texts: FixedMemory<UInt64>, at first: Int, in range: Range<Int>) -> Bool {
        guard texts[first] == UInt64(truncatingIfNeeded: range.count) else { return false }
        var start = range.lowerBound
        var place = first
        while start < range.upperBound {
            place = place &+ 1
            let word = self.word(from: start, to: range.upperBound)
            if ByteLanes8.lowercased(word) != texts[place] { return false }
            start = start &+ 8
        }
        return true
    }

    /// Adds all bytes in lower case for ``matches(_:at:in:)``: their number, and then eight a word.
    func addCounted(to words: inout [UInt64]) {
        words.append(UInt64(count))
        addWords(in: 0..<count, to: &words)
    }

    /// Adds the bytes in a range in lower case, eight a word.
    func addWords(in range: Range<Int>, to words: inout [UInt64]) {
        for start in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
            words.append(ByteLanes8.lowercased(word(from: start, to: range.upperBound)))
        }
    }

    /// Whether the bytes in a range are the ones that ``addWords(in:to:)`` added.
    func holds(_ words: ArraySlice<UInt64>, in range: Range<Int>) -> Bool {
        var own: [UInt64] = []
        addWords(in: range, to: &own)
        return own[...] == words
    }
}
