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

    init(pattern: Int, segments: Range<Int>, of symbols: [SegmentSymbol]) {
        self.pattern = pattern
        self.segments = segments
        var first: UInt64 = 0
        var kinds = UInt64.max
        var pass = 0
        var isInOrder = true
        for (place, index) in segments.prefix(15).enumerated() {
            if place < 2 { first |= UInt64(symbols[index].rawValue) << UInt64(32 - 32 * place) }
            let shift = UInt64(60 - 4 * place)
            kinds &= ~(0xF << shift) | UInt64(symbols[index].kind.rawValue) << shift
            let passes = PrecedencePass.passes(of: symbols[index].kind)
            guard let first = passes.first, let last = passes.last else { continue }
            isInOrder = isInOrder && pass <= first.rawValue
            pass = last.rawValue
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

    /// Whether it is first in the order of precedence: all kinds from left to right, then one
    /// ``PrecedencePass`` after the other; `nil` for two of the same segments.
    func precedes(_ other: Self, byKindsIn symbols: SegmentSymbols) -> Bool? {
        let all = symbols.symbols
        for (left, right) in zip(segments, other.segments) where all[left].kind != all[right].kind {
            return all[left] < all[right]
        }
        if segments.count != other.segments.count { return segments.count > other.segments.count }
        for pass in PrecedencePass.allCases {
            for (left, right) in zip(segments, other.segments) where all[left] != all[right] {
                let (one, two) = (
                    symbols.place(of: all[left], in: pass), symbols.place(of: all[right], in: pass)
                )
                if one != two { return one < two }
            }
        }
        return nil
    }
}
