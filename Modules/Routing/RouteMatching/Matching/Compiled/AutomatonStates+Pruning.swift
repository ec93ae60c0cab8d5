extension AutomatonStates {
    /// Leaves out what can't win any more.
    mutating func pruned(_ nodes: [Int], rest: Int) -> Frontier {
        let nodes =
            rest == PatternTree.none ? nodes : nodes.filter { tree.nodes[$0].first < rest }
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
        guard steps > 0, comparisons > 0, narrow.form >= wide.form, narrow.rest >= wide.rest
        else { return false }
        var own = wide.child
        var child = narrow.child
        while child != 0 {
            let next = tree.nodes[child]
            if wide.rest >= next.first {
                while own != 0, tree.nodes[own].symbol < next.symbol {
                    own = tree.nodes[own].sibling
                }
                guard own != 0, tree.nodes[own].symbol == next.symbol, covers(own, child, &steps)
                else { return false }
            }
            child = next.sibling
        }
        return true
    }
}
