/// A form with what mostly decides about its order.
struct SortableForm {
    let pattern: Int
    let segments: Range<Int>
    /// Its first two symbols, zero where there is none.
    private let first: UInt64
    /// Four bits for each of the first fifteen kinds. Where a form ends, all bits are set, so that
    /// it follows a longer one.
    let kinds: UInt64

    /// Whether forms of the same ``kinds`` may be in another order than their symbols: there are more
    /// kinds, or details that count less than others further right.
    let needsComparison: Bool

    /// The kinds whose details decide, those first that count most. Forms with different literals
    /// answer no path in common; first they keep what belongs together side by side.
    private static let decidingKinds: [SegmentKind] = [.literal, .typed, .constrained, .enumerated]

    init(pattern: Int, segments: Range<Int>, of symbols: [SegmentSymbol]) {
        self.pattern = pattern
        self.segments = segments
        var first: UInt64 = 0
        var kinds = UInt64.max
        var weight: UInt8 = 0
        var isInOrder = true
        for (place, index) in segments.prefix(15).enumerated() {
            if place < 2 { first |= UInt64(symbols[index].rawValue) << UInt64(32 - 32 * place) }
            let shift = UInt64(60 - 4 * place)
            kinds &= ~(0xF << shift) | UInt64(symbols[index].kind.rawValue) << shift
            guard let next = Self.weight(of: symbols[index].kind) else { continue }
            isInOrder = isInOrder && weight <= next
            weight = next
        }
        needsComparison = !isInOrder || segments.count >= 15
        self.first = first
        self.kinds = kinds
    }

    /// Whether it is first in the order of symbols; `nil` for two of the same.
    func precedes(_ other: Self, in all: [SegmentSymbol]) -> Bool? {
        if first != other.first { return first < other.first }
        for (left, right) in zip(segments, other.segments) where all[left] != all[right] {
            return all[left] < all[right]
        }
        return segments.count == other.segments.count
            ? nil : segments.count < other.segments.count
    }

    /// The place of a kind in ``decidingKinds``; `nil` for a kind without details.
    private static func weight(of kind: SegmentKind) -> UInt8? {
        switch kind {
        case .literal: 0
        case .typed: 1
        case .constrained: 2
        case .enumerated: 3
        case .parameter, .wildcard, .rest: nil
        }
    }

    /// Whether it is first in the order of precedence: all kinds from left to right, then the
    /// details of one kind after the other; `nil` for two of the same segments.
    func precedes(_ other: Self, byKindsIn all: [SegmentSymbol]) -> Bool? {
        for (left, right) in zip(segments, other.segments) where all[left].kind != all[right].kind {
            return all[left] < all[right]
        }
        if segments.count != other.segments.count { return segments.count > other.segments.count }
        for kind in Self.decidingKinds {
            for (left, right) in zip(segments, other.segments)
            where all[left].kind == kind && all[left] != all[right] {
                return all[left] < all[right]
            }
        }
        return nil
    }
}
