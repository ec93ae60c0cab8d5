/// Finds everything that is wrong with a table: its constraints, patterns that tie, and patterns
/// that never win.
struct TableReview {
    private let tree: RouteTree
    private let ranked: RankedPatterns
    private let compiled: CompiledRoutes
    private let constraints: ConstraintOrder
    private let examples: WinningPaths
    /// Positions of the patterns whose constraints are wrong.
    private var broken: Set<Int> = []

    /// Paths by the positions of the patterns that tie on them.
    private var paths: [[Int]: [String]] = [:]
    /// Groups of nodes that were followed.
    private var known: Set<[Int]> = []
    /// Values that two rules admit, as far as they were looked for; `nil` if there is none.
    private var common: [SIMD2<Int>: String?] = [:]

    init(_ tree: RouteTree, _ compiled: CompiledRoutes, _ constraints: ConstraintOrder) {
        self.tree = tree
        ranked = tree.ranked
        self.compiled = compiled
        self.constraints = constraints
        examples = WinningPaths(compiled, constraints)
    }

    mutating func issues() -> [RouteTableError.Issue] {
        var issues = compiled.constraints.indices.flatMap {
            constraints.issues(at: $0)
        }
        let given = ranked.positions.enumerated().sorted { $0.element < $1.element }
        for (number, index) in given {
            let found = ranked.patterns[number].segments.compactMap {
                constraints.issue(of: $0, in: index)
            }
            issues += found
            if !found.isEmpty { broken.insert(index) }
        }
        let ties = ties()
        issues += ties.map { .tie($0.positions, witness: DeepLink(segments: $0.path).description) }
        let silent = broken.union(ties.flatMap(\.positions))
        for (number, index) in given
        where !silent.contains(index) && paths.count < Self.maximumTies {
            guard let winner = winner(hiding: number, at: index) else { continue }
            let witness = DeepLink(segments: winner.path).description
            issues.append(.unreachable(index, by: winner.position, witness: witness))
        }
        return issues
    }
}

/// Ties, step by step. Two patterns tie if they match a common path and nothing decides between
/// them. Trying all pairs would take the square of their number, so the tree is followed instead.
///
/// 1. Forms of different kinds never tie, and all forms below a node begin alike. So the search
///    begins at each node at which branches of one kind may have a value in common.
/// 2. Such branches are followed together, as a group of nodes, as long as any two of them have a
///    value in common. Texts that are equal are one branch.
/// 3. Forms that end in one group, or that take the rest there, match a common path, which is made
///    of these values. They tie unless texts, types or constraints order them. A third pattern that
///    wins all of these paths doesn't excuse them.
extension TableReview {
    /// A table in which more groups overlap is rare, and keeps its order.
    private static let maximumGroups = 1 << 16

    /// Enough to mend: the table is reviewed again.
    private static let maximumTies = 100

