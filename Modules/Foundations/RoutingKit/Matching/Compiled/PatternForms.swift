/// The forms of some patterns in the order of precedence: each pattern, and each one again without
/// its optional segment. The first form that answers a path wins.
struct PatternForms {
    struct Form {
        /// The number of its pattern.
        let pattern: Int
        /// Its segments in ``SegmentSymbols/symbols``.
        let segments: Range<Int>
    }

    let symbols: SegmentSymbols
    let forms: [Form]

    init(_ patterns: [RoutePattern]) {
        symbols = SegmentSymbols(patterns)
        var sortable: [SortableForm] = []
        sortable.reserveCapacity(patterns.count)
        var start = 0
        for (number, pattern) in patterns.enumerated() {
            let segments = start..<(start + pattern.segments.count)
            sortable.append(SortableForm(pattern: number, segments: segments, of: symbols.symbols))
            if pattern.isLastOptional {
                sortable.append(
                    SortableForm(
                        pattern: number, segments: segments.dropLast(), of: symbols.symbols))
            }
            start = segments.upperBound
        }
        let all = symbols.symbols
        sortable.sort { left, right in
            if left.kinds != right.kinds { return left.kinds < right.kinds }
            let order = SortableForm.compare(left.segments, right.segments, in: all)
            // Only of two that tie, or that differ in names alone.
            return order == 0
                ? patterns[left.pattern].description < patterns[right.pattern].description
                : order < 0
        }
        forms = sortable.map { Form(pattern: $0.pattern, segments: $0.segments) }
    }
}

extension PatternForms {
    /// The forms that have nothing but literals in ASCII, each with its path, as it is spelt.
    func wholes(of patterns: [RoutePattern]) -> [(form: Int, path: [UInt8])] {
        forms.enumerated().compactMap { index, form in
            let kinds = symbols.symbols[form.segments]
            guard !kinds.isEmpty, kinds.allSatisfy({ $0.kind == .literal }) else { return nil }
            var path: [UInt8] = []
            // Without the optional segment, if it is that form.
            for case .literal(let text) in patterns[form.pattern].segments.prefix(kinds.count) {
                path.append(UInt8(ascii: "/"))
                path.append(contentsOf: text.utf8)
            }
            return path.allSatisfy { $0 < 0x80 } ? (index, path) : nil
        }
    }
}

/// A form with the kinds of its first segments in one number, which mostly decides.
private struct SortableForm {
    let pattern: Int
    let segments: Range<Int>
    /// Four bits for each of the first fifteen kinds. Where a form ends, all bits are set, so that
    /// it stands behind a longer one.
    let kinds: UInt64

    init(pattern: Int, segments: Range<Int>, of symbols: [SegmentSymbol]) {
        self.pattern = pattern
        self.segments = segments
        var kinds = UInt64.max
        for (place, index) in segments.prefix(15).enumerated() {
            let shift = UInt64(60 - 4 * place)
            kinds &= ~(0xF << shift) | UInt64(symbols[index].kind.rawValue) << shift
        }
        self.kinds = kinds
    }

    /// Less than zero if the first one comes first. All kinds decide before any detail.
    static func compare(_ left: Range<Int>, _ right: Range<Int>, in all: [SegmentSymbol]) -> Int {
        var detail = 0
        for offset in 0..<min(left.count, right.count) {
            let (a, b) = (all[left.lowerBound + offset], all[right.lowerBound + offset])
            if a.kind != b.kind { return a < b ? -1 : 1 }
            if detail == 0, a != b { detail = a < b ? -1 : 1 }
        }
        return left.count == right.count ? detail : right.count - left.count
    }
}
