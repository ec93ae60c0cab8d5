/// Finds patterns that tie: they match a path in common, and nothing decides which one wins.
///
/// Ways of the same kinds through the tree are followed together as long as they have values in
/// common. A third pattern that wins all of these paths doesn't excuse a tie.
struct TieSearch {
    /// Paths by the positions of the patterns that tie on them.
    private(set) var ties: [[Int]: [String]] = [:]

    private let tree: RouteTree
    private let constraints: ConstraintOrder
    private let broken: Set<Int>
    private let witness: Witness
    /// One that it ties with, also by way of others; itself first.
    private var leaders: [Int]
    private var known: Set<[Int]> = []
    /// Answers found so far; `nil` if two segments have no value in common.
    private var common: [SIMD2<Int>: String?] = [:]

    /// A table in which more ways overlap is rare, and keeps its order.
    private static let maximumSets = 1 << 16

    init(
        _ tree: RouteTree, _ constraints: ConstraintOrder, _ witness: Witness,
        except broken: Set<Int>
    ) {
        self.tree = tree
        self.constraints = constraints
        self.witness = witness
        self.broken = broken
        leaders = Array(tree.forms.patterns.indices)
    }

    mutating func run() {
        for (first, others) in tree.repeated.sorted(by: { $0.key < $1.key }) {
            let ranks = ([first] + others).filter { !isBroken($0) }
                .sorted { pattern($0) < pattern($1) }
            let positions = Set(ranks.map(pattern)).sorted()
            guard positions.count > 1, let rank = ranks.first else { continue }
            report(positions, witness.path(of: segments(of: rank)))
        }
        for node in tree.nodes.indices where tree.nodes[node].child != 0 { follow([node]) }
    }

    private mutating func follow(_ nodes: [Int]) {
        if nodes.count > 1 {
            guard known.count < Self.maximumSets, known.insert(nodes).inserted else { return }
            review(nodes.map { tree.nodes[$0].end })
            review(nodes.map { tree.nodes[$0].rest })
        }
        var kinds: [SegmentKind: [Int]] = [:]
        for node in nodes {
            for child in tree.children(of: node) {
                let kind = tree.symbol(of: child).kind
                // The children of one node differ.
                if nodes.count > 1 || ![.literal, .parameter, .wildcard].contains(kind) {
                    kinds[kind, default: []].append(child)
                }
            }
        }
        for (kind, children) in kinds.sorted(by: { $0.key.rawValue < $1.key.rawValue })
        where children.count > 1 {
            for group in groups(of: children, kind) where group.count > 1 { follow(group.sorted()) }
        }
    }

    private mutating func groups(of nodes: [Int], _ kind: SegmentKind) -> [[Int]] {
        switch kind {
        case .parameter, .wildcard, .rest: [nodes]
        case .literal: Array(Dictionary(grouping: nodes) { tree.nodes[$0].symbol }.values)
        case .enumerated: texts(of: nodes)
        // A number of one type may be one of another.
        case .typed:
            Array(
                Dictionary(grouping: nodes) { node -> SegmentType? in
                    guard case .type(let type)? = tree.symbol(of: node).segment.constraint else {
                        return nil
                    }
                    return [.bool, .uuid].contains(type) ? type : .double
                }.values)
        case .constrained, .affixedTyped, .affixedConstrained, .affixed: overlaps(of: nodes)
        }
    }

    private func texts(of nodes: [Int]) -> [[Int]] {
        var groups: [[UInt8]: [Int]] = [:]
        for node in nodes {
            for text in tree.symbol(of: node).texts { groups[text, default: []].append(node) }
        }
        return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
    }

    /// Of the same segment, and of each two segments that have a value in common.
    private mutating func overlaps(of nodes: [Int]) -> [[Int]] {
        let own = Dictionary(grouping: nodes) { tree.nodes[$0].symbol }
        var groups = Array(own.values)
        for (left, right) in pairs(of: own.keys.sorted()) where value(of: left, right) != nil {
            groups.append((own[left] ?? []) + (own[right] ?? []))
        }
        return groups
    }

