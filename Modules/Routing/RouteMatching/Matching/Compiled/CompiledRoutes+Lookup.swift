extension CompiledRoutes {
    /// The next state for a segment that is none of the texts of a state without a check; zero for
    /// none.
    @inline(__always)
    func other(
        than state: Automaton.State, for segment: SegmentCursor.Segment, _ bytes: TextBytes
    ) -> Int {
        state.other & Automaton.State.isBase == 0
            ? Int(state.other)
            : next(
                of: Int(state.other & ~Automaton.State.isBase), for: segment.key, segment.start,
                segment.end, bytes)
    }

    /// The next state for a segment in a state that is the base of another one, and has no base.
    @inline(never)
    private func next(
        of base: Int, for key: SegmentKey, _ start: Int, _ end: Int, _ bytes: TextBytes
    ) -> Int {
        let state = automaton.states[base]
        let segment = SegmentCursor.Segment(key: key, start: start, end: end)
        let entry = entry(of: state, for: segment, bytes)
        return entry != 0 ? entry : Int(state.other)
    }

    /// The entry of a state that has the text of a segment; zero if there is none.
    @inline(__always)
    func entry(
        of state: Automaton.State, for segment: SegmentCursor.Segment, _ bytes: TextBytes
    ) -> Int {
        if state.table == 0 { return 0 }
        let states = automaton.states
        var place = state.place(of: segment.key)
        while true {
            let entry = Int(state.entries &+ place)
            let key = states[entry].key
            if key.low == segment.key.low {
                if key.high == segment.key.high
                    || isText(key.high, bytes, segment.start, segment.end)
                {
                    return entry
                }
            }
            // At least one entry has no overflow.
            if !states[entry].hasOverflow { return 0 }
            place = state.place(after: place)
        }
    }

    // Not part of the loop, whose registers it would take.
    @inline(never)
    func isText(
        _ key: UInt64, _ bytes: TextBytes, _ start: Int, _ end: Int
    ) -> Bool {
        let place = key ^ Automaton.State.textMark
        return place < UInt64(automaton.texts.count)
            && bytes.matches(
                automaton.texts, at: Int(place), in: Range(uncheckedBounds: (start, end)))
    }

    /// Whether a path of some bytes may have no parameters.
    @inline(__always)
    func mayBeLiteralPath(_ path: Range<Int>) -> Bool {
        automaton.wholeLengths & 1 &<< UInt64(truncatingIfNeeded: path.upperBound) != 0
    }

    /// The form that has no parameters and is a path to the letter, plus one; zero if none is.
    @inline(__always)
    func form(whole path: Range<Int>, of bytes: TextBytes) -> UInt32 {
        let literalPaths = automaton.literalPaths
        let bytes = bytes.prefix(path.upperBound)
        let last = bytes.lastWord
        let hash = bytes.hash(endingWith: last)
        let mask = UInt32(truncatingIfNeeded: literalPaths.count &- 1)
        var place = Automaton.place(of: hash, mask: mask)
        while true {
            let whole = literalPaths[Int(place)]
            let isFound =
                whole.key == hash
                && bytes.matches(automaton.texts, at: Int(whole.text), endingWith: last)
            if isFound { return whole.form }
            if whole.key == 0 { return 0 }
            place = (place &+ 1) & mask
        }
    }
}
