extension CompiledRoutes {
    /// The answer to a path that may have to be decoded first.
    @usableFromInline
    struct Found {
        /// The position of the pattern that answers; negative if there is none.
        @usableFromInline let pattern: Int
        /// The path without the slashes at its ends.
        @usableFromInline let path: Range<Int>
        /// Whether the path could be read without decoding; if not, it may have another answer.
        @usableFromInline let isPlain: Bool
    }

    /// The pattern that answers a whole path, which begins with a slash.
    @inline(never)
    @usableFromInline
    func find(_ bytes: UnsafeBufferPointer<UInt8>) -> Found {
        let bytes = TextBytes(UnsafeRawBufferPointer(bytes))
        guard let path = bytes.path() else {
            return Found(pattern: -1, path: 0..<0, isPlain: false)
        }
        if !path.isEmpty, !firstBytes.contains(bytes[path.lowerBound]) {
            return Found(pattern: -1, path: path, isPlain: true)
        }
        let whole = mayBeLiteralPath(path) ? Int(form(whole: path, of: bytes)) - 1 : -1
        guard whole >= 0 || bytes.isPlain(path) else {
            return Found(pattern: -1, path: path, isPlain: false)
        }
        let form = whole < 0 ? form(answering: path, of: bytes) : whole
        return Found(pattern: form < 0 ? form : pattern(of: form), path: path, isPlain: true)
    }

    /// The form that answers a path without the slashes at its ends, which needs no decoding, or a
    /// negative number.
    /// - Parameter segments: The decoded segments, where they differ from the bytes.
    @inline(never)
    func form(answering path: Range<Int>, of bytes: TextBytes, segments: [String]? = nil) -> Int {
        let states = automaton.states
        var cursor = SegmentCursor(bytes, in: path)
        var state = states[Automaton.start]
        while state.check == 0 {
            if state.takesAnyText {
                guard !cursor.isAtEnd else { return Int(state.form) - 1 }
                guard state.other != 0, cursor.skip() else { return -1 }
                state = states[Int(state.other)]
                continue
            }
            guard let segment = cursor.next() else { return Int(state.form) - 1 }
            var next = entry(of: state, for: segment, cursor.bytes)
            if next == 0 {
                // No pattern has a text like these.
                next = segment.isDotOrEmpty ? 0 : other(than: state, for: segment, cursor.bytes)
                if next == 0 { return -1 }
            }
            state = states[next]
        }
        return Int(form(from: state, at: cursor, segments)) - 1
    }

    /// The form plus one, or zero, from a state on that may have a check.
    @inline(never)
    private func form(
        from start: Automaton.State, at cursor: SegmentCursor, _ segments: [String]?
    ) -> UInt32 {
        let states = automaton.states
        var cursor = cursor
        var state = start
        while let segment = cursor.next() {
            if segment.isDotOrEmpty { return 0 }
            guard state.check != 0 else {
                let entry = entry(of: state, for: segment, cursor.bytes)
                let next = entry != 0 ? entry : other(than: state, for: segment, cursor.bytes)
                if next == 0 { return 0 }
                state = states[next]
                continue
            }
            if automaton.asksForTypesAlone[Int(state.check) - 1] {
                let row = row(of: state, for: segment, cursor)
                state = states[Int(automaton.rows[row])]
                continue
            }
            let asked = checks[Int(state.check) - 1]
            if let candidates = asked.candidates {
                cursor.rewind(to: segment)
                return form(among: candidates, at: cursor, segments)
            }
            let answers =
                asked.questions.isEmpty
                ? 0
                : answers(to: asked.questions, about: AskedSegment(segment, at: cursor, segments))
            state = states[next(of: state, asked, for: segment, cursor, answers: answers)]
        }
        return state.form
    }

    /// The row of a state whose check asks for types alone, by those of a segment.
    @inline(__always)
    private func row(
        of state: Automaton.State, for segment: SegmentCursor.Segment, _ cursor: SegmentCursor
    ) -> Int {
        let entry = entry(of: state, for: segment, cursor.bytes)
        if entry != 0 { return Int(automaton.states[entry].other) }
        return Int(state.other) + Int(SegmentClass(cursor.bytes.part(segment.range)).rawValue)
    }

    /// The next state for a segment whose types count, or that was checked.
    private func next(
        of state: Automaton.State, _ check: Automaton.Check, for segment: SegmentCursor.Segment,
        _ cursor: SegmentCursor, answers: Int
    ) -> Int {
        let entry = entry(of: state, for: segment, cursor.bytes)
        if entry != 0 { return Int(automaton.rows[Int(automaton.states[entry].other) + answers]) }
        let types =
            check.hasTypes ? Int(SegmentClass(cursor.bytes.part(segment.range)).rawValue) : 0
        return Int(automaton.rows[Int(state.other) + types << check.questions.count + answers])
    }
}
