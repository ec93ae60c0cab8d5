/// The forms of some patterns as a tree of segments: forms that begin alike share their beginning.
struct PatternTree {
    /// A place in the tree; the numbers are places in ``nodes`` and ``PatternForms/forms``.
    struct Node {
        /// The segment that leads here.
        let symbol: SegmentSymbol
        /// The first one of the segments that follow, which stand in the order of their symbols.
        var child: Int?
        /// The next segment behind the same beginning.
        var sibling: Int?
        /// The form that ends here.
        var form: Int?
        /// The form that takes the rest from here.
        var rest: Int?
        /// The first form here or below.
        var first: Int
    }

    private(set) var nodes: [Node]

    init(_ forms: PatternForms) {
        let symbols = forms.symbols.symbols
        nodes = [Node(symbol: SegmentSymbol(.rest), first: .max)]
        nodes.reserveCapacity(forms.forms.count * 2)
        let order = forms.forms.indices.sorted {
            forms.forms[$0].segments.precedes(forms.forms[$1].segments, in: symbols)
        }
        // The way from the root to the node that was added last.
        var way = [0]
        var previous = symbols[0..<0]
        for form in order {
            var segments = symbols[forms.forms[form].segments]
            let takesRest = segments.last?.kind == .rest
            if takesRest { segments.removeLast() }
            let common = previous.commonBeginning(with: segments)
            var last = way.count > common + 1 ? way[common + 1] : nil
            way.removeSubrange((common + 1)...)
            for symbol in segments.dropFirst(common) {
                let node = nodes.count
                nodes.append(Node(symbol: symbol, first: .max))
                if let last {
                    nodes[last].sibling = node
                } else {
                    nodes[way[way.count - 1]].child = node
                }
                way.append(node)
                last = nil
            }
            end(form, at: way[way.count - 1], takesRest: takesRest)
            for node in way { nodes[node].first = min(nodes[node].first, form) }
            previous = segments
        }
    }

    private mutating func end(_ form: Int, at node: Int, takesRest: Bool) {
        // Of two that are the same the first one answers; a review refuses them.
        let first = min((takesRest ? nodes[node].rest : nodes[node].form) ?? .max, form)
        if takesRest { nodes[node].rest = first } else { nodes[node].form = first }
    }
}

extension ArraySlice<SegmentSymbol> {
    /// How many symbols both begin with.
    fileprivate func commonBeginning(with other: Self) -> Int {
        var length = 0
        while length < Swift.min(count, other.count),
            self[startIndex + length] == other[other.startIndex + length]
        {
            length += 1
        }
        return length
    }
}

extension Range<Int> {
    /// Whether the symbols in it come first in the order of a tree.
    fileprivate func precedes(_ other: Self, in symbols: [SegmentSymbol]) -> Bool {
        for offset in 0..<Swift.min(count, other.count) {
            let (left, right) = (symbols[lowerBound + offset], symbols[other.lowerBound + offset])
            if left != right { return left < right }
        }
        return count < other.count
    }
}
