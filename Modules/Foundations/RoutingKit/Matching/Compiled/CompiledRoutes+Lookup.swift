extension CompiledRoutes {
    /// Where a segment leads that is none of the texts of a state without a check; zero if nowhere.
    @inline(__always)
    func other(
        than state: Int, for segment: SegmentCursor.Segment, _ bytes: TextBytes
    ) -> Int {
        let other = automaton.states[state].other
        return other & Automaton.State.isBase == 0
            ? Int(other)
            : next(of: Int(other & ~Automaton.State.isBase), for: segment, bytes)
    }

    /// Where a segment leads in a state that is the base of another one, and has none itself.
    @inline(never)
    private func next(
        of base: Int, for segment: SegmentCursor.Segment, _ bytes: TextBytes
    ) -> Int {
        let entry = entry(of: base, for: segment, bytes)
        return entry != 0 ? entry : Int(automaton.states[base].other)
    }

    /// The entry of a state that has the text of a segment; zero if there is none.
    @inline(__always)
    func entry(of state: Int, for segment: SegmentCursor.Segment, _ bytes: TextBytes) -> Int {
        let states = automaton.states
        let (first, mask) = (states[state].entries, states[state].mask)
        if first == 0 { return 0 }
        let home = Automaton.place(of: segment.key, mask: mask)
        var place = home
        repeat {
            let entry = Int(first &+ place)
            let key = states[entry].key
            if key == segment.key {
                // What the key tells needs no second look, unless it has a zero byte at its end.
                let isKnown = Int(states[entry].text) == segment.end &- segment.start
                if isKnown || isText(of: entry, bytes, segment) { return entry }
            }
            if key == 0 { return 0 }
            place = (place &+ 1) & mask
        } while place != home
        return 0
    }

    // Not part of the loop, whose registers it would take.
    @inline(never)
    private func isText(
        of entry: Int, _ bytes: TextBytes, _ segment: SegmentCursor.Segment
    ) -> Bool {
        let place = Int(automaton.states[entry].text)
        if place <= 8 { return false }
        return bytes.matches(automaton.texts, at: place, in: segment.range)
    }

    /// Whether a path of some bytes may have no parameters.
    @inline(__always)
    func mayBeWhole(_ path: Range<Int>) -> Bool {
        automaton.wholeLengths & 1 &<< UInt64(truncatingIfNeeded: path.upperBound) != 0
    }

    /// The form that has no parameters and is a path to the letter, plus one; zero if none is.
    @inline(never)
    func form(whole path: Range<Int>, of bytes: TextBytes) -> UInt32 {
        let wholes = automaton.wholes
        let hash = bytes.hash(ofFirst: path.upperBound)
        let mask = UInt32(truncatingIfNeeded: wholes.count &- 1)
        var place = Automaton.place(of: hash, mask: mask)
        while true {
            let whole = wholes[Int(place)]
            let isFound =
                whole.key == hash
                && bytes.matches(automaton.texts, at: Int(whole.text), inFirst: path.upperBound)
            if isFound { return whole.form }
            if whole.key == 0 { return 0 }
            place = (place &+ 1) & mask
        }
    }
}
