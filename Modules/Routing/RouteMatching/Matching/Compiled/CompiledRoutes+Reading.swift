extension CompiledRoutes {
    /// The forms of a block that demand what a segment is, and how far their list was read.
    struct Reader: BitwiseCopyable {
        let place: UInt32
        /// Where the segment starts and ends.
        let start: UInt32, end: UInt32
        var items: BitmapIndex.Items
        /// The question that is open.
        var question: Automaton.Question?

        /// The segment without its key.
        var segment: SegmentCursor.Segment {
            SegmentCursor.Segment(key: SegmentKey(), start: Int(start), end: Int(end))
        }
    }

    /// What is read of a path: its segments from a place on, and what is looked up of them.
    struct Reading {
        var readers: UnsafeMutableBufferPointer<Reader>
        var readerCount = 0
        /// How many segments the path has.
        var count: Int

        mutating func add(
            _ items: BitmapIndex.Items, for segment: SegmentCursor.Segment, at place: Int,
            question: Automaton.Question? = nil
        ) {
            guard items.start != items.end else { return }
            precondition(readerCount < readers.count, "more readers than there is room for")
            readers[readerCount] = Reader(
                place: UInt32(place), start: UInt32(segment.start), end: UInt32(segment.end),
                items: items, question: question)
            readerCount &+= 1
        }

        /// The readers of the place whose forms are in the fewest blocks; `nil` if each place accepts
        /// any segment.
        func fewest(from start: Int, of bitmaps: BitmapIndex) -> Range<Int>? {
            var best: (readers: Range<Int>, items: UInt32)?
            var first = 0
            for place in start..<min(count, max(start, bitmaps.places)) {
                var next = first
                var items: UInt32 = 0
                while next < readerCount, readers[next].place == UInt32(place) {
                    items &+= readers[next].items.end &- readers[next].items.start
                    next &+= 1
                }
                if !bitmaps.demands[place].admitsAny, best.map({ items < $0.items }) ?? true {
                    best = (first..<next, items)
                }
                first = next
            }
            return best?.readers
        }

        /// The first block from a number on with forms that some readers allow; `nil` if there is none.
        func block(from start: UInt32, of places: Range<Int>?, in bitmaps: BitmapIndex) -> UInt32? {
            guard let places else { return start }
            var first: UInt32?
            for reader in readers[places] {
                let item = reader.items.first(from: start, in: bitmaps.items)
                if item < reader.items.end {
                    first = min(first ?? .max, bitmaps.items[Int(item)].block)
                }
            }
            return first
        }
    }
}
