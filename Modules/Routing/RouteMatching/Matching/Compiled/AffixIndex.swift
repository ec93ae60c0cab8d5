/// Finds which of many parameters with texts beside them a segment may fit: by the text before the
/// value, and then by the one after it, so that each byte is read once, however many there are.
struct AffixIndex: Sendable {
    /// A parameter, and the forms that have it at a place.
    struct Member: BitwiseCopyable, Sendable {
        /// Its place in ``Automaton/affixTests``.
        let test: Int
        let items: BitmapIndex.Items
    }

    /// What is known about a text before a value, or about two texts around one.
    private struct Entry: BitwiseCopyable, Sendable {
        /// Zero in an empty entry.
        var key: UInt64 = 0
        /// Of a text before a value a bit for each length of a text after it, by its place in
        /// ``AffixIndex/suffixCounts``; the last one for all that have no bit of their own.
        var suffixes: UInt64 = 0
        /// Of two texts the parameters between them, in ``AffixIndex/members``.
        var start: UInt32 = 0, end: UInt32 = 0
    }

    /// How long the texts before and after a value are, each length once.
    private var prefixCounts: [Int] = [], suffixCounts: [Int] = []
    /// Those with the same texts follow each other.
    private var members: [Member] = []
    /// A table of the texts by their hashes, at most half full.
    private var entries: [Entry] = []

    /// The most parameters that one segment may fit: of each length it has one text.
    private(set) var maximumMembers = 0

    init() {}

    /// - Parameters:
    ///   - all: The parameters at a place.
    ///   - segments: What ``Automaton/affixTests`` are about.
    init(_ all: [Member], of segments: [AffixedSegments.Segment]) {
        guard !all.isEmpty else { return }
        prefixCounts = Set(all.map { segments[$0.test].affixes.prefix.count }).sorted()
        suffixCounts = Set(all.map { segments[$0.test].affixes.suffix.count }).sorted()
        // Where texts decide, the same ones have the same order.
        members = all.sorted { segments[$0.test].order < segments[$1.test].order }
        var size = 4
        while size < 4 * all.count { size *= 2 }
        entries = Array(repeating: Entry(), count: size)
        var (start, most) = (0, 0)
        while start < members.count {
            let first = segments[members[start].test]
            let end =
                members[start...].firstIndex { segments[$0.test].order != first.order }
                ?? members.count
            add(first.affixes, start..<end)
            most = max(most, end - start)
            start = end
        }
        maximumMembers = min(all.count, prefixCounts.count * suffixCounts.count * most)
    }

    private mutating func add(_ affixes: AffixBytes, _ range: Range<Int>) {
        var prefix = TextHash()
        for byte in affixes.prefix { prefix.add(byte) }
        var both = prefix
        both.separate()
        for byte in affixes.suffix.reversed() { both.add(byte) }
        let place = suffixCounts.firstIndex(of: affixes.suffix.count) ?? 0
        let entry = self.place(of: prefix.value)
        entries[entry].key = prefix.value
        entries[entry].suffixes |= 1 << UInt64(min(place, 63))
        let other = self.place(of: both.value)
        entries[other].key = both.value
        (entries[other].start, entries[other].end) = (
            UInt32(range.lowerBound), UInt32(range.upperBound)
        )
    }

    /// The place of a text, or of the empty entry where it belongs.
    private func place(of key: UInt64) -> Int {
        var place = Int(truncatingIfNeeded: key &>> 20) & (entries.count &- 1)
        while entries[place].key != 0, entries[place].key != key {
            place = (place &+ 1) & (entries.count &- 1)
        }
        return place
    }

    /// Calls a closure with each parameter that a segment may fit. Different texts can have the same
    /// hash, so the closure compares them.
    func forEachMember(of segment: Range<Int>, in bytes: TextBytes, _ body: (Member) -> Void) {
        var prefix = TextHash()
        for count in prefixCounts {
            guard count < segment.count else { return }
            while prefix.count < count { prefix.add(bytes[segment.lowerBound + prefix.count]) }
            var suffixes = entries[place(of: prefix.value)].suffixes
            while suffixes != 0 {
                let first = suffixes.trailingZeroBitCount
                suffixes &= suffixes &- 1
                for place in first..<(first == 63 ? suffixCounts.count : first + 1) {
                    let most = suffixCounts[place]
                    guard count + most < segment.count else { break }
                    var both = prefix
                    both.separate()
                    for offset in 1..<(most + 1) { both.add(bytes[segment.upperBound - offset]) }
                    let entry = entries[self.place(of: both.value)]
                    for member in entry.start..<entry.end { body(members[Int(member)]) }
                }
            }
        }
    }
}

/// The hash of a text without regard to case, byte by byte (FNV-1a).
private struct TextHash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325
    private(set) var count = 0

    mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(0x41...0x5A ~= byte ? byte | 0x20 : byte)) &* 0x100_0000_01B3
        count &+= 1
    }

    /// Begins another text.
    mutating func separate() { value = (value ^ 0xFF00) &* 0x100_0000_01B3 }
}
