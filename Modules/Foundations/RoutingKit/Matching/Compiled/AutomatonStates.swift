/// Finds the states of an automaton: the sets of places in a tree that some path leads to (the
/// subset construction of Rabin and Scott, 1959).
struct AutomatonStates {
    /// All places in the tree that a path may lead to, and the form that takes the rest anyway.
    struct Frontier: Hashable {
        /// In the order of the first forms below them.
        var nodes: [Int]
        var rest: Int?
    }

    /// A state, and where it leads.
    struct State {
        var form: Int?
        var check: Automaton.Check?
        /// For each text a state, or with a question the first of a row.
        var words: [(word: Int, next: Int)] = []
        /// A state, or with a check the first of a row.
        var other = 0
    }

    /// The most questions whose answers are looked up together.
    private static let maximumQuestions = 5

    let forms: PatternForms
    let tree: PatternTree
    let constraints: [String: Int]

    private(set) var states: [State] = [State()]
    private(set) var rows: [Int] = []

    private(set) var frontiers = [Frontier(nodes: [])]
    /// The state of each place in the tree that is one alone; zero if there is none.
    private(set) var singles: [Int]
    private var numbers: [Frontier: Int] = [:]
    /// What may still be spent on states that stand for several places: a table whose patterns
    /// overlap without end gets forks from there on.
    private var budget: Int
    private var comparisons: Int

    /// - Parameter constraints: The number of each constraint that is there.
    init(_ forms: PatternForms, tree: PatternTree, constraints: [String: Int]) {
        self.forms = forms
        self.tree = tree
        self.constraints = constraints
        singles = Array(repeating: 0, count: tree.nodes.count)
        budget = 64 * tree.nodes.count + 1 << 20
        comparisons = 8 * tree.nodes.count + 1 << 20
        singles[0] = add(Frontier(nodes: [0]))
        var state = Automaton.start
        while state < states.count {
            expand(state)
            state += 1
        }
    }

    private mutating func number(of nodes: [Int], rest: Int?) -> Int {
        if rest == nil, nodes.count < 2 { return nodes.first.map { self.number(of: $0) } ?? 0 }
        let frontier = pruned(nodes, rest: rest)
        if frontier.rest == nil {
            if frontier.nodes.isEmpty { return 0 }
            if frontier.nodes.count == 1 {
                return self.number(of: frontier.nodes[0])
            }
        }
        if let number = numbers[frontier] { return number }
        let number = add(frontier)
        numbers[frontier] = number
        budget -= frontier.nodes.count
        if budget < 0 {
            let rest = frontier.rest.map { [self.number(of: [], rest: $0)] } ?? []
            let sides = frontier.nodes.map { self.number(of: $0) } + rest
            if sides != [number] {
                states[number].check = Automaton.Check(fork: sides.map { UInt32($0) })
            }
        }
        return number
    }

    private mutating func number(of node: Int) -> Int {
        if singles[node] == 0 { singles[node] = add(Frontier(nodes: [node])) }
        return singles[node]
    }

    private mutating func add(_ frontier: Frontier) -> Int {
        let best = frontier.nodes.reduce(frontier.rest ?? .max) { best, node in
            min(best, tree.nodes[node].form ?? .max)
        }
        states.append(State(form: best == .max ? nil : best))
        frontiers.append(frontier)
        return states.count - 1
    }

    /// Leaves out what can't win any more.
    private mutating func pruned(_ nodes: [Int], rest: Int?) -> Frontier {
        let nodes = nodes.filter { tree.nodes[$0].first < rest ?? .max }
        guard nodes.count > 1 else { return Frontier(nodes: nodes, rest: rest) }
        let sorted = nodes.sorted { tree.nodes[$0].first < tree.nodes[$1].first }
        var kept: [Int] = []
        for node in sorted {
            guard comparisons > 0 else { return Frontier(nodes: sorted, rest: rest) }
            var steps = 4096
            if !kept.contains(where: { covers($0, node, &steps) }) { kept.append(node) }
        }
        return Frontier(nodes: kept, rest: rest)
    }