    /// Pairs whose texts around a value may be those of one segment, most told apart without a comparison.
    private func pairs(of symbols: [Int]) -> [(Int, Int)] {
        let affixes = symbols.map { tree.forms.symbols.all[$0].affixes }
        let front = affixes.map { $0?.prefix ?? [] }
        let back = affixes.map { Array(($0?.suffix ?? []).reversed()) }
        let texts = Set(front).count >= Set(back).count ? front : back
        let groups = Dictionary(grouping: symbols.indices) { texts[$0] }
        let counts = Set(texts.map(\.count)).sorted()
        var pairs: [(Int, Int)] = []
        for (text, places) in groups {
            for count in counts where count <= text.count {
                for other in groups[Array(text.prefix(count))] ?? [] {
                    for place in places where count < text.count || other < place {
                        if let one = affixes[place], let two = affixes[other], !one.overlaps(two) {
                            continue
                        }
                        pairs.append((symbols[min(place, other)], symbols[max(place, other)]))
                    }
                }
            }
        }
        return pairs.sorted { $0 < $1 }
    }

    private mutating func value(of left: Int, _ right: Int) -> String? {
        if let value = common[SIMD2(left, right)] { return value }
        let all = tree.forms.symbols.all
        let value = witness.value(of: all[left].segment, all[right].segment)
        common[SIMD2(left, right)] = .some(value)
        return value
    }
}

extension TieSearch {
    /// Reports forms that end at nodes of one path, unless something decides between them.
    private mutating func review(_ ranks: [Int]) {
        let ranks = ranks.filter { $0 != RouteTree.none && !isBroken($0) }
            .sorted { pattern($0) < pattern($1) }
        for (place, right) in ranks.enumerated() {
            for left in ranks.prefix(place) {
                let positions = [pattern(left), pattern(right)].sorted()
                // What ties with others that tie is reported with one of them.
                guard positions[0] != positions[1],
                    ties[positions] != nil || leader(positions[0]) != leader(positions[1]),
                    !tree.forms.areOrdered(left, right, by: constraints),
                    let path = path(of: left, right)
                else { continue }
                report(positions, path)
            }
        }
    }

    private mutating func report(_ positions: [Int], _ path: [String]) {
        // Without the optional segments only if the whole patterns have nothing in common.
        if let other = ties[positions], other.count >= path.count { return }
        ties[positions] = path
        for position in positions { leaders[leader(position)] = leader(positions[0]) }
    }

    private func leader(_ position: Int) -> Int {
        var position = position
        while leaders[position] != position { position = leaders[position] }
        return position
    }

    private mutating func path(of left: Int, _ right: Int) -> [String]? {
        var path: [String] = []
        for (one, other) in zip(tree.forms.segments(of: left), tree.forms.segments(of: right)) {
            let symbols = (tree.forms.symbols.all[one], tree.forms.symbols.all[other])
            let value: String? =
                if one == other {
                    witness.path(of: [symbols.0.segment]).first
                } else if symbols.0.kind == .enumerated {
                    symbols.0.texts.first { symbols.1.texts.contains($0) }?
                        .withTextBytes(CanonicalText.text)
                } else if symbols.0.kind == .typed {
                    "1"
                } else {
                    value(of: min(one, other), max(one, other))
                }
            guard let value else { return nil }
            path.append(value)
        }
        return path
    }

    private func pattern(_ rank: Int) -> Int { tree.forms.forms[rank].pattern }

    private func isBroken(_ rank: Int) -> Bool { broken.contains(pattern(rank)) }

    private func segments(of rank: Int) -> ArraySlice<RoutePattern.Segment> {
        tree.forms.patterns[pattern(rank)].segments.prefix(tree.forms.forms[rank].count)
    }
}
