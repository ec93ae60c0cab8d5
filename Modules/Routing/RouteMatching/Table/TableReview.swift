/// Finds everything that is wrong with a table: its constraints, patterns that tie, and patterns
/// that never win.
struct TableReview {
    private let compiled: CompiledRoutes
    private let examples: SegmentExamples
    /// For each rule a usual text; `nil` if its constraint is missing.
    private lazy var usual = ranked.rules.map { examples.texts(of: $0).first }
    /// Positions of the patterns whose constraints are wrong.
    private var broken: Set<Int> = []

    /// Paths by the positions of the patterns that tie on them.
    private var paths: [[Int]: [String]] = [:]
    /// Groups of forms that were followed, each behind its depth.
    private var known: Set<[Int]> = []
    /// The number of groups of forms whose segments differ.
    private var mixed = 0
    /// Values that two rules admit, as far as they were looked for; `nil` if there is none.
    private var common: [SIMD2<Int>: String?] = [:]

    init(_ table: RouteTable) {
        compiled = table.compiled
        examples = SegmentExamples(compiled)
    }

    private var ranked: RankedPatterns { compiled.ranked }
    private var constraints: ConstraintOrder { compiled.constraints }

    mutating func issues() -> [RouteTableError.Issue] {
        var issues = constraints.all.indices.flatMap { constraints.issues(at: $0) }
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
            guard let (winner, path) = winner(hiding: number) else { continue }
            let witness = DeepLink(segments: path).description
            issues.append(.unreachable(index, by: ranked.positions[winner], witness: witness))
        }
        return issues
    }
}

/// Ties, step by step. Two patterns tie if they match a common path and nothing decides between
/// them. Trying all pairs would take the square of their number, so groups of forms are followed
/// from segment to segment.
///
/// 1. Forms of different kinds never tie, so those of the same kinds are a group.
/// 2. At each segment a group is divided: into forms with the same rule, or with one text of their
///    enumerations. Forms of two rules that have a value in common are a group, too.
/// 3. Forms that are left in one group match a common path, which is made of these values. They tie
///    unless texts, types or constraints order them. A third pattern that wins all of these paths
///    doesn't excuse them.
extension TableReview {
    /// A table in which more groups overlap is rare, and keeps its order.
    private static let maximumGroups = 1 << 16

    /// Enough to mend: the table is reviewed again.
    private static let maximumTies = 100

    /// Each pair of patterns that tie, with a path. What ties with several others is named with one
    /// of them.
    private mutating func ties() -> [(positions: [Int], path: [String])] {
        let kinds = Dictionary(grouping: ranked.forms.indices.map { Rank($0) }) { rank in
            ranked.numbers(of: ranked[rank]).map { ranked.rules[$0].kind }
        }
        for forms in kinds.values.sorted(by: { $0[0] < $1[0] }) { follow(forms, at: 0) }
        let order = { (positions: [Int]) in (positions[1], positions[0], positions.count) }
        var named: Set<Int> = []
        return paths.sorted { order($0.key) < order($1.key) }.filter { positions, _ in
            let isNew = !named.isSuperset(of: positions)
            named.formUnion(positions)
            return isNew
        }.map { ($0.key, $0.value) }
    }

