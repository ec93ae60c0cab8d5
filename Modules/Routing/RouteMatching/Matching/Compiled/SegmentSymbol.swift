/// A segment of a pattern as one number: equal for segments that answer the same values, and
/// smaller for the one that is earlier in the order of precedence.
struct SegmentSymbol: Comparable, Hashable {
    private static let detailBits: UInt32 = 28

    let rawValue: UInt32

    /// - Parameters:
    ///   - kind: What decides first.
    ///   - detail: What distinguishes segments of one kind; less than 2 to the power of 28.
    init(_ kind: SegmentKind, _ detail: Int = 0) {
        rawValue = UInt32(kind.rawValue) << Self.detailBits | UInt32(detail)
    }

    var kind: SegmentKind { SegmentKind(rawValue: UInt8(rawValue >> Self.detailBits)) ?? .rest }
    var detail: Int { Int(rawValue & (1 << Self.detailBits - 1)) }

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
