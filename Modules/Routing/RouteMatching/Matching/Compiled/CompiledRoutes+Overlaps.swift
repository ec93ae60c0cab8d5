extension CompiledRoutes {
    /// The first of some forms that answers a path, plus one; zero if none does.
    /// - Parameters:
    ///   - candidates: The forms that the segments before the cursor leave possible.
    ///   - cursor: The next segment.
    ///   - segments: The decoded segments, where they differ from the bytes.
    @inline(never)
    func form(
        among candidates: Automaton.Candidates, at cursor: SegmentCursor, _ segments: [String]?
    ) -> UInt32 {
        let bitmaps = automaton.bitmaps
        let places = bitmaps.demands.dropFirst(candidates.place).prefix(cursor.maximumLeft)
        let capacity = places.reduce(0) { $0 + $1.maximumItems }
        return withUnsafeTemporaryAllocation(of: Reader.self, capacity: capacity) { readers in
            var reading = Reading(readers: readers, count: candidates.place)
            guard read(cursor, into: &reading) else { return 0 }
            var best = candidates.rest
            // All questions about one segment follow each other.
            let none = SegmentCursor.Segment(key: SegmentKey(), start: 0, end: 0)
            var (asked, place) = (AskedSegment(none, at: cursor, segments), UInt32.max)
            let fewest = reading.fewest(from: candidates.place, of: bitmaps)
            for run in candidates.runs {
                let run = bitmaps.runs[run]
                var block = run.block
                while let next = reading.block(from: block, of: fewest, in: bitmaps),
                    next < run.block &+ run.count
                {
                    block = next &+ 1
                    let bits = forms(
                        in: Int(next), of: run.bits, candidates.place, &reading
                    ) { question, reader in
                        if place != reader.place {
                            asked = AskedSegment(reader.segment, at: cursor, segments)
                            place = reader.place
                        }
                        return isYes(question, &asked)
                    }
                    best = min(best, bitmaps.first(of: bits, in: Int(next)))
                }
            }
            return best == Automaton.Candidates.none ? 0 : best &+ 1
        }
    }

    /// Looks up all segments; `false` if no URL has one of them.
    private func read(_ cursor: SegmentCursor, into reading: inout Reading) -> Bool {
        let bitmaps = automaton.bitmaps
        var cursor = cursor
        while let segment = cursor.next() {
            if segment.isDotOrEmpty { return false }
            let place = reading.count
            reading.count &+= 1
            guard place < bitmaps.places else { continue }
            reading.add(items(of: segment, at: place, cursor.bytes), for: segment, at: place)
            let demands = bitmaps.demands[place]
            if !demands.classes.isEmpty {
                let type = SegmentClass(cursor.bytes.part(segment.range))
                reading.add(demands.classes[Int(type.rawValue)], for: segment, at: place)
            }
            for (question, items) in demands.questions {
                reading.add(items, for: segment, at: place, question: question)
            }
            demands.affixes.forEachMember(of: segment.range, in: cursor.bytes) { member in
                reading.add(
                    member.items, for: segment, at: place, question: .isAffixed(member.test))
            }
        }
        return true
    }

    /// The forms that have the text of a segment at a place.
    private func items(
        of segment: SegmentCursor.Segment, at place: Int, _ bytes: TextBytes
    ) -> BitmapIndex.Items {
        let texts = automaton.bitmaps.texts
        let bits = UInt32(truncatingIfNeeded: texts.count.trailingZeroBitCount)
        var entry = Int(
            BitmapIndex.entry(
                of: segment.key, at: UInt32(truncatingIfNeeded: place), bits: bits))
        while true {
            let text = texts[entry]
            if text.key.low == 0 { return BitmapIndex.Items() }
            if text.key.low == segment.key.low, Int(text.place) == place,
                text.key.high == segment.key.high
                    || isText(text.key.high, bytes, segment.start, segment.end)
            {
                return text.items
            }
            entry = (entry &+ 1) & (texts.count &- 1)
        }
    }

    /// The forms of a block that answer the path.
    @inline(__always)
    private func forms(
        in block: Int, of bits: UInt64, _ start: Int, _ reading: inout Reading,
        isYes: (Automaton.Question, Reader) -> Bool
    ) -> UInt64 {
        var bits = bits & automaton.bitmaps.end(after: reading.count, block: block)
        var next = 0
        var place = start
        while bits != 0, place < reading.count, place <= automaton.bitmaps.places {
            var found = automaton.bitmaps.any(at: place, block: block)
            while next < reading.readerCount, reading.readers[next].place == UInt32(place) {
                found |= forms(in: block, for: bits & ~found, of: &reading.readers[next], isYes)
                next &+= 1
            }
            bits &= found
            place &+= 1
        }
        return bits
    }

    /// Those of some forms of a block that demand what a segment is. A question is only asked if the
    /// answer counts.
    @inline(__always)
    private func forms(
        in block: Int, for bits: UInt64, of reader: inout Reader,
        _ isYes: (Automaton.Question, Reader) -> Bool
    ) -> UInt64 {
        let items = automaton.bitmaps.items
        reader.items.start = reader.items.first(
            from: UInt32(truncatingIfNeeded: block), in: items)
        guard reader.items.start != reader.items.end else { return 0 }
        let item = items[Int(reader.items.start)]
        guard item.block == UInt32(truncatingIfNeeded: block) else { return 0 }
        guard let question = reader.question, bits & item.bits != 0 else { return item.bits }
        guard isYes(question, reader) else {
            reader.items.start = reader.items.end
            return 0
        }
        reader.question = nil
        return item.bits
    }
}
