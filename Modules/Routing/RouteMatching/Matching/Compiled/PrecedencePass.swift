/// What decides about the order of forms once their kinds are equal, those first that count most.
/// Forms with different literals answer no path in common; first they keep what belongs together side
/// by side.
enum PrecedencePass: Int, CaseIterable {
    case literals, affixes, types, constraints, enumerations

    /// The passes that look at the details of a kind; none for a kind without details.
    static func passes(of kind: SegmentKind) -> [PrecedencePass] {
        switch kind {
        case .literal: [.literals]
        case .affixedTyped: [.affixes, .types]
        case .affixedConstrained: [.affixes, .constraints]
        case .affixed: [.affixes]
        case .typed: [.types]
        case .constrained: [.constraints]
        case .enumerated: [.enumerations]
        case .parameter, .wildcard, .rest: []
        }
    }
}

extension SegmentSymbols {
    /// The place of a segment in the order of one pass; the same for all that the pass does not look
    /// at.
    func place(of symbol: SegmentSymbol, in pass: PrecedencePass) -> Int {
        switch (symbol.kind, pass) {
        case (.literal, .literals), (.typed, .types), (.constrained, .constraints),
            (.enumerated, .enumerations):
            symbol.detail
        case (.affixedTyped, .affixes), (.affixedConstrained, .affixes), (.affixed, .affixes):
            affixed[symbol.detail].order
        case (.affixedTyped, .types):
            affixed[symbol.detail].type.flatMap(SegmentType.allCases.firstIndex) ?? 0
        case (.affixedConstrained, .constraints): affixed[symbol.detail].constraint ?? 0
        default: 0
        }
    }
}
