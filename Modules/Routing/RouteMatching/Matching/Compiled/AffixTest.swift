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

    /// The places of the texts in ``Automaton/texts``.
    let prefix: Int, suffix: Int
    let prefixCount: Int, suffixCount: Int
    let condition: Condition

    /// Adds the texts of a segment.
    /// - Parameter constraints: The number of each constraint that is there, by its place in
    ///   ``SegmentSymbols/constraints``.
    init(_ segment: AffixedSegments.Segment, constraints: [Int?], texts: inout [UInt64]) {
        prefix = texts.count
        segment.affixes.prefix.withUnsafeBytes { TextBytes($0).addCounted(to: &texts) }
        suffix = texts.count
        segment.affixes.suffix.withUnsafeBytes { TextBytes($0).addCounted(to: &texts) }
        (prefixCount, suffixCount) = (segment.affixes.prefix.count, segment.affixes.suffix.count)
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
        in segment: SegmentCursor.Segment, of bytes: TextBytes, _ texts: FixedMemory<UInt64>
    ) -> Range<Int>? {
        let (start, end) = (segment.start + prefixCount, segment.end - suffixCount)
        guard start < end, bytes.matches(texts, at: prefix, in: segment.start..<start),
            bytes.matches(texts, at: suffix, in: end..<segment.end)
        else { return nil }
        return start..<end
    }

    private static func bits(of type: SegmentType) -> UInt8 {
        SegmentClass.allCases.filter { $0.admits(type) }.reduce(0) { $0 | 1 << $1.rawValue }
    }
}