    /// - Parameters:
    ///   - forms: Any two have a value in common in each of their first segments.
    ///   - depth: The number of these segments.
    ///   - isMixed: Whether the last of these differ in their rules. Forms have as many such groups
    ///     as they have subsets, so only some are followed.
    private mutating func follow(_ forms: [Rank], at depth: Int, isMixed: Bool = false) {
        guard forms.count > 1, paths.count < Self.maximumTies,
            !isMixed || mixed < Self.maximumGroups,
            known.insert([depth] + forms.map { Int($0) }).inserted
        else { return }
        if isMixed { mixed += 1 }
        if depth == ranked[forms[0]].count { return review(forms) }
        let rules = Dictionary(grouping: forms) { ranked.numbers(of: ranked[$0])[depth] }
        if rules.count == 1 { return follow(forms, at: depth + 1) }
        let hasLists = rules.keys.contains { ranked.rules[$0].texts.count > 1 }
        var texts: [[UInt8]: [Rank]] = [:]
        for (rule, forms) in hasLists ? rules : [:] {
            for text in ranked.rules[rule].texts { texts[text, default: []] += forms }
        }
        let groups = hasLists ? texts.values.map { $0.sorted() } : Array(rules.values)
        let several = groups.filter { $0.count > 1 }
        for group in several.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            follow(group, at: depth + 1, isMixed: hasLists)
        }
        // Different texts have nothing in common.
        for pair in neighbours(among: rules.keys.sorted()) where value(of: pair.0, pair.1) != nil {
            let forms = [pair.0, pair.1].flatMap { rules[$0] ?? [] }
            follow(forms.sorted(), at: depth + 1, isMixed: true)
        }
    }

    /// Pairs of rules of one kind that may have a value in common: no text in front of it, or else
    /// none behind it, tells them apart.
    private func neighbours(among rules: [Int]) -> [(Int, Int)] {
        if !ranked.rules[rules[0]].texts.isEmpty { return [] }
        let affixes = rules.map { ranked.rules[$0].affixes }
        let isFront = Set(affixes.map(\.prefix)).count >= Set(affixes.map(\.suffix)).count
        // The text by which most of them are told apart.
        let texts = affixes.map { isFront ? $0.prefix : $0.suffix.reversed() }
        let keys = zip(texts, rules).map { (text: $0, rule: $1) }
            .sorted { $0.text.lexicographicallyPrecedes($1.text) }
        return keys.indices.flatMap { index in
            keys[(index + 1)...].prefix { $0.text.starts(with: keys[index].text) }
                .map { (keys[index].rule, $0.rule) }
        }
    }

    private mutating func value(of left: Int, _ right: Int) -> String? {
        let pair = SIMD2(min(left, right), max(left, right))
        if let value = common[pair] { return value }
        let value = examples.value(of: ranked.rules[pair[0]], ranked.rules[pair[1]])
        common[pair] = .some(value)
        return value
    }

    /// Reports forms that admit the same, and each pair of the others that nothing orders.
    private mutating func review(_ forms: [Rank]) {
        let same = Dictionary(grouping: forms) { ranked.numbers(of: ranked[$0]) }
        let groups = same.values.sorted { $0[0] < $1[0] }
        for group in groups { report(group) }
        for (index, left) in groups.enumerated() {
            for right in groups[(index + 1)...]
            where paths.count < Self.maximumTies
                && !ranked.areOrdered(left[0], right[0], by: constraints)
            {
                report([left[0], right[0]])
            }
        }
    }

    private mutating func report(_ forms: [Rank]) {
        let patterns = Set(forms.map { ranked.positions[ranked[$0].pattern] })
        let positions = patterns.subtracting(broken).sorted()
        guard positions.count > 1, paths.count < Self.maximumTies else { return }
        let rules = forms.prefix(2).map { ranked.numbers(of: ranked[$0]) }
        let path = zip(rules[0], rules[1]).compactMap { value(of: $0, $1) }
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
    /// Patterns are counted in the order of precedence.
    private mutating func winner(hiding own: Int) -> (pattern: Int, path: [String])? {
        let path = ranked.numbers(of: own).compactMap { usual[$0] }
        if compiled.pattern(matching: path) == own { return nil }
        var first: (pattern: Int, path: [String])?
        for form in ranked.patterns[own].forms {
            guard let parts = parts(of: form) else { return nil }
            for part in parts {
                let part = part.map { SegmentRule($0, constraints) }
                let path = examples.path(of: part)
                guard let winner = compiled.pattern(matching: path), winner != own,
                    isCovered(part, path, own)
                else { return nil }
                first = first ?? (winner, path)
            }
        }
        return first
    }

    /// Forms that match the same paths together; `nil` if there are too many.
    private func parts(
        of form: ArraySlice<RoutePattern.Segment>
    ) -> [[RoutePattern.Segment]]? {
        var parts: [[RoutePattern.Segment]] = [[]]
        for own in form {
            let texts =
                own.constraint == .type(.bool) ? ["true", "false"].map(own.around) : own.texts
            var ends = texts.isEmpty ? [[own]] : texts.map { [.literal($0)] }
            if own.isRest { ends = [[.wildcard], [.wildcard, own]] }
            parts = parts.flatMap { part in ends.map { part + $0 } }
            if parts.count > Self.maximumParts { return nil }
        }
        return parts
    }

    /// Whether one form with precedence matches all the paths of a part, of which one is given.
    private func isCovered(_ part: [SegmentRule], _ path: [String], _ pattern: Int) -> Bool {
        let path = path.map { PathSegment($0) }
        let matching = ranked.forms.lazy.filter { compiled.fit(of: $0, to: path) == .max }
        return matching.prefix { $0.pattern != pattern }.contains { form in
            zip(ranked.rules(of: form), part).allSatisfy { $0.kind == .rest || covers($0, $1) }
        }
    }

    /// Whether a segment admits all that another one does.
    private func covers(_ wide: SegmentRule, _ narrow: SegmentRule) -> Bool {
        if narrow.texts.isEmpty {
            if !wide.texts.isEmpty || narrow.kind == .rest { return false }
            return wide.affixes == narrow.affixes
                ? covers(wide.test, narrow.test)
                : wide.test == .any && narrow.affixes.isNarrower(than: wide.affixes)
        }
        // A text may be written in either case, and a test may pass only one of them.
        if case .constraint = wide.test { return false }
        return wide.test != .type(.bool)
            && narrow.segment.texts.allSatisfy { wide.admits(PathSegment($0), constraints) }
    }

    private func covers(_ wide: ValueTest, _ narrow: ValueTest) -> Bool {
        switch (wide, narrow) {
        case (.type(.double), .type(.int)), (.type(.double), .type(.uint)): return true
        case (.constraint(let position), .constraint(let other)) where position != other:
            let names = [position, other].map { constraints.all[Int($0)].name }
            return constraints.isNarrower(names[1], than: names[0])
        default: return wide == .any || wide == narrow
        }
    }
}
