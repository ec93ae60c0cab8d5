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
            let order = SortableForm.compare(all[left.segments], all[right.segments])
            // Only of two that tie, or that differ in names alone.
            return order == 0
                ? patterns[left.pattern].description < patterns[right.pattern].description
                : order < 0
        }
        forms = sortable.map { Form(pattern: $0.pattern, segments: $0.segments) }
    }
}

extension PatternForms {
    /// The forms that have nothing but literals in ASCII, each with its path, as it is spelt, without
    /// the first slash.
    func wholes(of patterns: [RoutePattern]) -> [(form: Int, path: [UInt8])] {
        forms.enumerated().compactMap { index, form in
            let segments = symbols.symbols[form.segments]
            guard !segments.isEmpty, segments.allSatisfy({ $0.kind == .literal }) else {
                return nil
            }
            let path = Array(patterns[form.pattern].description.utf8.dropFirst())
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
        kinds = symbols[segments].prefix(15).enumerated().reduce(.max) { kinds, symbol in
            let shift = UInt64(60 - 4 * symbol.offset)
            let rest = kinds & ((1 << shift) - 1)
            let start = shift == 60 ? 0 : kinds & ~((1 << (shift + 4)) - 1)
            return start | UInt64(symbol.element.kind.rawValue) << shift | rest
        }
    }

    /// Less than zero if the first one comes first. All kinds decide before any detail.
    static func compare(
        _ left: ArraySlice<SegmentSymbol>, _ right: ArraySlice<SegmentSymbol>
    ) -> Int {
        for (a, b) in zip(left, right) where a.kind != b.kind {
            return Int(a.kind.rawValue) - Int(b.kind.rawValue)
        }
        if left.count != right.count { return right.count - left.count }
        for (a, b) in zip(left, right) where a != b { return a < b ? -1 : 1 }
        return 0
    }
}