    /// Each pair of patterns that tie, with a path. What ties with several others is named with one
    /// of them.
    private mutating func ties() -> [(positions: [Int], path: [String])] {
        for (first, others) in tree.repeated {
            let positions = Set(([first] + others).map(position)).subtracting(broken).sorted()
            // All of them admit the same.
            if positions.count > 1 {
                report(positions, examples.path(of: ranked.rules(of: tree.form(first))))
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

    /// Nodes behind one rule, or behind a text that several rules have in common.
    private struct Group {
        /// The kind, and the text by which most of the neighbours are told apart.
        let key: [UInt8]
        /// `nil` for a text.
        let rule: Int?
        var nodes: [Int] = []
        var kinds: UInt16 = 0
    }

    private mutating func follow(_ nodes: [Int]) {
        guard paths.count < Self.maximumTies, known.count < Self.maximumGroups,
            nodes.count == 1 || known.insert(nodes).inserted
        else { return }
        review(nodes.map { tree.nodes[$0].end })
        review(nodes.map { tree.nodes[$0].rest })
        let groups = groups(after: nodes)
        for (index, group) in groups.enumerated() {
            if group.nodes.count > 1 { follow(group.nodes) }
            // Different texts have nothing in common.
            guard let rule = group.rule else { continue }
            for other in groups[(index + 1)...] {
                guard other.key.starts(with: group.key) else { break }
                if let otherRule = other.rule, group.kinds & other.kinds != 0,
                    value(of: rule, otherRule) != nil
                {
                    follow(group.nodes + other.nodes)
                }
            }
        }
    }

    /// The groups of what follows some nodes, those next to each other that may have a value in
    /// common: their keys begin alike.
    private func groups(after nodes: [Int]) -> [Group] {
        var children = nodes.flatMap { tree.nodes[$0].children }
        if nodes.count == 1 {
            // Different texts have nothing in common, and there is one parameter and one wildcard.
            children.removeAll {
                [.literal, .parameter, .wildcard].contains(tree.rule(of: $0).kind)
            }
        }
        if children.count < 2 { return [] }
        let affixes = children.compactMap { tree.rule(of: $0).affixes }
        let isFront = Set(affixes.map(\.prefix)).count >= Set(affixes.map(\.suffix)).count
        let keys = children.flatMap { child -> [(key: [UInt8], rule: Int?, node: Int)] in
            let rule = tree.rule(of: child)
            let kind = [rule.kind.rawValue]
            if !rule.texts.isEmpty { return rule.texts.map { (kind + $0, nil, child) } }
            let text = rule.affixes.map { isFront ? $0.prefix : $0.suffix.reversed() } ?? []
            return [(kind + text, tree.nodes[child].rule, child)]
        }.sorted { left, right in
            if left.key != right.key { return left.key.lexicographicallyPrecedes(right.key) }
            return (left.rule ?? 0, left.node) < (right.rule ?? 0, right.node)
        }
        var groups: [Group] = []
        for (key, rule, node) in keys {
            if groups.last.map({ $0.key != key || $0.rule != rule }) ?? true {
                groups.append(Group(key: key, rule: rule))
            }
            groups[groups.count - 1].nodes.append(node)
            groups[groups.count - 1].kinds |= tree.nodes[node].kinds
        }
        return groups
    }

    private mutating func value(of left: Int, _ right: Int) -> String? {
        let pair = SIMD2(min(left, right), max(left, right))
        if let value = common[pair] { return value }
        let rule = ranked.rules[pair[0]]
        let other = ranked.rules[pair[1]]
        let areApart = rule.affixes.flatMap { own in other.affixes.map { !own.overlaps($0) } }
        let value = areApart == true ? nil : examples.value(of: rule, other)
        common[pair] = .some(value)
        return value
    }

    /// Reports all pairs of some forms of the same kinds that nothing orders.
    private mutating func review(_ ranks: [Rank]) {
        let ranks = ranks.filter { $0 < .none }
        for (index, left) in ranks.enumerated() {
            for right in ranks[(index + 1)...] where paths.count < Self.maximumTies {
                let positions = [position(of: left), position(of: right)].sorted()
                guard positions[0] != positions[1], broken.isDisjoint(with: positions),
                    !tree.areOrdered(left, right, by: constraints)
                else { continue }
                var path: [String] = []
                for (rule, other) in zip(
                    ranked.numbers(of: tree.form(left)), ranked.numbers(of: tree.form(right)))
                {
                    if let value = value(of: rule, other) { path.append(value) }
                }
                report(positions, path)
            }
        }
    }

    /// Where the pattern of a form was given.
    private func position(of rank: Rank) -> Int { ranked.positions[tree.form(rank).pattern] }

    private mutating func report(_ positions: [Int], _ path: [String]) {
        // Without the optional segments only if the whole patterns have nothing in common.
        if paths[positions].map({ $0.count < path.count }) ?? true { paths[positions] = path }
    }
}

/// Patterns that never win, step by step.
///
/// 1. A pattern that wins a path of usual values is reached. Nearly all are.
/// 2. The others are taken apart into forms of which no segment has two texts: one for each text of
///    an enumeration, and one and two segments for a rest.
/// 3. If of each part a path is won by another pattern, and one form that is tried before covers
///    the part in each segment, then the pattern never wins.
///
/// It misses a pattern that only several others cover together, but calls none unreachable that
/// wins a path.
extension TableReview {
    private static let maximumParts = 64

    /// A pattern that wins a path of one that never wins, and the path; `nil` if that may win.
    /// - Parameters:
    ///   - number: Where the table has the pattern.
    ///   - index: Where the pattern was given.
    private func winner(
        hiding number: Int, at index: Int
    ) -> (position: Int, path: [String])? {
        let rules = ranked.rules(of: number)
        if winner(of: examples.path(of: rules)) == index { return nil }
        var first: (position: Int, path: [String])?
        for missing in 0...ranked.patterns[number].optionalCount {
            guard let parts = parts(of: rules.dropLast(missing)) else { return nil }
            for part in parts {
                let path = examples.path(of: part)
                guard let position = winner(of: path), position != index,
                    isCovered(part, path, index)
                else { return nil }
                first = first ?? (position, path)
            }
        }
        return first
    }

    /// The position of the pattern that wins a path.
    private func winner(of path: [String]) -> Int? {
        compiled.pattern(matching: path).map { ranked.positions[$0] }
    }

    /// Forms that match the same paths together; `nil` if there are too many.
    private func parts(of form: ArraySlice<SegmentRule>) -> [[SegmentRule]]? {
        func rule(_ segment: RoutePattern.Segment) -> SegmentRule {
            SegmentRule(segment, constraints)
        }
        var parts: [[SegmentRule]] = [[]]
        for own in form {
            let ends: [[SegmentRule]] =
                switch (own.kind, own.segment.constraint) {
                case (.rest, _): [[rule(.wildcard)], [rule(.wildcard), own]]
                case (_, .type(.bool)):
                    ["true", "false"].map { [rule(.literal(own.segment.around($0)))] }
                case (.enumerated, _): own.segment.texts.map { [rule(.literal($0))] }
                default: [[own]]
                }
            parts = parts.flatMap { part in ends.map { part + $0 } }
            if parts.count > Self.maximumParts { return nil }
        }
        return parts
    }

    /// Whether one form with precedence matches all the paths of a part, of which one is given.
    private func isCovered(_ part: [SegmentRule], _ path: [String], _ index: Int) -> Bool {
        let path = path.map { PathSegment($0) }
        for form in ranked.forms where compiled.fit(of: form, to: path) == .max {
            if ranked.positions[form.pattern] == index { return false }
            let isWider = zip(ranked.rules(of: form), part).allSatisfy {
                $0.kind == .rest || covers($0, $1)
            }
            if isWider { return true }
        }
        return false
    }

    /// Whether a segment admits all that another one does.
    private func covers(_ wide: SegmentRule, _ narrow: SegmentRule) -> Bool {
        switch (wide.content, narrow.content) {
        case (.value(.any, nil), _): return narrow.kind != .rest
        case (.texts(let texts), .texts(let others)): return others.allSatisfy(texts.contains)
        case (.texts, .value): return false
        case (.value(let test, _), .texts):
            // A text may be written in either case, and a test may pass only one of them.
            if case .constraint = test { return false }
            return test != .type(.bool)
                && narrow.segment.texts.allSatisfy {
                    wide.admits(PathSegment($0), compiled.constraints)
                }
        case (.value(let test, nil), .value(let other, nil)):
            return wide.kind == narrow.kind && covers(test, other)
        case (.value(let test, let affixes?), .value(let other, let inner?)):
            return affixes == inner && covers(test, other)
                || test == .any && inner.isNarrower(than: affixes)
        case (.value, .value): return false
        }
    }

    private func covers(_ wide: ValueTest, _ narrow: ValueTest) -> Bool {
        switch (wide, narrow) {
        case (.any, _): return true
        case (.type(let type), .type(let other)):
            return type == other || type == .double && [.int, .uint].contains(other)
        case (.constraint(let position), .constraint(let other)):
            let names = [position, other].map { compiled.constraints[Int($0)].name }
            return names[0] == names[1] || constraints.isNarrower(names[1], than: names[0])
        default: return false
        }
    }
}
