/// Finds the forms that nothing orders although they may answer the same path: their segments are of
/// the same kinds and types, no constraint is declared to be the narrower one, and each place has a
/// value in common.
struct PatternTies {
    /// The most texts that are spelled out for the enumerations of one form.
    private static let maximumSpellings = 256

    /// Forms of the same segments, at least two each.
    private(set) var equal: [[PatternForms.Form]] = []
    /// Pairs of forms that differ in enumerations or constraints, the first of equal ones each.
    private(set) var pairs: [(PatternForms.Form, PatternForms.Form)] = []

    private let all: PatternForms
    private let constraints: ConstraintOrder
    private var samples: ConstraintSamples
    private var symbols: [SegmentSymbol] { all.symbols.symbols }

    init(_ forms: PatternForms, _ constraints: ConstraintOrder, _ samples: ConstraintSamples) {
        all = forms
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

    /// Adds the pairs among different forms whose kinds and types are the same.
    private mutating func addOverlaps(of forms: [PatternForms.Form]) {
        guard !all.symbols.enumerations.isEmpty || !all.symbols.constraints.isEmpty else { return }
        let open: Set<SegmentKind> = [.enumerated, .constrained]
        var groups: [[SegmentSymbol]: [PatternForms.Form]] = [:]
        for form in forms {
            let segments = symbols[form.segments]
            guard segments.contains(where: { open.contains($0.kind) }) else { continue }
            let masked = segments.map { open.contains($0.kind) ? SegmentSymbol($0.kind) : $0 }
            groups[masked, default: []].append(form)
        }
        for forms in groups.values where forms.count > 1 {
            addOverlaps(in: forms)
        }
    }

    private mutating func addOverlaps(in forms: [PatternForms.Form]) {
        var spelled: [[Int]: [PatternForms.Form]] = [:]
        var known: Set<[Int]> = []
        var long: [PatternForms.Form] = []
        for form in forms {
            guard let spellings = spellings(of: form) else {
                long.append(form)
                continue
            }
            for spelling in spellings {
                for other in spelled[spelling, default: []] { add(other, form, &known) }
                spelled[spelling, default: []].append(form)
            }
        }
        for form in long {
            for other in forms where haveCommonTexts(form, other) { add(form, other, &known) }
        }
    }

    private mutating func add(
        _ left: PatternForms.Form, _ right: PatternForms.Form, _ known: inout Set<[Int]>
    ) {
        let pair = [left.segments.lowerBound, right.segments.lowerBound].sorted()
        guard pair[0] != pair[1], known.insert(pair).inserted, haveOpenConstraints(left, right)
        else { return }
        pairs.append((left, right))
    }

    /// Each choice of one text from each enumeration; `nil` if there are too many.
    private func spellings(of form: PatternForms.Form) -> [[Int]]? {
        var spellings: [[Int]] = [[]]
        for symbol in symbols[form.segments] where symbol.kind == .enumerated {
            let texts = Set(all.symbols.enumerations[symbol.detail])
            guard spellings.count * texts.count <= Self.maximumSpellings else { return nil }
            spellings = spellings.flatMap { start in texts.map { start + [$0] } }
        }
        return spellings
    }

    private func haveCommonTexts(_ left: PatternForms.Form, _ right: PatternForms.Form) -> Bool {
        zip(symbols[left.segments], symbols[right.segments]).allSatisfy { a, b in
            guard a.kind == .enumerated, a != b else { return true }
            let texts = all.symbols.enumerations
            return !Set(texts[a.detail]).isDisjoint(with: texts[b.detail])
        }
    }

    /// Whether the constraints accept a value in common in each place, and the first ones that
    /// differ are not ordered.
    private mutating func haveOpenConstraints(
        _ left: PatternForms.Form, _ right: PatternForms.Form
    ) -> Bool {
        let names = all.symbols.constraints
        let different = zip(symbols[left.segments], symbols[right.segments])
            .filter { $0.kind == .constrained && $0 != $1 }
            .map { (names[$0.detail], names[$1.detail]) }
        if let (a, b) = different.first {
            if constraints.isNarrower(a, than: b) || constraints.isNarrower(b, than: a) {
                return false
            }
        }
        return different.allSatisfy { samples.commonValue(of: $0, $1) != nil }
    }
}
