/// Finds paths on which two forms tie: both answer, and no narrower form does.
struct TieSearch {
    /// The places in the tree that a path reaches, and the forms that take all the rest.
    private struct Frontier: Hashable {
        var nodes: [Int]
        var rests: [Int] = []
    }

    private struct Step: Hashable {
        let place: Int
        let frontier: Frontier
    }

    /// The most places that are looked at for one pair; beyond them the pair counts as a tie.
    private static let maximumSteps = 1 << 20

    private let forms: PatternForms
    private let tree: PatternTree
    private let constraints: ConstraintOrder
    private var samples: ConstraintSamples
    private let witness: Witness
    /// The texts of literals and enumerations in the order of their numbers, and the numbers.
    private let texts: [String]
    private let numbers: [String: Int]

    private var segments: [(RoutePattern.Segment, RoutePattern.Segment)] = []
    private var pair: [PatternForms.Form] = []
    private var failed: Set<Step> = []
    private var steps = 0
    /// Whether no constraint is asked but those of the pair itself.
    private var ignoresConstraints = false

    init(_ compiler: RouteTableCompiler, _ witness: Witness, _ samples: ConstraintSamples) {
        forms = compiler.forms
        tree = compiler.tree
        constraints = compiler.constraintOrder
        self.samples = samples
        self.witness = witness
        let symbols = compiler.forms.symbols
        let texts = symbols.words.map { symbols.spelling(of: $0) }
        self.texts = texts
        numbers = Dictionary(
            texts.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// A path on which two forms tie; `nil` if each path that both answer has a narrower form.
    /// - Parameter isSure: Whether only a path counts that shows the tie. Otherwise a path counts, too,
    ///   that a narrower constraint accepts, as it may refuse others like it.
    mutating func path(
        of left: (form: PatternForms.Form, segments: ArraySlice<RoutePattern.Segment>),
        _ right: (form: PatternForms.Form, segments: ArraySlice<RoutePattern.Segment>),
        isSure: Bool
    ) -> [String]? {
        segments = Array(zip(left.segments, right.segments))
        pair = [left.form, right.form]
        for ignoring in isSure ? [false] : [false, true] {
            ignoresConstraints = ignoring
            failed = []
            steps = 0
            var path: [String] = []
            if search(from: 0, Frontier(nodes: [0]), &path) { return path }
            if steps > Self.maximumSteps {
                return witness.commonPath(left.segments, right.segments)
            }
        }
        return nil
    }

    private mutating func search(
        from place: Int, _ frontier: Frontier, _ path: inout [String]
    ) -> Bool {
        guard place < segments.count else { return isTie(at: frontier) }
        guard steps <= Self.maximumSteps,
            failed.insert(Step(place: place, frontier: frontier)).inserted
        else { return false }
        let isRest = segments[place].0.kind == .rest
        let children = children(of: frontier)
        // The texts that others spell are mostly not needed.
        for isSpelled in [false, true] {
            let values =
                isSpelled
                ? spelledValues(at: place, among: children) : typicalValues(at: place)
            for value in values {
                let next = advance(frontier, to: children, by: value, at: place)
                path.append(value)
                if isRest {
                    if isTie(at: next) { return true }
                    if !next.nodes.isEmpty, search(from: place, next, &path) { return true }
                } else if search(from: place + 1, next, &path) {
                    return true
                }
                path.removeLast()
            }
        }
        return false
    }

    /// Whether no form that answers a path is narrower than one of the pair.
    private func isTie(at frontier: Frontier) -> Bool {
        let ends = frontier.nodes.map { tree.nodes[$0].form }.filter { $0 != PatternTree.none }
        return (ends + frontier.rests).allSatisfy { form in
            pair.allSatisfy { !forms.isNarrower(forms.forms[form], than: $0, by: constraints) }
        }
    }
}

extension TieSearch {
    /// Values of each kind that both segments answer at a place. What a constraint accepts is known by
    /// samples only.
    private mutating func typicalValues(at place: Int) -> [String] {
        let (left, right) = segments[place]
        var values = witness.typicalValues(of: left)
        let names = [left, right].compactMap(\.constraintName)
        if !names.isEmpty {
            let tried = samples.values(of: names)
            values += AffixOverlap(left, right)?.segments(with: tried) ?? tried
        }
        return (values + witness.commonValues(of: left, right)).filter {
            areAnswered($0, at: place)
        }
    }

    /// The texts that some form names next, and that both segments answer.
    private func spelledValues(at place: Int, among children: [Int]) -> [String] {
        guard ![.literal, .enumerated].contains(segments[place].0.kind) else { return [] }
        var words: Set<Int> = []
        for node in children {
            let symbol = tree.nodes[node].symbol
            if symbol.kind == .literal { words.insert(symbol.detail) }
            if symbol.kind == .enumerated {
                words.formUnion(forms.symbols.enumerations[symbol.detail])
            }
        }
        return words.sorted().map { texts[$0] }.filter { areAnswered($0, at: place) }
    }

    private func areAnswered(_ value: String, at place: Int) -> Bool {
        let (left, right) = segments[place]
        return left.admits(value, constraints: constraints.constraints)
            && right.admits(value, constraints: constraints.constraints)
    }

    private mutating func advance(
        _ frontier: Frontier, to children: [Int], by value: String, at place: Int
    ) -> Frontier {
        var next = Frontier(nodes: [], rests: frontier.rests)
        for node in frontier.nodes where tree.nodes[node].rest != PatternTree.none {
            next.rests.append(tree.nodes[node].rest)
        }
        let number = numbers[value.asciiLowercased]
        steps += children.count
        next.nodes = children.filter { answers(tree.nodes[$0].symbol, value, number, at: place) }
        return next
    }

    private func answers(
        _ symbol: SegmentSymbol, _ value: String, _ number: Int?, at place: Int
    ) -> Bool {
        switch symbol.kind {
        case .literal: return number == symbol.detail
        case .enumerated:
            return number.map(forms.symbols.enumerations[symbol.detail].contains) ?? false
        case .typed: return SegmentType.allCases[symbol.detail].admits(value)
        case .constrained: return admits(symbol.detail, value, at: place)
        case .affixedTyped, .affixedConstrained, .affixed:
            let affixed = forms.symbols.affixed[symbol.detail]
            guard let value = affixed.affixes.value(in: value) else { return false }
            return affixed.type?.admits(value)
                ?? affixed.constraint.map { admits($0, value, at: place) } ?? true
        case .parameter, .wildcard: return true
        case .rest: return false
        }
    }

    private func admits(_ constraint: Int, _ value: String, at place: Int) -> Bool {
        let name = forms.symbols.constraints[constraint]
        let own = [segments[place].0.constraintName, segments[place].1.constraintName]
        guard !ignoresConstraints || own.contains(name) else { return false }
        return constraints.constraints[name]?.admits(value) ?? false
    }

    private func children(of frontier: Frontier) -> [Int] {
        var children: [Int] = []
        for place in frontier.nodes {
            var node = tree.nodes[place].child
            while node != 0 {
                children.append(node)
                node = tree.nodes[node].sibling
            }
        }
        return children
    }
}
