/// Finds the forms that nothing orders although they may answer the same path: their segments are of
/// the same kinds, neither texts around parameters nor types decide, no constraint is declared to be
/// the narrower one, and each place has a value in common.
struct PatternTies {
    /// Forms of the same segments, at least two each.
    private(set) var equal: [[PatternForms.Form]] = []
    /// Pairs of forms that differ in constraints or texts around parameters, the first of equal ones
    /// each.
    private(set) var pairs: [(PatternForms.Form, PatternForms.Form)] = []
    /// Forms that differ in nothing but enumerations, and have texts in common.
    private(set) var groups: [[PatternForms.Form]] = []

    var isEmpty: Bool { equal.isEmpty && pairs.isEmpty && groups.isEmpty }

    private let all: PatternForms
    private let patterns: [RoutePattern]
    private let constraints: ConstraintOrder
    private var samples: ConstraintSamples
    /// Whether two segments have a value in common, where that was asked.
    private var common: [SIMD2<UInt32>: Bool] = [:]
    private var symbols: [SegmentSymbol] { all.symbols.symbols }

    init(
        _ forms: PatternForms, of patterns: [RoutePattern], _ constraints: ConstraintOrder,
        _ samples: ConstraintSamples
    ) {
        all = forms
        self.patterns = patterns
        self.constraints = constraints
        self.samples = samples
        addOverlaps(of: addEqualForms())
    }

    /// Adds the forms with the same segments, which follow each other in the order of precedence.
    /// - Returns: The form of the first pattern of those that are equal, and those that are alone.
    private mutating func addEqualForms() -> [PatternForms.Form] {
        var first: [PatternForms.Form] = []
        var start = 0
        for index in all.forms.indices {
            let next = index + 1
            let isLast =
                next == all.forms.count
                || !symbols[all.forms[next].segments].elementsEqual(
                    symbols[all.forms[start].segments])
            guard isLast else { continue }
            let equal = all.forms[start...index]
            first.append(equal.min { $0.pattern < $1.pattern } ?? all.forms[start])
            if start < index { self.equal.append(Array(equal)) }
            start = next
        }
        return first
    }

    /// Adds the pairs among different forms whose kinds are the same and whose types don't decide.
    private mutating func addOverlaps(of forms: [PatternForms.Form]) {
        guard
            !all.symbols.enumerations.isEmpty || !all.symbols.constraints.isEmpty
                || !all.symbols.affixed.isEmpty
        else { return }
        let open: Set<SegmentKind> = [.enumerated, .constrained]
        var groups: [[SegmentSymbol]: [PatternForms.Form]] = [:]
        for form in forms {
            let segments = symbols[form.segments]
            // Texts count more than types, so where they decide nothing types may differ.
            let isAffixed = segments.contains(where: \.kind.isAffixed)
            guard isAffixed || segments.contains(where: { open.contains($0.kind) }) else {
                continue
            }
            let masked = segments.map { symbol in
                let isOpen = open.contains(symbol.kind) || (isAffixed && symbol.kind != .literal)
                return isOpen ? SegmentSymbol(symbol.kind) : symbol
            }
            groups[masked, default: []].append(form)
        }
        for forms in groups.values where forms.count > 1 {
            addOverlaps(in: forms)
        }
    }

    private mutating func addOverlaps(in forms: [PatternForms.Form]) {
        var shared: [[PatternForms.Form]] = []
        var known: Set<[Int]> = []
        all.forEachGroup(of: forms, from: 0, &known) { shared.append($0) }
        known = []
        let isEnumerated = symbols[forms[0].segments].contains { $0.kind == .enumerated }
        for forms in shared {
            var first = forms
            if isEnumerated {
                // Forms that differ in nothing but enumerations answer the same of these paths.
                let alike = Dictionary(grouping: forms) { form in
                    symbols[form.segments].filter { $0.kind != .enumerated }
                }
                groups += alike.values.lazy.filter { $0.count > 1 }
                first = alike.values.map { $0[0] }
            }
            if first.count > 1 { forEachOverlap(of: first) { add($0, $1, &known) } }
        }
    }

