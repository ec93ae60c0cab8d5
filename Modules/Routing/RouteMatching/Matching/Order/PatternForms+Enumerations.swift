extension PatternForms {
    /// The most texts that are spelled out for the enumerations of one form.
    private static let maximumSpellings = 256

    /// Each choice of one text from each enumeration; `nil` if there are too many.
    func spellings(of form: Form) -> [[Int]]? {
        var spellings: [[Int]] = [[]]
        for symbol in symbols.symbols[form.segments] where symbol.kind == .enumerated {
            let texts = Set(symbols.enumerations[symbol.detail]).sorted()
            guard spellings.count * texts.count <= Self.maximumSpellings else { return nil }
            spellings = spellings.flatMap { start in texts.map { start + [$0] } }
        }
        return spellings
    }

    /// Whether the enumerations at each place have a text in common.
    func haveCommonTexts(_ left: Form, _ right: Form) -> Bool {
        zip(symbols.symbols[left.segments], symbols.symbols[right.segments]).allSatisfy { a, b in
            guard a.kind == .enumerated, a != b else { return true }
            let texts = symbols.enumerations
            return !Set(texts[a.detail]).isDisjoint(with: texts[b.detail])
        }
    }
}
