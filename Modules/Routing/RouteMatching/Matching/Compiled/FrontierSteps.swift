/// The places that follow those of a frontier with the next segment.
struct FrontierSteps {
    /// The places after texts, in the order of the texts.
    private(set) var named: [(word: Int, node: Int)] = []
    /// The places after any segment.
    private(set) var others: [Int] = []
    /// The places after a value of a type.
    private(set) var typed: [(type: SegmentType, node: Int)] = []
    /// The places after a segment that has to be checked.
    private(set) var asked: [(question: Automaton.Question, node: Int)] = []
    /// The form that takes the rest after any segment; ``PatternTree/none`` for none.
    private(set) var rest: Int

    /// Each question once.
    private(set) var questions: [Automaton.Question] = []

    /// More questions than these are never looked up together.
    private static let maximumQuestions = 20

    /// - Parameters:
    ///   - nodes: The places of the frontier.
    ///   - rest: The form that takes the rest anyway.
    ///   - tree: Where the places are.
    ///   - symbols: What the segments of the tree mean.
    ///   - constraints: The number of each constraint that is there.
    init(
        _ nodes: ArraySlice<Int>, rest: Int, in tree: PatternTree, symbols: SegmentSymbols,
        constraints: [String: Int]
    ) {
        self.rest = rest
        for place in nodes {
            self.rest = min(self.rest, tree.nodes[place].rest)
            var node = tree.nodes[place].child
            while node != 0, questions.count <= Self.maximumQuestions {
                let symbol = tree.nodes[node].symbol
                switch symbol.kind {
                case .literal: named.append((symbol.detail, node))
                case .enumerated:
                    for word in symbols.enumerations[symbol.detail] { named.append((word, node)) }
                case .typed:
                    let type = SegmentType.allCases[symbol.detail]
                    if type == .bool { ask(.isBool, node) } else { typed.append((type, node)) }
                case .constrained:
                    let name = symbols.constraints[symbol.detail]
                    // One that is not there passes nothing.
                    if let number = constraints[name] { ask(.passes(number), node) }
                case .parameter, .wildcard: others.append(node)
                case .affixedTyped, .affixedConstrained, .affixed:
                    let constraint = symbols.affixed[symbol.detail].constraint
                    let isThere = constraint.map { constraints[symbols.constraints[$0]] != nil }
                    if isThere ?? true { ask(.isAffixed(symbol.detail), node) }
                case .rest: break
                }
                node = tree.nodes[node].sibling
            }
        }
        // Behind a single place they mostly are in order.
        if zip(named, named.dropFirst()).contains(where: { $0.word > $1.word }) {
            named.sort { $0.word < $1.word }
        }
    }

    var hasCheck: Bool { !typed.isEmpty || !questions.isEmpty }

    /// How many states a row has: one for each class of types and each combination of answers.
    var rowWidth: Int {
        guard questions.count <= Self.maximumQuestions else { return Int.max >> 32 }
        return (typed.isEmpty ? 1 : SegmentClass.allCases.count) << questions.count
    }

    /// How many questions any text may say yes or no to.
    var ownChecks: Int {
        questions.count { if case .passes = $0 { true } else { false } }
    }

    private mutating func ask(_ question: Automaton.Question, _ node: Int) {
        asked.append((question, node))
        if !questions.contains(question) { questions.append(question) }
    }

    /// Calls a closure with each text, in their order, and the range of its places in ``named``.
    func forEachWord(_ body: (_ word: Int, _ places: Range<Int>) -> Void) {
        var start = 0
        while start < named.count {
            let word = named[start].word
            let end = named[start...].firstIndex { $0.word != word } ?? named.count
            body(word, start..<end)
            start = end
        }
    }

    /// The places after a segment.
    /// - Parameters:
    ///   - class: The types of the segment.
    ///   - answers: A bit for each question that it says yes to.
    ///   - word: The places of its text in ``named``, if some place names it.
    func nodes(of class: SegmentClass, answers: Int, word: Range<Int> = 0..<0) -> [Int] {
        named[word].map(\.node) + others
            + typed.filter { `class`.admits($0.type) }.map(\.node)
            + asked.filter { question, _ in
                questions.firstIndex(of: question).map { answers & 1 << $0 != 0 } ?? false
            }.map(\.node)
    }
}
