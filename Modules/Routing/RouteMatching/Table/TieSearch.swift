/// Finds patterns that tie: they match a path in common, and nothing decides which one wins.
///
/// Two ways of the same kinds through the tree are followed together as long as they have values in
/// common. A third pattern that wins all of these paths doesn't excuse a tie.
struct TieSearch {
    private let tree: RouteTree
    private let constraints: ConstraintOrder
    private let broken: Set<Int>
    private let witness: Witness
    /// Paths by the positions of the patterns that tie on them.
    private var paths: [[Int]: [String]] = [:]
    private var known: Set<SIMD2<Int>> = []
    /// Values of two symbols found so far; `nil` if they have none in common.
    private var common: [SIMD2<Int>: String?] = [:]

    /// A table in which more ways overlap is rare, and keeps its order.
    private static let maximumPairs = 1 << 16

    init(
        _ tree: RouteTree, _ constraints: ConstraintOrder, _ witness: Witness,
        except broken: Set<Int>
    ) {
        self.tree = tree
        self.constraints = constraints
        self.witness = witness
        self.broken = broken
    }

    /// What ties with others that tie is named with one of them.
    mutating func ties() -> [(positions: [Int], path: [String])] {
        for (first, others) in tree.repeated {
            let ranks = ([first] + others).filter { !broken.contains(tree.forms[$0].pattern) }
                .sorted { tree.forms[$0].pattern < tree.forms[$1].pattern }
            let positions = Set(ranks.map { tree.forms[$0].pattern }).sorted()
            if positions.count > 1 {
                report(positions, witness.path(of: tree.segments(of: ranks[0])))
            }
        }
        for node in tree.nodes.indices { followChildren(of: node, node) }
        var leaders = Array(tree.patterns.indices)
        func leader(_ position: Int) -> Int {
            leaders[position] == position ? position : leader(leaders[position])
        }
        return paths.sorted {
            [$0.key[1], $0.key[0], $0.key.count].lexicographicallyPrecedes(
                [$1.key[1], $1.key[0], $1.key.count])
        }.filter { positions, _ in
            let all = Set(positions.map(leader))
            for other in all { leaders[other] = leader(positions[0]) }
            return all.count > 1
        }.map { ($0.key, $0.value) }
    }

    private mutating func followChildren(of left: Int, _ right: Int) {
        for (one, other) in pairs(of: left, right) where one != other {
            guard known.count < Self.maximumPairs,
                known.insert(SIMD2(min(one, other), max(one, other))).inserted,
                value(of: tree.nodes[one].symbol, tree.nodes[other].symbol) != nil
            else { continue }
            review(tree.nodes[one].end, tree.nodes[other].end)
            review(tree.nodes[one].rest, tree.nodes[other].rest)
            followChildren(of: one, other)
        }
    }

    /// Children of one kind that may have a value in common, most told apart by the beginning of a text.
    private func pairs(of left: Int, _ right: Int) -> [(Int, Int)] {
        var children = tree.nodes[left].children.map { (node: $0, isLeft: true) }
        if left == right {
            // Of different texts, and of one parameter and one wildcard, nothing is common.
            children.removeAll {
                [.literal, .parameter, .wildcard].contains(tree.symbol(of: $0.node).kind)
            }
            if children.count < 2 { return [] }
        } else {
            children += tree.nodes[right].children.map { ($0, false) }
        }
        let affixes = children.compactMap { tree.symbol(of: $0.node).affixes }
        let isFront = Set(affixes.map(\.prefix)).count >= Set(affixes.map(\.suffix)).count
        let keys = children.flatMap { child -> [(key: [UInt8], node: Int, isLeft: Bool)] in
            let symbol = tree.symbol(of: child.node)
            let text = symbol.affixes.map { isFront ? $0.prefix : $0.suffix.reversed() } ?? []
            return (symbol.texts.isEmpty ? [text] : symbol.texts).map {
                ([symbol.kind.rawValue] + $0, child.node, child.isLeft)
            }
        }.sorted {
            $0.key == $1.key ? $0.node < $1.node : $0.key.lexicographicallyPrecedes($1.key)
        }
        var pairs: [(Int, Int)] = []
        for (place, own) in keys.enumerated() {
            let isText = !tree.symbol(of: own.node).texts.isEmpty
            for other in keys[(place + 1)...] {
                guard isText ? other.key == own.key : other.key.starts(with: own.key) else { break }
                if left == right || own.isLeft != other.isLeft {
                    pairs.append((own.node, other.node))
                }
            }
        }
        return pairs
    }

    private mutating func value(of left: Int, _ right: Int) -> String? {
        let symbols = SIMD2(min(left, right), max(left, right))
        if let value = common[symbols] { return value }
        let value = witness.value(
            of: tree.symbols[symbols[0]].segment, tree.symbols[symbols[1]].segment)
        common[symbols] = .some(value)
        return value
    }

    private mutating func review(_ left: Int, _ right: Int) {
        guard left != RouteTree.none, right != RouteTree.none else { return }
        let positions = [tree.forms[left].pattern, tree.forms[right].pattern].sorted()
        guard positions[0] != positions[1], broken.isDisjoint(with: positions),
            !tree.areOrdered(left, right, by: constraints)
        else { return }
        var path: [String] = []
        for (one, other) in zip(tree.forms[left].symbols, tree.forms[right].symbols) {
            guard let value = value(of: one, other) else { return }
            path.append(value)
        }
        report(positions, path)
    }

    private mutating func report(_ positions: [Int], _ path: [String]) {
        // Without the optional segments only if the whole patterns have nothing in common.
        if paths[positions].map({ $0.count < path.count }) ?? true { paths[positions] = path }
    }
}
