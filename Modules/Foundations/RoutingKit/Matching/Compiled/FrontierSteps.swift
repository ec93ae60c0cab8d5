/// Where the places of a frontier lead with the next segment.
struct FrontierSteps {
    /// For each text that some place names, the places behind it in ``named``, in the order of the
    /// texts.
    private(set) var words: [(word: Int, nodes: Range<Int>)] = []
    /// The places behind texts.
    private(set) var named: [Int] = []
    /// The places behind any segment.
    private(set) var others: [Int] = []
    /// The places behind a value of a type.
    private(set) var typed: [(type: SegmentType, node: Int)] = []
    /// The places behind a segment that something has to be asked about.
    private(set) var asked: [(question: Automaton.Question, node: Int)] = []
    /// The form that takes the rest, whatever the segment is.
    private(set) var rest: Int?

    /// Each question once.
    private(set) var questions: [Automaton.Question] = []
    /// Whether both values of a `bool` are among the texts, if a question is about them.
    private(set) var namesEveryBool = false

    init(
        _ frontier: AutomatonStates.Frontier, in tree: PatternTree, symbols: SegmentSymbols,
        constraints: [String: Int]
    ) {
        var named: [(word: Int, node: Int)] = []
        rest = frontier.rest
        for place in frontier.nodes {
            if let own = tree.nodes[place].rest { rest = min(own, rest ?? .max) }
            var child = tree.nodes[place].child
            while let node = child {
                let symbol = tree.nodes[node].symbol
                child = tree.nodes[node].sibling
                switch symbol.kind {
                case .literal: named.append((symbol.detail, node))
                case .enumerated:
                    named += symbols.enumerations[symbol.detail].map { ($0, node) }
                case .typed:
                    let type = SegmentType.allCases[symbol.detail]
                    if type == .bool { ask(.isBool, node) } else { typed.append((type, node)) }
                case .constrained:
                    let name = symbols.constraints[symbol.detail]
                    // One that is not there passes nothing.
                    if let number = constraints[name] { ask(.passes(number), node) }
                case .parameter, .wildcard: others.append(node)
                case .rest: break
                }
            }
        }
        group(named)
        guard questions.contains(.isBool) else { return }
        namesEveryBool = words.count { symbols.words[$0.word].isBool } == 2
    }

    var hasCheck: Bool { !typed.isEmpty || !questions.isEmpty }

    private mutating func ask(_ question: Automaton.Question, _ node: Int) {
        asked.append((question, node))
        if !questions.contains(question) { questions.append(question) }
    }

    private mutating func group(_ named: [(word: Int, node: Int)]) {
        words.reserveCapacity(named.count)
        self.named.reserveCapacity(named.count)
        let isSorted = zip(named, named.dropFirst()).allSatisfy { $0.word < $1.word }
        for (word, node) in isSorted ? named : named.sorted(by: { $0.word < $1.word }) {
            let place = self.named.count
            self.named.append(node)
            if let last = words.last, last.word == word {
                words[words.count - 1].nodes = last.nodes.lowerBound..<(place + 1)
            } else {
                words.append((word, place..<(place + 1)))
            }
        }
    }

    /// The places behind a segment, or `nil` if there is no such segment.
    /// - Parameters:
    ///   - class: The types of the segment.
    ///   - answers: A bit for each question that it says yes to.
    ///   - word: The text of the segment if some place names it.
    func nodes(
        of class: SegmentClass, answers: Int, word: (nodes: Range<Int>, isBool: Bool)? = nil
    ) -> [Int]? {
        if let bool = questions.firstIndex(of: .isBool), answers & 1 << bool != 0 {
            guard `class` == .text, word.map(\.isBool) ?? !namesEveryBool else { return nil }
        }
        return (word.map { Array(named[$0.nodes]) } ?? []) + others
            + typed.filter { `class`.admits($0.type) }.map(\.node)
            + asked.filter { question, _ in
                questions.firstIndex(of: question).map { answers & 1 << $0 != 0 } ?? false
            }.map(\.node)
    }
}
