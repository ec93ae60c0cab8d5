/// Where the named values of each pattern are in the paths that it matches. The owner frees the memory.
struct ValuePlaces: Sendable {
    /// Where the values of one name are.
    struct Place: BitwiseCopyable, Sendable {
        fileprivate let name: SegmentKey
        /// The number of the segment, the first one being zero.
        let segment: UInt32
        /// How many characters of ASCII are before the value in its segment, and after it.
        let prefix: UInt32, suffix: UInt32
        /// Whether the segments after it are values of the same name.
        let isRest: Bool
    }

    /// For each pattern the first of its places; at the end the number of all.
    private let starts: FixedMemory<UInt32>
    private let places: FixedMemory<Place>

    init(_ patterns: [RoutePattern]) {
        var (starts, places) = ([UInt32(0)], [Place]())
        for pattern in patterns {
            for (number, segment) in pattern.segments.enumerated() {
                guard let name = segment.name else { continue }
                let affixes = segment.affixes
                places.append(
                    Place(
                        name: name.withBytes { Self.key(of: $0) } ?? SegmentKey(low: 0, high: 0),
                        segment: UInt32(number), prefix: UInt32(affixes?.prefix.utf8.count ?? 0),
                        suffix: UInt32(affixes?.suffix.utf8.count ?? 0),
                        isRest: segment.kind == .rest))
            }
            starts.append(UInt32(places.count))
        }
        self.starts = FixedMemory(starts)
        self.places = FixedMemory(places)
    }

    /// The places in the paths of a pattern from left to right.
    @inline(__always)
    func places(of pattern: Int) -> Range<Int> {
        Range(uncheckedBounds: (Int(starts[pattern]), Int(starts[pattern &+ 1])))
    }

    subscript(number: Int) -> Place { places[number] }

    /// The place of a name, without regard to case, in the paths of a pattern.
    @inline(__always)
    func place(of name: TextBytes, in pattern: Int, of patterns: [RoutePattern]) -> Place? {
        let own = places(of: pattern)
        guard let key = Self.key(of: name) else {
            return Self.segment(named: name, in: patterns[pattern]).flatMap { segment in
                own.first { places[$0].segment == UInt32(segment) }.map { places[$0] }
            }
        }
        for number in own where places[number].name == key { return places[number] }
        return nil
    }

    /// The key of a name that a key holds; `nil` for any other text.
    @inline(__always)
    private static func key(of name: TextBytes) -> SegmentKey? {
        var cursor = SegmentCursor(name, in: 0..<name.count)
        guard let segment = cursor.next(), segment.special == 0, segment.end == name.count,
            name.count < 16
        else { return nil }
        return segment.key
    }

    /// The number of the segment of a long name, or of one that isn't the pattern's byte by byte: the
    /// Kelvin sign is a `K`.
    @inline(never)
    private static func segment(named name: TextBytes, in pattern: RoutePattern) -> Int? {
        let name = name.text(in: 0..<name.count)
        return pattern.segments.firstIndex { $0.name?.equalsIgnoringASCIICase(name) ?? false }
    }

    /// Gives the memory back; only its owner does so.
    func deallocate() {
        starts.deallocate()
        places.deallocate()
    }
}

extension ValuePlaces.Place {
    /// The value in its segment, in a text of which each byte is a character.
    @inline(__always)
    func value(in segment: Range<Int>) -> Range<Int> {
        let start = min(segment.lowerBound &+ Int(prefix), segment.upperBound)
        return Range(uncheckedBounds: (start, max(start, segment.upperBound &- Int(suffix))))
    }

    /// The value in the decoded text of its segment. Whole scalars are left out: a text that is equal to
    /// one in ASCII may have more bytes.
    func value(in segment: String) -> String {
        if prefix | suffix == 0 { return segment }
        return String(segment.unicodeScalars.dropFirst(Int(prefix)).dropLast(Int(suffix)))
    }
}
