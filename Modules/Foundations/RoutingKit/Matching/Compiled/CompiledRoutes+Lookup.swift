extension CompiledRoutes {
    /// Where a segment leads in a state without a check; zero if nowhere.
    @inline(__always)
    func next(of state: Int, for segment: SegmentCursor.Segment, _ cursor: SegmentCursor) -> Int {
        guard !segment.isNoText else { return 0 }
        let states = automaton.states
        let entry = entry(of: state, for: segment, cursor)
        if entry != 0 { return entry }
        // Most paths that nothing answers end here, at their first strange segment.
        let other = states[state].other
        guard other & Automaton.State.isBase != 0 else { return Int(other) }
        // A base has none itself.
        let base = Int(other & ~Automaton.State.isBase)
        let shared = self.entry(of: base, for: segment, cursor)
        return shared != 0 ? shared : Int(states[base].other)
    }

    /// The entry of a state that has the text of a segment; zero if there is none.
    @inline(__always)
    func entry(of state: Int, for segment: SegmentCursor.Segment, _ cursor: SegmentCursor) -> Int {
        let states = automaton.states
        let (first, mask) = (states[state].entries, states[state].mask)
        let home = Automaton.place(of: segment.key, mask: mask)
        var place = home
        repeat {
            let entry = Int(first &+ place)
            let key = states[entry].key
            if key == segment.key, !segment.isLong || isText(of: entry, cursor.bytes, segment) {
                return entry
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
        return bytes.matches(automaton.texts, at: place, in: segment.range, ignoringCase: true)
    }

    /// The form that has no parameters and is a path to the letter, plus one; zero if none is.
    @inline(__always)
    func form(whole path: Range<Int>, _ cursor: SegmentCursor) -> UInt32 {
        let (texts, wholes) = (automaton.texts, automaton.wholes)
        guard automaton.wholeLengths & 1 &<< UInt64(truncatingIfNeeded: path.count) != 0 else {
            return 0
        }
        let hash = cursor.hash(of: path)
        let mask = UInt32(truncatingIfNeeded: wholes.count &- 1)
        var place = Automaton.place(of: hash, mask: mask)
        while wholes[Int(place)].key != 0 {
            let whole = wholes[Int(place)]
            if whole.key == hash,
                cursor.bytes.matches(texts, at: Int(whole.text), in: path, ignoringCase: false)
            {
                return whole.form
            }
            place = (place &+ 1) & mask
        }
        return 0
    }
}
