/// The forms of some patterns in the order of precedence: each pattern, and each one again without
/// its optional segments. The first form that answers a path wins.
struct PatternForms {
    struct Form {
        /// The number of its pattern.
        let pattern: Int
        /// Its segments in ``SegmentSymbols/symbols``.
        let segments: Range<Int>
    }

    let symbols: SegmentSymbols
    let forms: [Form]
    /// The numbers of the forms in the order of their symbols, each after those that it begins with:
    /// the order of a tree.
    let treeOrder: [Int]

    init(_ patterns: [RoutePattern], _ constraints: ConstraintOrder) {
        let symbols = SegmentSymbols(patterns, constraints)
        self.symbols = symbols
        let all = symbols.symbols
        var forms: [SortableForm] = []
        forms.reserveCapacity(patterns.count)
        var start = 0
        for (number, pattern) in patterns.enumerated() {
            let segments = start..<(start + pattern.segments.count)
            for missing in 0...pattern.optionalCount {
                let segments = segments.dropLast(missing)
                forms.append(SortableForm(pattern: number, segments: segments, of: all))
            }
            start = segments.upperBound
        }
        forms.sort { left, right in
            left.precedes(right, in: all)
                // Only of two that tie, or that differ in names alone.
                ?? (patterns[left.pattern].description < patterns[right.pattern].description)
        }
        // All kinds decide before any detail, and where these are out of order, types before the rest.
        let order = forms.indices.map { (kinds: forms[$0].kinds, form: $0) }.sorted { left, right in
            if left.kinds != right.kinds { return left.kinds < right.kinds }
            let (one, other) = (forms[left.form], forms[right.form])
            guard one.needsComparison else { return left.form < right.form }
            return one.precedes(other, byKindsIn: symbols) ?? (left.form < right.form)
        }
        treeOrder = order.map(\.form).places
        self.forms = order.map {
            Form(pattern: forms[$0.form].pattern, segments: forms[$0.form].segments)
        }
    }
}

extension PatternForms {
    /// The numbers of the forms that have nothing but literals that a path may spell as they are.
    func literalPaths(of patterns: [RoutePattern]) -> [Int] {
        forms.indices.filter { number in
            let segments = forms[number].segments
            return !segments.isEmpty
                && segments.allSatisfy { symbols.symbols[$0].kind == .literal }
                && literals(of: number, in: patterns).allSatisfy(\.isPlainInPath)
        }
    }

    /// The path of such a form, as it is spelt.
    func spell(_ whole: Int, of patterns: [RoutePattern], in path: inout [UInt8]) {
        path.removeAll(keepingCapacity: true)
        for literal in literals(of: whole, in: patterns) {
            path.append(UInt8(ascii: "/"))
            path.append(contentsOf: literal.utf8)
        }
    }

    private func literals(
        of form: Int, in patterns: [RoutePattern]
    ) -> some Sequence<String> {
        // Without the optional segments that the form leaves out.
        patterns[forms[form].pattern].segments.prefix(forms[form].segments.count).lazy
            .compactMap { if case .literal(let text) = $0 { text } else { nil } }
    }
}

extension String {
    /// Whether it is in ASCII, and has no character that means something else in a path.
    fileprivate var isPlainInPath: Bool {
        !utf8.holds {
            !(0x20...0x7E ~= $0) || $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "/")
                || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#")
        }
    }
}
