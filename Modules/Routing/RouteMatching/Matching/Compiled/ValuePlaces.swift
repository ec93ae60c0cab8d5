/// Where the named values of each pattern are in the paths that it answers, by their names.
///
/// Patterns with the same names in the same places share a list, so a value is found without a look
/// at its pattern, which is hardly ever in the processor's cache. The owner frees the memory.
struct ValuePlaces: Sendable {
    /// Where the value of one name is.
    struct Place: BitwiseCopyable, Hashable, Sendable {
        /// The first eight bytes of the name in lower case, and zeros.
        var start: UInt64 = 0
        /// The number of bytes of the name; zero behind the last place of a list.
        var count: UInt32 = 0
        /// Where among the texts a name of more than eight bytes is.
        var text: UInt32 = 0
        /// The number of the segment, the first one being zero.
        var segment: UInt32 = 0
        /// Whether the segments behind it are values of the same name.
        var isRest = false
    }

    /// For each pattern the first place of its list.
    private let first: FixedMemory<UInt32>
    private let places: FixedMemory<Place>
    /// Of each long name the bytes in lower case, eight a word, behind their number.
    private let texts: FixedMemory<UInt64>

    init(_ patterns: [RoutePattern]) {
        // The list of patterns without names is the first one.
        var places = [Place()]
        var texts: [UInt64] = []
        var known: [[Place]: UInt32] = [[]: 0]
        var textPlaces: [String: UInt32] = [:]
        first = FixedMemory(
            patterns.map { pattern in
                let list = pattern.segments.enumerated().compactMap { number, segment in
                    Place(segment, number: number, texts: &texts, places: &textPlaces)
                }
                if let first = known[list] { return first }
                let first = UInt32(places.count)
                places += list + [Place()]
                known[list] = first
                return first
            })
        self.places = FixedMemory(places)
        self.texts = FixedMemory(texts)
    }

    /// The place of a name, without regard to case, in the paths of a pattern.
    @inline(__always)
    func place(of name: TextBytes, in pattern: Int) -> Place? {
        guard name.count > 0 else { return nil }
        let start = ByteLanes8.lowercased(name.word(from: 0, to: min(8, name.count)))
        var number = Int(first[pattern])
        while places[number].count != 0 {
            let place = places[number]
            if place.start == start, Int(place.count) == name.count,
                name.count <= 8 || name.matches(texts, at: Int(place.text), in: 0..<name.count)
            {
                return place
            }
            number = number &+ 1
        }
        return nil
    }

    /// Gives the memory back; only its owner does so.
    func deallocate() {
        first.deallocate()
        places.deallocate()
        texts.deallocate()
    }
}

extension ValuePlaces.Place {
    /// The place of a segment's value; `nil` if it has no name.
    fileprivate init?(
        _ segment: RoutePattern.Segment, number: Int, texts: inout [UInt64],
        places: inout [String: UInt32]
    ) {
        guard var name = segment.name else { return nil }
        self.segment = UInt32(number)
        if case .rest = segment { isRest = true }
        count = UInt32(name.utf8.count)
        start = name.withUTF8 { bytes in
            let bytes = TextBytes(UnsafeRawBufferPointer(bytes))
            return ByteLanes8.lowercased(bytes.word(from: 0, to: min(8, bytes.count)))
        }
        guard count > 8 else { return }
        name = name.asciiLowercased
        text = places[name] ?? UInt32(texts.count)
        guard places.updateValue(text, forKey: name) == nil else { return }
        texts.append(UInt64(count))
        name.withUTF8 { bytes in
            let bytes = TextBytes(UnsafeRawBufferPointer(bytes))
            bytes.addWords(in: 0..<bytes.count, to: &texts)
        }
    }
}
