/// What a segment must be to fit a parameter with a text beside it, as an automaton keeps it.
struct AffixTest: BitwiseCopyable, Sendable {
    /// What the value between the texts must be.
    enum Condition: BitwiseCopyable, Sendable {
        case none
        case bool
        /// Of one of the classes that have a bit here.
        case classes(UInt8)
        /// Accepted by the constraint of this number.
        case passes(Int)
        /// No value passes, as the constraint is not there.
        case never
    }

    /// The place of the first text in ``Automaton/affixTexts``; the second one follows it.
    let text: Int
    let prefixCount: Int, suffixCount: Int
    let condition: Condition

    /// Adds the texts of a segment.
    /// - Parameter constraints: The number of each constraint that is there, by its place in
    ///   ``SegmentSymbols/constraints``.
    init(_ segment: AffixedSegments.Segment, constraints: [Int?], texts: inout [UInt8]) {
        text = texts.count
        (prefixCount, suffixCount) = (segment.affixes.prefix.count, segment.affixes.suffix.count)
        texts += segment.affixes.prefix + segment.affixes.suffix
        condition =
            if segment.type == .bool {
                .bool
            } else if let type = segment.type {
                .classes(Self.bits(of: type))
            } else if let constraint = segment.constraint {
                constraints[constraint].map(Condition.passes) ?? .never
            } else {
                .none
            }
    }

    /// The value between the texts, if a segment has them and at least one character between them.
    func value(
        in segment: SegmentCursor.Segment, of bytes: TextBytes, _ texts: FixedMemory<UInt8>
    ) -> Range<Int>? {
        let (start, end) = (segment.start + prefixCount, segment.end - suffixCount)
        guard start < end, isText(texts, at: text, segment.start..<start, of: bytes),
            isText(texts, at: text + prefixCount, end..<segment.end, of: bytes)
        else { return nil }
        return start..<end
    }

    private static func bits(of type: SegmentType) -> UInt8 {
        SegmentClass.allCases.filter { $0.admits(type) }.reduce(0) { $0 | 1 << $1.rawValue }
    }

    private func isText(
        _ texts: FixedMemory<UInt8>, at first: Int, _ range: Range<Int>, of bytes: TextBytes
    ) -> Bool {
        var place = first
        for index in range {
            let byte = bytes[index]
            guard texts[place] == (0x41...0x5A ~= byte ? byte | 0x20 : byte) else { return false }
            place += 1
        }
        return true
    }
}
