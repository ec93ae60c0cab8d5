/// The forms of some patterns as a tree of segments: forms that begin alike share their beginning.
struct PatternTree {
    /// A place in the tree; the numbers are places in ``nodes`` and ``PatternForms/forms``.
    struct Node {
        /// The segment before this place.
        let symbol: SegmentSymbol
        /// The first one of the segments that follow, in the order of their symbols; zero, the root, for
        /// none.
        var child = 0
        /// The next segment after the same beginning; zero for none.
        var sibling = 0
        /// The form that ends here; ``none`` for none.
        var form = PatternTree.none
        /// The form that takes the rest from here; ``none`` for none.
        var rest = PatternTree.none
        /// The first form here or below.
        var first = PatternTree.none
    }

    /// No form: a number after all others.
    static let none = Int.max

    private(set) var nodes: [Node]

    init(_ forms: PatternForms) {
        let symbols = forms.symbols.symbols
        nodes = [Node(symbol: SegmentSymbol(.rest))]
        nodes.reserveCapacity(forms.forms.count * 2)
        // The way from the root to the node that was added last.
        var way = [0]
        for form in forms.treeOrder {
            var segments = forms.forms[form].segments
            let takesRest = segments.last.map { symbols[$0].kind } == .rest
            if takesRest { segments.removeLast() }
            // What it has in common with the form before it.
            var common = 0
            while common < min(way.count - 1, segments.count),
                nodes[way[common + 1]].symbol == symbols[segments.lowerBound + common]
            {
                common += 1
            }
            var beside = 0
            while way.count > common + 1 { beside = way.removeLast() }
            for segment in segments.dropFirst(common) {
                let node = nodes.count
                nodes.append(Node(symbol: symbols[segment]))
                if beside == 0 {
                    nodes[way[way.count - 1]].child = node
                } else {
                    nodes[beside].sibling = node
                }
                way.append(node)
                beside = 0
            }
            end(form, at: way[way.count - 1], takesRest: takesRest)
            for node in way { nodes[node].first = min(nodes[node].first, form) }
        }
    }

    private mutating func end(_ form: Int, at node: Int, takesRest: Bool) {
        // Of two that are the same the first one answers; a review refuses them.
        if takesRest {
            nodes[node].rest = min(nodes[node].rest, form)
        } else {
            nodes[node].form = min(nodes[node].form, form)
        }
    }

    /// The places that more segments follow than a number.
    func places(withMoreFollowersThan count: Int) -> [Int] {
        guard nodes.count > count else { return [] }
        return nodes.indices.filter { place in
            var followers = 0
            var node = nodes[place].child
            while node != 0, followers <= count {
                followers += 1
                node = nodes[node].sibling
            }
            return followers > count
        }
    }
}
