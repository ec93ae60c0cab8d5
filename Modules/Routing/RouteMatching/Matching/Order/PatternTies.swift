/// Finds the forms that nothing can order: their segments are of the same kinds, and have a value
/// in common in each place. Types and constraints are ordered, so different ones never tie.
struct PatternTies {
    /// The most texts that are spelt out for the enumerations of one form.
    private static let maximumSpellings = 256

    /// Pairs of forms, each of which tie.
    private(set) var pairs: [(PatternForms.Form, PatternForms.Form)] = []

    private let all: PatternForms
    private var symbols: [SegmentSymbol] { all.symbols.symbols }

    init(_ forms: PatternForms) {
        all = forms
        addEqualForms()
        addEnumerations()
    }

    /// Forms with the same segments follow each other in the order of precedence.
    private mutating func addEqualForms() {
        var start = 0
        for index in all.forms.indices.dropFirst() {
            let segments = symbols[all.forms[index].segments]
            if segments.elementsEqual(symbols[all.forms[start].segments]) {
                pairs += (start..<index).map { (all.forms[$0], all.forms[index]) }
            } else {
                start = index
            }
        }
    }

    /// Enumerations tie if they have a text in common.
    private mutating func addEnumerations() {
        guard !all.symbols.enumerations.isEmpty else { return }
        var groups: [[SegmentSymbol]: [PatternForms.Form]] = [:]
        for form in all.forms {
            let segments = symbols[form.segments]
            guard segments.contains(where: { $0.kind == .enumerated }) else { continue }
            let masked = segments.map { $0.kind == .enumerated ? SegmentSymbol(.enumerated) : $0 }
            groups[masked, default: []].append(form)
        }
        for forms in groups.values where forms.count > 1 {
            addEnumerations(of: forms)
        }
    }

    private mutating func addEnumerations(of forms: [PatternForms.Form]) {
        var spelled: [[Int]: [PatternForms.Form]] = [:]
        var pairs: Set<[Int]> = []
        func add(_ left: PatternForms.Form, _ right: PatternForms.Form) {
            let isNew = !symbols[left.segments].elementsEqual(symbols[right.segments])
            guard isNew,
                pairs.insert([left.segments.lowerBound, right.segments.lowerBound]).inserted
            else { return }
            self.pairs.append((left, right))
        }
        var long: [PatternForms.Form] = []
        for form in forms {
            guard let spellings = spellings(of: form) else {
                long.append(form)
                continue
            }
            for spelling in spellings {
                for other in spelled[spelling, default: []] { add(other, form) }
                spelled[spelling, default: []].append(form)
            }
        }
        for form in long {
            for other in forms where haveCommonTexts(form, other) { add(form, other) }
        }
    }

    /// Each choice of one text from each enumeration; `nil` if there are too many.
    private func spellings(of form: PatternForms.Form) -> [[Int]]? {
        var spellings: [[Int]] = [[]]
        for symbol in symbols[form.segments] where symbol.kind == .enumerated {
            let texts = all.symbols.enumerations[symbol.detail]
            guard spellings.count * texts.count <= Self.maximumSpellings else { return nil }
            spellings = spellings.flatMap { start in texts.map { start + [$0] } }
        }
        return spellings
    }

    private func haveCommonTexts(_ left: PatternForms.Form, _ right: PatternForms.Form) -> Bool {
        zip(symbols[left.segments], symbols[right.segments]).allSatisfy { a, b in
            let texts = all.symbols.enumerations
            return a == b || !Set(texts[a.detail]).isDisjoint(with: texts[b.detail])
        }
    }
}
