/// A form with what mostly decides about its order.
struct SortableForm {
    let pattern: Int
    let segments: Range<Int>
    /// Its first two symbols, zero where there is none.
    private let first: UInt64
    /// Four bits for each of the first fifteen kinds. Where a form ends, all bits are set, so that
    /// it stands behind a longer one.
    let kinds: UInt64

    /// Whether a form with these kinds may have more of them: it has no end.
    static func isPart(_ kinds: UInt64) -> Bool { kinds & 0xF0 != 0xF0 }

    init(pattern: Int, segments: Range<Int>, of symbols: [SegmentSymbol]) {
        self.pattern = pattern
        self.segments = segments
        var first: UInt64 = 0
        var kinds = UInt64.max
        for (place, index) in segments.prefix(15).enumerated() {
            if place < 2 { first |= UInt64(symbols[index].rawValue) << UInt64(32 - 32 * place) }
            let shift = UInt64(60 - 4 * place)
            kinds &= ~(0xF << shift) | UInt64(symbols[index].kind.rawValue) << shift
        }
        self.first = first
        self.kinds = kinds
    }

    /// Whether it comes first in the order of symbols; `nil` for two of the same.
    func precedes(_ other: Self, in all: [SegmentSymbol]) -> Bool? {
        if first != other.first { return first < other.first }
        for (left, right) in zip(segments, other.segments) where all[left] != all[right] {
            return all[left] < all[right]
        }
        return segments.count == other.segments.count
            ? nil : segments.count < other.segments.count
    }

    /// Whether its kinds come first in the order of precedence, if the first fifteen are the same.
    func kindsPrecede(_ other: Self, in all: [SegmentSymbol]) -> Bool {
        for (left, right) in zip(segments, other.segments) where all[left].kind != all[right].kind {
            return all[left] < all[right]
        }
        return segments.count > other.segments.count
    }
}
