/// Finds the states of an automaton: the sets of places in a tree that some path reaches (the
/// subset construction of Rabin and Scott, 1959).
struct AutomatonStates {
    /// All places in the tree that a path may reach, and the form that takes the rest anyway, or
    /// ``PatternTree/none``.
    struct Frontier: Hashable {
        /// In the order of the first forms below them.
        var nodes: [Int]
        var rest: Int
    }

    /// A state and its next states.
    struct State {
        /// The places of its frontier in ``AutomatonStates/nodes``.
        let nodes: Range<Int>
        /// The form that takes the rest anyway.
        let rest: Int
        /// The form that answers if the path ends here; ``PatternTree/none`` for none.
        let form: Int
        /// The place of its check in ``AutomatonStates/checks``.
        var check: Int?
        /// The next states for texts, in ``AutomatonStates/followers``.
        var followers = 0..<0
        /// A state, or with a check the first of a row.
        var other = 0
    }

    /// The next state for a text.
    struct Follower {
        let word: Int
        /// A state, or with a question the first of a row.
        let next: Int
    }

    let forms: PatternForms
    let tree: PatternTree
    let constraints: [String: Int]

    private(set) var states = [State(nodes: 0..<0, rest: PatternTree.none, form: PatternTree.none)]
    private(set) var rows: [Int] = []
    private(set) var checks: [Automaton.Check] = []
    /// See ``BitmapIndex/runs``.
    var runs: [BitmapIndex.Run] = []
    /// Those of all states, as many small arrays would take more time and memory.
    private(set) var nodes: [Int] = [], followers: [Follower] = []

    /// The state of each place in the tree that is one alone; zero if there is none.
    private(set) var singles: [Int]
    private var numbers: [Frontier: Int] = [:]
    /// What may still be spent on states for several places, so that a table takes memory and time in
    /// proportion to its patterns, however they overlap.
    private(set) var budget: Int
    /// How many places may still be compared to find out what can't win.
    var comparisons: Int

    /// - Parameters:
    ///   - constraints: The number of each constraint that is there.
    ///   - hasStates: Whether there is any state but the first one; without them the bitmaps answer.
    init(
        _ forms: PatternForms, tree: PatternTree, constraints: [String: Int], hasStates: Bool
    ) {
        self.forms = forms
        self.tree = tree
        self.constraints = constraints
        singles = Array(repeating: 0, count: tree.nodes.count)
        budget = 4 * tree.nodes.count + 512
        comparisons = 16 * tree.nodes.count + 4096
        states.reserveCapacity(tree.nodes.count + 1)
        _ = number(of: 0)
        guard hasStates else {
            addCandidates(to: Automaton.start)
            return
        }
        var state = Automaton.start
        while state < states.count {
            expand(state)
            state += 1
        }
    }

    mutating func number(of nodes: [Int], rest: Int) -> Int {
        if rest == PatternTree.none, nodes.count < 2 {
            return nodes.first.map { self.number(of: $0) } ?? 0
        }
        let frontier = pruned(nodes, rest: rest)
        if frontier.rest == PatternTree.none {
            if frontier.nodes.isEmpty { return 0 }
            if frontier.nodes.count == 1 { return self.number(of: frontier.nodes[0]) }
        }
        if let number = numbers[frontier] { return number }
        let number = add(frontier.nodes, rest: frontier.rest)
        numbers[frontier] = number
        budget -= frontier.nodes.count + 4
        return number
    }

    mutating func number(of node: Int) -> Int {
        if singles[node] == 0 { singles[node] = add(CollectionOfOne(node), rest: PatternTree.none) }
        return singles[node]
    }

    private mutating func add(_ frontier: some Collection<Int>, rest: Int) -> Int {
        let start = nodes.count
        nodes += frontier
        let form = frontier.reduce(rest) { min($0, tree.nodes[$1].form) }
        states.append(State(nodes: start..<nodes.count, rest: rest, form: form))
        return states.count - 1
    }

    mutating func addCheck(_ check: Automaton.Check, to number: Int) {
        states[number].check = checks.count
        checks.append(check)
    }

    private mutating func expand(_ number: Int) {
        let state = states[number]
        guard state.check == nil else { return }
        // Most places are the end of a pattern, and nothing follows.
        let hasFollowers = nodes[state.nodes].contains {
            tree.nodes[$0].child != 0 || tree.nodes[$0].rest != PatternTree.none
        }
        guard hasFollowers || state.rest != PatternTree.none else { return }
        let isAlone = state.nodes.count == 1 && state.rest == PatternTree.none
        let children = nodes[state.nodes].reduce(0) { $0 + tree.nodes[$1].childCount }
        if !isAlone, children > limit { return addCandidates(to: number) }
        let steps = FrontierSteps(
            nodes[state.nodes], rest: state.rest, in: tree, symbols: forms.symbols,
            constraints: constraints)
        let start = followers.count
        let rowCount = rows.count
        if steps.hasCheck {
            let width = steps.rowWidth
            let isUsual = isAlone && width <= Self.usualRowWidth && steps.ownChecks < 3
            if !isUsual, (steps.named.count + 1) * width > limit {
                if !isAlone { budget -= children }
                return addCandidates(to: number)
            }
            addRows(steps, to: number)
            if !isUsual { budget -= rows.count - rowCount }
        } else {
            states[number].other = self.number(of: steps.others, rest: steps.rest)
            let hasNoOthers = steps.others.isEmpty && steps.rest == PatternTree.none
            steps.forEachWord { word, places in
                let next =
                    hasNoOthers && places.count == 1
                    ? self.number(of: steps.named[places.lowerBound].node)
                    : self.number(
                        of: steps.named[places].map(\.node) + steps.others, rest: steps.rest)
                followers.append(Follower(word: word, next: next))
            }
        }
        states[number].followers = start..<followers.count
        if !isAlone { budget -= followers.count - start }
    }

    private mutating func addRows(_ steps: FrontierSteps, to number: Int) {
        let check = Automaton.Check(hasTypes: !steps.typed.isEmpty, questions: steps.questions)
        let answers = 0..<(1 << steps.questions.count)
        let classes = check.hasTypes ? SegmentClass.allCases : [.text]
        addCheck(check, to: number)
        let possible = PossibleAnswers(steps, symbols: forms.symbols)
        let row = classes.flatMap { type in
            answers.map { answers in
                possible.contains(answers, of: type)
                    ? steps.nodes(of: type, answers: answers) : nil
            }
        }
        states[number].other = addRow(row, rest: steps.rest)
        steps.forEachWord { number, places in
            let word = forms.symbols.words[number]
            let row = answers.map { answers in
                possible.contains(answers, ofWord: number)
                    ? steps.nodes(of: word.class, answers: answers, word: places) : nil
            }
            followers.append(Follower(word: number, next: addRow(row, rest: steps.rest)))
        }
    }

    /// The place of a row of states; combinations that no segment has are dead ends.
    private mutating func addRow(_ row: [[Int]?], rest: Int) -> Int {
        let numbers = row.map { nodes in nodes.map { number(of: $0, rest: rest) } ?? 0 }
        defer { rows += numbers }
        return rows.count
    }
}

extension AutomatonStates {
    /// Whether the numbers of a state's followers are rows: with questions there is one for each
    /// combination of answers.
    func hasRows(_ state: State) -> Bool {
        state.check.map { checks[$0].candidates == nil } ?? false
    }

    /// How many states a row may have that a single place needs: a class of types and two answers.
    private static let usualRowWidth = 32
}
