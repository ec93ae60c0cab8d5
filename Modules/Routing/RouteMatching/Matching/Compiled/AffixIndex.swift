/// Finds which of many parameters with texts beside them a segment may fit: by the text before the
/// value, and then by the one after it, so that each byte is read once, however many there are.
struct AffixIndex: Sendable {
    /// A parameter, and the forms that have it at a place.
    struct Member: BitwiseCopyable, Sendable {
        /// Its place in ``Automaton/affixTests``.
        let test: Int
        let items: BitmapIndex.Items
    }

    /// Texts of one kind, by their hashes.
    private struct Texts<Value: Sendable>: Sendable {
        /// How long they are, each length once, the shortest first.
        var counts: [Int] = []
        var values: [UInt64: Value] = [:]

        mutating func change(
            _ text: some Collection<UInt8>, from new: Value, by change: (inout Value) -> Void
        ) {
            var hash = TextHash()
            for byte in text { hash.add(byte) }
            change(&values[hash.value, default: new])
            if let place = counts.firstIndex(where: { $0 >= text.count }) {
                if counts[place] != text.count { counts.insert(text.count, at: place) }
            } else {
                counts.append(text.count)
            }
        }
    }

    /// The texts before the value, each with the reversed ones after it.
    private var prefixes = Texts<Texts<[Member]>>()

    /// The most parameters that one segment may fit: of each length it has one text.
    private(set) var maximumMembers = 0

    var isEmpty: Bool { prefixes.counts.isEmpty }

    init() {}

    /// - Parameters:
    ///   - members: The parameters at a place.
    ///   - segments: What ``Automaton/affixTests`` are about.
    init(_ members: [Member], of segments: [AffixedSegments.Segment]) {
        for member in members {
            let affixes = segments[member.test].affixes
            prefixes.change(affixes.prefix, from: Texts()) {
                $0.change(affixes.suffix.reversed(), from: []) { $0.append(member) }
            }
        }
        let most = prefixes.values.values.map { suffixes in
            suffixes.counts.count * (suffixes.values.values.map(\.count).max() ?? 0)
        }
        maximumMembers = prefixes.counts.count * (most.max() ?? 0)
    }

    /// Calls a closure with each parameter that a segment may fit. Different texts can have the same
    /// hash, so the closure compares them.
    func forEachMember(of segment: Range<Int>, in bytes: TextBytes, _ body: (Member) -> Void) {
        var prefix = TextHash()
        for count in prefixes.counts {
            guard count < segment.count else { return }
            while prefix.count < count { prefix.add(bytes[segment.lowerBound + prefix.count]) }
            guard let suffixes = prefixes.values[prefix.value] else { continue }
            var suffix = TextHash()
            for count in suffixes.counts where prefix.count + count < segment.count {
                while suffix.count < count {
                    suffix.add(bytes[segment.upperBound - 1 - suffix.count])
                }
                for member in suffixes.values[suffix.value] ?? [] { body(member) }
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
}
