extension AutomatonStates {
    /// What one state for several places may cost, so that many small ones find something left.
    var limit: Int { max(0, budget / 8) }

    /// Leaves what follows a state to the bitmaps.
    mutating func addCandidates(to number: Int) {
        let state = states[number]
        let start = runs.count
        runs += tree.runs(below: nodes[state.nodes])
        let place = nodes[state.nodes].first.map { tree.nodes[$0].depth } ?? 0
        let rest = UInt32(exactly: state.rest) ?? Automaton.Candidates.none
        let candidates = Automaton.Candidates(place: place, runs: start..<runs.count, rest: rest)
        addCheck(Automaton.Check(candidates: candidates), to: number)
    }
}
