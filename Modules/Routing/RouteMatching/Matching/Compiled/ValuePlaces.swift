/// Where the named values of each pattern are in the paths that it answers, by their names.
///
/// Patterns with the same names in the same places share a list, so a value is found without a look
/// at its pattern, which is hardly ever in the processor's cache. The owner frees the memory.
struct ValuePlaces: Sendable {
    /// Where the value of one name is.
    struct Place: BitwiseCopyable, Hashable, Sendable {
        /// The first eight bytes of the name in lower case, and zeros.
        var start: UInt64 = 0
        /// The number of bytes of the name; zero after the last place of a list.
        var count: UInt32 = 0
        /// Where among the texts a name of more than eight bytes is.
        var text: UInt32 = 0
        /// The number of the segment, the first one being zero.
        var segment: UInt32 = 0
        /// How many characters of ASCII are before the value in its segment, and after it.
        var prefix: UInt32 = 0, suffix: UInt32 = 0
        /// Whether the segments after it are values of the same name.
        var isRest = false

        /// Whether it is none, but the end of a list.
        var isEnd: Bool { count == 0 }
    }

    /// For each pattern the first place of its list.
    private let first: FixedMemory<UInt32>
    private let places: FixedMemory<Place>
    /// The bytes of each long name in lower case, eight to a word, after their number.
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

    /// The number of the place of a name, without regard to case, in the paths of a pattern; zero,
    /// which is the end of a list, if there is none.
    @inline(__always)
    func number(of name: TextBytes, in pattern: Int) -> Int {
        guard name.count > 0 else { return 0 }
        // Eight bytes from the start on, and zeros after the last one.
        let start = ByteLanes8.lowercased(name.word(at: 0))
        var number = Int(first[pattern])
        while true {
            let place = places[number]
            if place.start == start, Int(place.count) == name.count,
                name.count <= 8 || Self.isLong(name, at: Int(place.text), in: texts)
            {
                return number
            }
            if place.isEnd { return 0 }
            number = number &+ 1
        }
    }

    // Not part of the loop, whose registers it would take.
    @inline(never)
    private static func isLong(
        _ name: TextBytes, at text: Int, in texts: FixedMemory<UInt64>
    ) -> Bool {
        name.matches(texts, at: text, in: 0..<name.count)
    }

    /// The number of the first place in the paths of a pattern. The next ones follow it, from left to
    /// right, up to the end of their list.
    func firstNumber(in pattern: Int) -> Int { Int(first[pattern]) }

    @inline(__always)
    subscript(number: Int) -> Place { places[number] }

    /// Gives the memory back; only its owner does so.
    func deallocate() {
        first.deallocate()
        places.deallocate()
        texts.deallocate()
    }
}

extension ValuePlaces.Place {
    /// The value in the bytes of its segment, which are ASCII.
    @inline(__always)
    func value(in segment: Range<Int>) -> Range<Int> {
        guard prefix | suffix != 0 else { return segment }
        let start = min(segment.lowerBound &+ Int(prefix), segment.upperBound)
        return Range(uncheckedBounds: (start, max(start, segment.upperBound &- Int(suffix))))
    }

    /// The value in the decoded bytes of its segment.
    ///
    /// Whole scalars are left out: a text that is equal to one in ASCII may have more bytes.
    @inline(__always)
    func value(in segment: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        prefix | suffix == 0 ? segment : inner(of: segment)
    }

    /// The same of a text.
    func value(in segment: String) -> String {
        if prefix | suffix == 0 { return segment }
        return String(segment.unicodeScalars.dropFirst(Int(prefix)).dropLast(Int(suffix)))
    }

    @inline(never)
    private func inner(of segment: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        var (start, end) = (0, segment.count)
        func continues(_ place: Int) -> Bool { segment[place] & 0xC0 == 0x80 }
        for _ in 0..<prefix where start < end {
            start += 1
            while start < end, continues(start) { start += 1 }
        }
        for _ in 0..<suffix where start < end {
            end -= 1
            while start < end, continues(end) { end -= 1 }
        }
        return UnsafeBufferPointer(rebasing: segment[start..<end])
    }

    /// The place of a segment's value; `nil` if it has no name.
    fileprivate init?(
        _ segment: RoutePattern.Segment, number: Int, texts: inout [UInt64],
        places: inout [String: UInt32]
    ) {
        guard var name = segment.name else { return nil }
        self.segment = UInt32(number)
        if case .rest = segment { isRest = true }
        if let affixes = segment.affixes {
            prefix = UInt32(affixes.prefix.utf8.count)
            suffix = UInt32(affixes.suffix.utf8.count)
        }
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
