extension AutomatonStates {
    /// Whether a state for several places would take too much memory, and pays for it if not.
    mutating func isTooCostly(_ state: State) -> Bool {
        if budget < 0 { return true }
        guard state.nodes.count > 1, !copies.isEmpty else { return false }
        let large = nodes[state.nodes].filter { copies[$0] != nil }
        if large.contains(where: { copies[$0] == 0 }) { return true }
        for node in large { copies[node, default: 1] -= 1 }
        return false
    }

    /// Lets the places of a state be followed side by side.
    /// - Returns: `false` for a state of one place.
    mutating func addFork(to number: Int) -> Bool {
        let state = states[number]
        let rest = state.rest == PatternTree.none ? [] : [self.number(of: [], rest: state.rest)]
        let sides = Array(nodes[state.nodes]).map { self.number(of: $0) } + rest
        guard sides != [number] else { return false }
        addCheck(Automaton.Check(fork: sides.map { UInt32($0) }), to: number)
        return true
    }
}
