/// Finds everything that is wrong with a table: its constraints, patterns that tie, and patterns that
/// never win.
struct TableReview {
    private let tree: RouteTree
    private let compiled: CompiledRoutes
    private let constraints: ConstraintOrder
    private let witness: Witness
    /// Patterns whose constraints are wrong.
    private var broken: Set<Int> = []

    /// Paths by the positions of the patterns that tie on them.
    private var paths: [[Int]: [String]] = [:]
    private var known: Set<[Int]> = []
    /// Values of two symbols found so far; `nil` if they have none in common.
    private var common: [SIMD2<Int>: String?] = [:]

    init(_ tree: RouteTree, _ compiled: CompiledRoutes, _ constraints: ConstraintOrder) {
        (self.tree, self.compiled, self.constraints) = (tree, compiled, constraints)
        witness = Witness(tree.patterns, constraints: compiled.constraints)
    }

    mutating func issues() -> [RouteTableError.Issue] {
        var issues = compiled.constraints.indices.flatMap {
            constraints.issues(of: compiled.constraints, at: $0)
        }
        for (index, pattern) in tree.patterns.enumerated() {
            let own = pattern.segments.compactMap { constraints.issue(of: $0, in: index) }
            issues += own
            if !own.isEmpty { broken.insert(index) }
        }
        let ties = ties()
        issues += ties.map { .tie($0.positions, witness: DeepLink(segments: $0.path).description) }
        let silent = broken.union(ties.flatMap(\.positions))
        for (index, pattern) in tree.patterns.enumerated()
        where !silent.contains(index) && paths.count < Self.maximumTies {
            guard let winner = winner(hiding: pattern, at: index) else { continue }
            let witness = DeepLink(segments: winner.path).description
            issues.append(.unreachable(index, by: winner.position, witness: witness))
        }
        return issues
    }
}

/// Ways of the same kinds through the tree are followed together as long as any two of them have values
/// in common. A third pattern that wins all of these paths doesn't excuse a tie.
extension TableReview {
    /// A table in which more ways overlap is rare, and keeps its order.
    private static let maximumGroups = 1 << 16

    /// Enough to mend: the table is reviewed again.
    private static let maximumTies = 100

    /// What ties with others that tie is named with one of them.
    private mutating func ties() -> [(positions: [Int], path: [String])] {
        for (first, others) in tree.repeated {
            let ranks = ([first] + others).filter { !broken.contains(tree.forms[$0].pattern) }
                .sorted { tree.forms[$0].pattern < tree.forms[$1].pattern }
            let positions = Set(ranks.map { tree.forms[$0].pattern }).sorted()
            if positions.count > 1 {
                let segments = tree.forms[ranks[0]].symbols.map { tree.symbols[$0].segment }
                report(positions, witness.path(of: segments))
            }
        }
        for node in tree.nodes.indices where tree.nodes[node].children.count > 1 { follow([node]) }
        var named: Set<Int> = []
        return paths.sorted {
            [$0.key[1], $0.key[0], $0.key.count].lexicographicallyPrecedes(
                [$1.key[1], $1.key[0], $1.key.count])
        }.filter { positions, _ in
            let isNew = !named.isSuperset(of: positions)
            named.formUnion(positions)
            return isNew
        }.map { ($0.key, $0.value) }
    }

    /// Nodes that are the same segment, or that have a text in common: then the symbol is -1.
    private struct Group {
        let key: [UInt8], symbol: Int
        var nodes: [Int] = [], kinds: UInt16 = 0
    }

    private mutating func follow(_ nodes: [Int]) {
        guard paths.count < Self.maximumTies, known.count < Self.maximumGroups,
            nodes.count == 1 || known.insert(nodes).inserted
        else { return }
        review(nodes.map { tree.nodes[$0].end })
        review(nodes.map { tree.nodes[$0].rest })
        let groups = groups(of: nodes)
        for (place, own) in groups.enumerated() {
            if own.nodes.count > 1 { follow(own.nodes) }
            // Other texts have nothing in common.
            if own.symbol < 0 { continue }
            for other in groups[(place + 1)...] {
                guard other.key.starts(with: own.key) else { break }
                // Forms of different kinds never tie.
                if own.kinds & other.kinds != 0, value(of: own.symbol, other.symbol) != nil {
                    follow(own.nodes + other.nodes)
                }
            }
        }
    }

    /// In the order of the texts by which most children are told apart.
    private func groups(of nodes: [Int]) -> [Group] {
        var children = nodes.flatMap { tree.nodes[$0].children }
        if nodes.count == 1 {
            // Of different texts, and of one parameter and one wildcard, nothing is common.
            children.removeAll {
                [.literal, .parameter, .wildcard].contains(tree.symbol(of: $0).kind)
            }
        }
        if children.count < 2 { return [] }
        let affixes = children.compactMap { tree.symbol(of: $0).affixes }
        let isFront = Set(affixes.map(\.prefix)).count >= Set(affixes.map(\.suffix)).count
        let keys = children.flatMap { child -> [(key: [UInt8], symbol: Int, node: Int)] in
            let symbol = tree.symbol(of: child)
            let text = symbol.affixes.map { isFront ? $0.prefix : $0.suffix.reversed() } ?? []
            return (symbol.texts.isEmpty ? [text] : symbol.texts).map {
                (
                    [symbol.kind.rawValue] + $0,
                    symbol.texts.isEmpty ? tree.nodes[child].symbol : -1, child
                )
            }
        }.sorted {
            $0.key == $1.key
                ? ($0.symbol, $0.node) < ($1.symbol, $1.node)
                : $0.key.lexicographicallyPrecedes($1.key)
        }
        var groups: [Group] = []
        for own in keys {
            if groups.last.map({ $0.key != own.key || $0.symbol != own.symbol }) ?? true {
                groups.append(Group(key: own.key, symbol: own.symbol))
            }
            groups[groups.count - 1].nodes.append(own.node)
            groups[groups.count - 1].kinds |= tree.nodes[own.node].kinds
        }
        return groups
    }

