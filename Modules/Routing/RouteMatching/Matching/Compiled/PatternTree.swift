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
        /// How many segments precede it.
        let depth: Int
        /// How many different segments follow.
        var childCount = 0
        /// The forms here and below are neighbours in ``PatternForms/treeOrder``.
        let formsStart: Int
        var formsEnd: Int
    }

    /// No form: a number after all others.
    static let none = Int.max

    private(set) var nodes: [Node]

    init(_ forms: PatternForms) {
        let symbols = forms.symbols.symbols
        nodes = [Node(symbol: SegmentSymbol(.rest), depth: 0, formsStart: 0, formsEnd: 0)]
        nodes.reserveCapacity(forms.forms.count * 2)
        // The way from the root to the node that was added last.
        var way = [0]
        for (number, form) in forms.treeOrder.enumerated() {
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
                nodes.append(
                    Node(
                        symbol: symbols[segment], depth: way.count, formsStart: number,
                        formsEnd: number))
                nodes[way[way.count - 1]].childCount += 1
                if beside == 0 {
                    nodes[way[way.count - 1]].child = node
                } else {
                    nodes[beside].sibling = node
                }
                way.append(node)
                beside = 0
            }
            end(form, at: way[way.count - 1], takesRest: takesRest)
            for node in way {
                nodes[node].first = min(nodes[node].first, form)
                nodes[node].formsEnd = max(nodes[node].formsEnd, number + 1)
            }
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

    /// The forms below some places, in the order of their blocks.
    func runs(below places: ArraySlice<Int>) -> [BitmapIndex.Run] {
        var runs: [BitmapIndex.Run] = []
        // Places in the order of their numbers are in the order of the tree.
        for place in places.sorted() {
            var start = nodes[place].formsStart
            while start < nodes[place].formsEnd {
                let block = start / 64
                let end = min(nodes[place].formsEnd, (block + 1) * 64)
                let bits: UInt64 = (~0 << (start % 64)) & (~0 >> ((block + 1) * 64 - end))
                Self.add(bits, in: UInt32(block), to: &runs)
                start = end
            }
        }
        return runs
    }

    private static func add(_ bits: UInt64, in block: UInt32, to runs: inout [BitmapIndex.Run]) {
        if let last = runs.last {
            if last.block + last.count - 1 == block {
                // Two places may share a block, and the second one begins it again.
                runs.removeLast()
                if last.count > 1 {
                    runs.append(.init(bits: last.bits, block: last.block, count: last.count - 1))
                }
                runs.append(.init(bits: last.bits | bits, block: block, count: 1))
                return
            }
            if last.bits == bits, last.block + last.count == block {
                runs[runs.count - 1].count += 1
                return
            }
        }
        runs.append(.init(bits: bits, block: block, count: 1))
    }
}