    /// Whether all paths from one place on are answered by an earlier form from another place on.
    /// It may say no where the answer takes too long: the states are more then, but not wrong.
    private mutating func covers(_ wide: Int, _ narrow: Int, _ steps: inout Int) -> Bool {
        steps -= 1
        comparisons -= 1
        let (wide, narrow) = (tree.nodes[wide], tree.nodes[narrow])
        guard steps > 0, comparisons > 0, narrow.form ?? .max >= wide.form ?? .max,
            narrow.rest ?? .max >= wide.rest ?? .max
        else { return false }
        var own = wide.child
        var child = narrow.child
        while let next = child {
            let symbol = tree.nodes[next].symbol
            child = tree.nodes[next].sibling
            if let rest = wide.rest, rest < tree.nodes[next].first { continue }
            while let node = own, tree.nodes[node].symbol < symbol {
                own = tree.nodes[node].sibling
            }
            guard let node = own, tree.nodes[node].symbol == symbol, covers(node, next, &steps)
            else { return false }
        }
        return true
    }

    private mutating func expand(_ number: Int) {
        guard states[number].check == nil else { return }
        let frontier = frontiers[number]
        // Most places are the end of a pattern, and nothing follows.
        let goesOn = frontier.nodes.contains { node in
            tree.nodes[node].child != nil || tree.nodes[node].rest != nil
        }
        guard goesOn || frontier.rest != nil else { return }
        let steps = FrontierSteps(
            frontier, in: tree, symbols: forms.symbols, constraints: constraints)
        if steps.hasCheck {
            addRows(steps, to: number)
        } else {
            states[number].other = self.number(of: steps.others, rest: steps.rest)
            let isAlone = steps.others.isEmpty && steps.rest == nil
            states[number].words = steps.words.map { word, nodes in
                let next =
                    isAlone && nodes.count == 1
                    ? self.number(of: steps.named[nodes.lowerBound])
                    : self.number(of: steps.named[nodes] + steps.others, rest: steps.rest)
                return (word, next)
            }
        }
        if frontier.nodes.count > 1 || frontier.rest != nil {
            budget -= states[number].words.count
        }
    }

    private mutating func addRows(_ steps: FrontierSteps, to number: Int) {
        var check = Automaton.Check(hasTypes: !steps.typed.isEmpty, questions: steps.questions)
        // A row for each combination of more answers would take too much memory.
        let isApart = steps.questions.count > Self.maximumQuestions
        if isApart {
            check.apart = steps.questions.map { question in
                let nodes = steps.asked.filter { $0.question == question }.map(\.node)
                return UInt32(self.number(of: nodes, rest: nil))
            }
        }
        let answers = isApart ? 0..<1 : 0..<(1 << steps.questions.count)
        let classes = check.hasTypes ? SegmentClass.allCases : [.text]
        states[number].check = check
        states[number].other = addRow(
            classes.flatMap { type in answers.map { steps.nodes(of: type, answers: $0) } },
            rest: steps.rest)
        states[number].words = steps.words.map { place, nodes in
            let word = forms.symbols.words[place]
            let row = answers.map {
                steps.nodes(of: word.class, answers: $0, word: (nodes, word.isBool))
            }
            return (place, addRow(row, rest: steps.rest))
        }
    }

    /// The place of a row of states; what no segment leads to leads nowhere.
    private mutating func addRow(_ row: [[Int]?], rest: Int?) -> Int {
        let numbers = row.map { nodes in nodes.map { number(of: $0, rest: rest) } ?? 0 }
        defer { rows += numbers }
        return rows.count
    }
}

extension AutomatonStates.State {
    /// Whether the numbers of its words are rows: one with questions has one for each combination
    /// of answers.
    var hasRows: Bool { check.map { $0.fork.isEmpty } ?? false }
}