    private mutating func value(of left: Int, _ right: Int) -> String? {
        let symbols = SIMD2(min(left, right), max(left, right))
        if let value = common[symbols] { return value }
        let (one, other) = (tree.symbols[symbols[0]], tree.symbols[symbols[1]])
        let areApart = one.affixes.flatMap { own in other.affixes.map { !own.overlaps($0) } }
        let value = areApart == true ? nil : witness.value(of: one.segment, other.segment)
        common[symbols] = .some(value)
        return value
    }

    private mutating func review(_ ranks: [Int]) {
        let ranks = ranks.filter { $0 != RouteTree.none }
        for (place, left) in ranks.enumerated() {
            for right in ranks[(place + 1)...] where paths.count < Self.maximumTies {
                let positions = [tree.forms[left].pattern, tree.forms[right].pattern].sorted()
                guard positions[0] != positions[1], broken.isDisjoint(with: positions),
                    !tree.areOrdered(left, right, by: constraints)
                else { continue }
                var path: [String] = []
                for (one, other) in zip(tree.forms[left].symbols, tree.forms[right].symbols) {
                    if let value = value(of: one, other) { path.append(value) }
                }
                report(positions, path)
            }
        }
    }

    private mutating func report(_ positions: [Int], _ path: [String]) {
        // Without the optional segments only if the whole patterns have nothing in common.
        if paths[positions].map({ $0.count < path.count }) ?? true { paths[positions] = path }
    }
}

/// It tries one path for each text of an enumeration, and one and two segments of a rest. It misses a
/// pattern that only several others cover together, but calls none unreachable that wins a path.
extension TableReview {
    private static let maximumPaths = 64

    /// A pattern that wins a path of one that never wins, and the path; `nil` if that may win.
    private func winner(
        hiding pattern: RoutePattern, at index: Int
    ) -> (position: Int, path: [String])? {
        // Nearly all patterns win an ordinary path.
        if winner(of: witness.path(of: pattern.segments)) == index { return nil }
        var first: (position: Int, path: [String])?
        for form in pattern.forms {
            guard let parts = parts(of: form) else { return nil }
            for part in parts {
                let path = witness.path(of: part)
                guard let position = winner(of: path), position != index,
                    isCovered(part, path, index)
                else { return nil }
                first = first ?? (position, path)
            }
        }
        return first
    }

    private func winner(of path: [String]) -> Int? {
        compiled.pattern(matching: path).map { compiled.positions[$0] }
    }

    /// Forms that match the same paths together; `nil` if there are too many.
    private func parts(of form: ArraySlice<RoutePattern.Segment>) -> [[RoutePattern.Segment]]? {
        var parts: [[RoutePattern.Segment]] = [[]]
        for segment in form {
            let ends: [[RoutePattern.Segment]] =
                switch (segment.kind, segment.constraint) {
                case (.rest, _): [[.wildcard], [.wildcard, segment]]
                case (_, .type(.bool)):
                    ["true", "false"].map { [.literal(segment.around($0))] }
                case (.enumerated, _): segment.texts.map { [.literal($0)] }
                default: [[segment]]
                }
            parts = parts.flatMap { part in ends.map { part + $0 } }
            if parts.count > Self.maximumPaths { return nil }
        }
        return parts
    }

    /// Whether one form with precedence matches all the paths.
    private func isCovered(_ part: [RoutePattern.Segment], _ path: [String], _ index: Int) -> Bool {
        for rank in 0..<compiled.forms.count where compiled.fit(of: rank, to: path) == .max {
            if compiled.positions[Int(compiled.forms[rank].pattern)] == index { return false }
            let form = compiled.segments(of: rank)
            let isWider = zip(form, part).allSatisfy { $0.kind == .rest || covers($0, $1) }
            if isWider { return true }
        }
        return false
    }

    private func covers(_ own: RoutePattern.Segment, _ other: RoutePattern.Segment) -> Bool {
        if [.parameter, .wildcard].contains(own.kind) { return other.kind != .rest }
        if case .literal(let text) = other {
            // It may be written in either case, and a check may accept only one of them.
            return own.constraintName == nil && own.constraint != .type(.bool)
                && own.admits(text, constraints: compiled.constraintsByName)
        }
        guard let affixes = own.affixes else {
            return own.kind == other.kind && covers(own.constraint, other.constraint)
        }
        guard let inner = other.affixes else { return false }
        return affixes == inner && covers(own.constraint, other.constraint)
            || own.constraint == SegmentConstraint.none && inner.isNarrower(than: affixes)
    }

    private func covers(_ own: SegmentConstraint?, _ other: SegmentConstraint?) -> Bool {
        switch (own, other) {
        case (.some(.none), _): true
        case (.type(let type), .type(let narrower)):
            type == narrower || type == .double && [.int, .uint].contains(narrower)
        case (.named(let name), .named(let narrower)):
            name == narrower || constraints.isNarrower(narrower, than: name)
        default: false
        }
    }
}