    /// Calls a closure with each two forms that the texts around their parameters don't tell apart.
    private func forEachOverlap(
        of forms: [PatternForms.Form], _ body: (PatternForms.Form, PatternForms.Form) -> Void
    ) {
        var texts: [[[UInt8]]] = []
        for place in 0..<forms[0].segments.count {
            let details = forms.map { symbols[$0.segments.lowerBound + place] }
            guard details[0].kind.isAffixed, details.contains(where: { $0 != details[0] }) else {
                continue
            }
            let affixes = details.map { all.symbols.affixed[$0.detail].affixes }
            texts.append(affixes.map(\.prefix))
            texts.append(affixes.map { $0.suffix.reversed() })
        }
        // Those first of which most forms have their own.
        let order = texts.map { (texts: $0, count: Set($0).count) }.filter { $0.count > 1 }
            .sorted { $0.count > $1.count }.map(\.texts)
        TextOverlaps.forEachPair(of: Array(forms.indices), by: order[...]) {
            body(forms[$0], forms[$1])
        }
    }

    private mutating func add(
        _ left: PatternForms.Form, _ right: PatternForms.Form, _ known: inout Set<[Int]>
    ) {
        let pair = [left.segments.lowerBound, right.segments.lowerBound].sorted()
        guard pair[0] != pair[1], isUndecided(left, right), known.insert(pair).inserted,
            haveCommonValues(left, right)
        else { return }
        pairs.append((left, right))
    }

    /// Whether neither form is narrower, whatever the path is.
    private func isUndecided(_ left: PatternForms.Form, _ right: PatternForms.Form) -> Bool {
        let pairs = zip(symbols[left.segments], symbols[right.segments])
        if all.first(of: pairs, in: .affixes) == nil, all.first(of: pairs, in: .types) != nil {
            return false
        }
        return !all.isNarrower(left, than: right, by: constraints)
            && !all.isNarrower(right, than: left, by: constraints)
    }

    /// Whether each place has a value in common, besides enumerations.
    private mutating func haveCommonValues(
        _ left: PatternForms.Form, _ right: PatternForms.Form
    ) -> Bool {
        for (place, (a, b)) in zip(left.segments, right.segments).enumerated()
        where symbols[a] != symbols[b] {
            let pair = SIMD2(symbols[a].rawValue, symbols[b].rawValue)
            let isCommon =
                common[pair]
                ?? haveCommonValue(
                    symbols[a], patterns[left.pattern].segments[place],
                    patterns[right.pattern].segments[place])
            common[pair] = isCommon
            guard isCommon else { return false }
        }
        return true
    }

    private mutating func haveCommonValue(
        _ symbol: SegmentSymbol, _ left: RoutePattern.Segment, _ right: RoutePattern.Segment
    ) -> Bool {
        let names = [left, right].compactMap(\.constraintName)
        switch symbol.kind {
        case .constrained: return !samples.commonValues(of: names).isEmpty
        case .affixedConstrained where left.affixes == right.affixes:
            return !samples.commonValues(of: names).isEmpty
                || AffixOverlap.values.contains { samples.accept($0, names) }
        case .typed, .affixedTyped, .affixedConstrained, .affixed:
            if let a = left.affixes, let b = right.affixes,
                !AffixBytes(a).overlaps(AffixBytes(b))
            {
                return false
            }
            let values = AffixOverlap.values + (names.isEmpty ? [] : samples.values(of: names))
            let segments = AffixOverlap(left, right)?.segments(with: values) ?? values
            return segments.contains {
                left.admits($0, constraints: constraints.constraints)
                    && right.admits($0, constraints: constraints.constraints)
            }
        case .literal, .enumerated, .parameter, .wildcard, .rest: return true
        }
    }
}
