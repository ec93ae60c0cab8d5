/// Compiles patterns into a table, and keeps what a review of the patterns asks about.
struct RouteTableCompiler {
    /// The patterns in the order in which they were given.
    let patterns: [RoutePattern]
    let constraints: [RouteConstraint]
    let constraintOrder: ConstraintOrder
    let forms: PatternForms
    let tree: PatternTree
    let compiled: CompiledRoutes
    /// The positions of the patterns in the order of precedence.
    let order: [Int]
    /// Whether each pattern is known to win some path.
    let wins: [Bool]
    /// Whether all states are known, so that a pattern which is not known to win some path wins none.
    let hasAllStates: Bool

    /// - Parameter hasStates: Whether an automaton answers as far as it can; a proof compares both
    ///   ways to an answer.
    init(_ patterns: [RoutePattern], constraints: [RouteConstraint], hasStates: Bool = true) {
        self.patterns = patterns
        self.constraints = constraints
        constraintOrder = ConstraintOrder(constraints)
        forms = PatternForms(patterns, constraintOrder)
        tree = PatternTree(forms)
        let numbers = Dictionary(
            constraints.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        let states = AutomatonStates(
            forms, tree: tree, constraints: numbers, hasStates: hasStates)
        // Each pattern once, by its whole form.
        order = forms.forms.filter {
            $0.segments.count == patterns[$0.pattern].segments.count
        }
        .map(\.pattern)
        let places = order.places
        compiled = CompiledRoutes(
            patterns: order.map { patterns[$0] }, constraints: constraints,
            forms: forms.forms.map {
                .init(pattern: UInt32(places[$0.pattern]), count: UInt32($0.segments.count))
            }, layout: AutomatonLayout(states, of: patterns))
        var wins = Array(repeating: false, count: patterns.count)
        for state in states.states where state.form != PatternTree.none {
            wins[forms.forms[state.form].pattern] = true
        }
        self.wins = wins
        hasAllStates = states.runs.isEmpty
    }
}
