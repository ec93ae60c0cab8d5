/// Which combinations of answers some segment may give to the questions of a frontier, so that a
/// table has no states for the others. A few that none gives may be among them.
struct PossibleAnswers {
    private let questions: [Automaton.Question]
    private let symbols: SegmentSymbols
    /// For each question what it asks about the texts at the ends of a segment.
    private let affixed: [AffixedSegments.Segment?]
    /// For each question about a `bool` the texts that say yes to it and that no place names.
    private var unnamedBools: [[[UInt8]]] = []
    /// For each question the bits of those that say yes, too, wherever it does, and no.
    private var implied: [Int] = [], excluded: [Int] = []

    init(_ steps: FrontierSteps, symbols: SegmentSymbols) {
        questions = steps.questions
        self.symbols = symbols
        affixed = questions.map { question in
            if case .isAffixed(let number) = question { symbols.affixed[number] } else { nil }
        }
        let bools = questions.indices.map(bools)
        if bools.contains(where: { !$0.isEmpty }) {
            let named = Set(steps.named.map { bytes(ofWord: $0.word) })
            unnamedBools = bools.map { $0.filter { !named.contains($0) } }
        } else {
            unnamedBools = bools
        }
        for (number, one) in affixed.enumerated() {
            var (same, other) = (0, 0)
            for (bit, two) in affixed.enumerated() where bit != number {
                guard let one, let two else { continue }
                let isFree = two.type == nil && two.constraint == nil
                if isFree, one.affixes.isNarrower(than: two.affixes) || one.affixes == two.affixes {
                    same |= 1 << bit
                }
                if !one.affixes.overlaps(two.affixes) { other |= 1 << bit }
            }
            implied.append(same)
            excluded.append(other)
        }
    }

    /// Whether a segment of no place's text may give some answers.
    /// - Parameters:
    ///   - answers: A bit for each question that it says yes to.
    ///   - class: The types of the segment.
    func contains(_ answers: Int, of class: SegmentClass) -> Bool {
        questions.indices.allSatisfy { number in
            guard answers & 1 << number != 0 else { return true }
            guard answers & implied[number] == implied[number], answers & excluded[number] == 0
            else { return false }
            guard isBool(number) else { return true }
            return unnamedBools[number].contains { text in
                `class` == .text && contains(answers, of: text, isCaseKnown: true)
            }
        }
    }

    /// Whether some spelling of a place's text may give some answers.
    func contains(_ answers: Int, ofWord word: Int) -> Bool {
        contains(answers, of: bytes(ofWord: word), isCaseKnown: false)
    }

    /// Whether a text in lower case, or another spelling of it, may give some answers.
    private func contains(_ answers: Int, of text: [UInt8], isCaseKnown: Bool) -> Bool {
        questions.indices.allSatisfy { number in
            let (mayBeYes, mayBeNo) = answer(to: number, of: text, isCaseKnown: isCaseKnown)
            return answers & 1 << number != 0 ? mayBeYes : mayBeNo
        }
    }

    private func answer(
        to number: Int, of text: [UInt8], isCaseKnown: Bool
    ) -> (mayBeYes: Bool, mayBeNo: Bool) {
        if case .passes = questions[number] { return (true, true) }
        var inner = text[...]
        if let segment = affixed[number] {
            guard segment.affixes.isAround(text) else { return (false, true) }
            if segment.constraint != nil { return (true, true) }
            guard let type = segment.type else { return (true, false) }
            inner = segment.affixes.inner(of: text)
            guard type == .bool else {
                let isValue = inner.withUnsafeBytes { SegmentClass(TextBytes($0)).admits(type) }
                return (isValue, !isValue)
            }
        }
        let isBool = Self.bools.contains { $0.elementsEqual(inner) }
        return (isBool, !isBool || !isCaseKnown)
    }

    private static let bools = [Array("true".utf8), Array("false".utf8)]

    private func isBool(_ number: Int) -> Bool {
        questions[number] == .isBool || affixed[number]?.type == .bool
    }

    /// The texts in lower case that say yes to a question about a `bool`; none for another question.
    private func bools(of number: Int) -> [[UInt8]] {
        guard isBool(number) else { return [] }
        let affixes = affixed[number]?.affixes
        return Self.bools.map { (affixes?.prefix ?? []) + $0 + (affixes?.suffix ?? []) }
    }

    private func bytes(ofWord word: Int) -> [UInt8] {
        symbols.bytes(of: symbols.words[word])
    }
}
