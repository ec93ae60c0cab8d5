/// The places in a tree that follow some others, by what the segment between them has to be.
struct NextPlaces {
    /// By the number of a text.
    private(set) var spelled: [Int: [Int]] = [:]
    /// By the texts around a parameter.
    let affixed: AffixSet<Int>
    /// Those after any other parameter.
    private(set) var others: [Int] = []

    init(after places: [Int], in tree: PatternTree, _ symbols: SegmentSymbols) {
        var affixed: [(AffixBytes, Int)] = []
        for place in places {
            var node = tree.nodes[place].child
            while node != 0 {
                let symbol = tree.nodes[node].symbol
                switch symbol.kind {
                case .literal: spelled[symbol.detail, default: []].append(node)
                case .enumerated:
                    for word in symbols.enumerations[symbol.detail] {
                        spelled[word, default: []].append(node)
                    }
                case .affixedTyped, .affixedConstrained, .affixed:
                    affixed.append((symbols.affixed[symbol.detail].affixes, node))
                case .typed, .constrained, .parameter, .wildcard, .rest: others.append(node)
                }
                node = tree.nodes[node].sibling
            }
        }
        self.affixed = AffixSet(affixed)
    }
}
