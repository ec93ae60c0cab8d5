/// The forms of some patterns as a tree of segments: forms that begin alike share their beginning.
struct RouteTree {
    /// No form: a rank after all others.
    static let none = Int.max

    /// Nodes are positions in ``nodes``; ranks are those of ``RankedForms``.
    struct Node {
        /// The number of the segment before this place; -1 at the root.
        let symbol: Int
        /// The smallest rank here or below.
        let first: Int
        /// The rank of the form that ends here, and of the one that takes the rest.
        fileprivate(set) var end = RouteTree.none
        fileprivate(set) var rest = RouteTree.none
        /// By the smallest rank below it; zero, the root, for none.
        fileprivate(set) var child = 0
        /// After the same beginning; zero for none.
        fileprivate(set) var sibling = 0
        fileprivate var lastChild = 0
    }

    let forms: RankedForms
    private(set) var nodes: [Node]
    /// By the smallest rank of the same segments the others.
    private(set) var repeated: [Int: [Int]] = [:]

    init(_ forms: RankedForms) {
        self.forms = forms
        nodes = [Node(symbol: -1, first: forms.forms.isEmpty ? Self.none : 0)]
        var known: [UInt64: Int] = [:]
        for rank in forms.forms.indices {
            var segments = forms.segments(of: rank)
            let takesRest = segments.last.map { forms.symbols.all[$0].kind } == .rest
            if takesRest { segments.removeLast() }
            var node = 0
            for symbol in segments {
                let key = UInt64(node) << 32 | UInt64(symbol)
                if let next = known[key] {
                    node = next
                } else {
                    // Forms are added by their ranks, so children are in that order, too.
                    let next = nodes.count
                    nodes.append(Node(symbol: symbol, first: rank))
                    known[key] = next
                    if nodes[node].child == 0 {
                        nodes[node].child = next
                    } else {
                        nodes[nodes[node].lastChild].sibling = next
                    }
                    nodes[node].lastChild = next
                    node = next
                }
            }
            // Of two that are the same the first one wins; a review refuses them.
            let other = takesRest ? nodes[node].rest : nodes[node].end
            if other != Self.none {
                repeated[other, default: []].append(rank)
            } else if takesRest {
                nodes[node].rest = rank
            } else {
                nodes[node].end = rank
            }
        }
    }

    func symbol(of node: Int) -> SegmentSymbols.Symbol { forms.symbols.all[nodes[node].symbol] }

    func children(of node: Int) -> some Sequence<Int> {
        let first = nodes[node].child
        return sequence(state: first) { next in
            guard next != 0 else { return nil }
            defer { next = nodes[next].sibling }
            return next
        }
    }
}
