/// Finds paths on which two forms tie: both answer, and no narrower form does.
final class TieSearch {
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
    /// The typical values of two segments, which many pairs of forms have in common.
    private var typical: [[RoutePattern.Segment]: [String]] = [:]
    /// What follows the places of a frontier.
    private var next: [[Int]: NextPlaces] = [:]
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
    func path(
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

    private func search(
        from place: Int, _ frontier: Frontier, _ path: inout [String]
    ) -> Bool {
        guard place < segments.count else { return isTie(at: frontier) }
        guard steps <= Self.maximumSteps,
            failed.insert(Step(place: place, frontier: frontier)).inserted
        else { return false }
        let isRest = segments[place].0.kind == .rest
        let places =
            next[frontier.nodes] ?? NextPlaces(after: frontier.nodes, in: tree, forms.symbols)
        next[frontier.nodes] = places
        // The texts that others spell are mostly not needed.
        for isSpelled in [false, true] {
            let values =
                isSpelled
                ? spelledValues(at: place, among: places) : typicalValues(at: place)
            for value in values {
                let next = advance(frontier, to: places, by: value, at: place)
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
        // The first ones are the likeliest to be narrower.
        return (ends + frontier.rests).sorted().allSatisfy { form in
            pair.allSatisfy { !forms.isNarrower(forms.forms[form], than: $0, by: constraints) }
        }
    }
}

extension TieSearch {
    /// Values of each kind that both segments answer at a place. What a constraint accepts is known by
    /// samples only.
    private func typicalValues(at place: Int) -> [String] {
        let (left, right) = segments[place]
        if let values = typical[[left, right]] { return values }
        var values = witness.typicalValues(of: left)
        let names = [left, right].compactMap(\.constraintName)
        if !names.isEmpty {
            let tried =
                left.affixes == right.affixes
                ? samples.commonValues(of: names) : samples.values(of: names)
            values += AffixOverlap(left, right)?.segments(with: tried) ?? tried
        }
        values = (values + witness.commonValues(of: left, right)).filter {
            areAnswered($0, at: place)
        }
        typical[[left, right]] = values
        return values
    }

    /// The texts that some form names next, and that both segments answer.
    private func spelledValues(at place: Int, among places: NextPlaces) -> [String] {
        guard ![.literal, .enumerated].contains(segments[place].0.kind) else { return [] }
        return places.spelled.keys.sorted().map { texts[$0] }.filter { areAnswered($0, at: place) }
    }

    private func areAnswered(_ value: String, at place: Int) -> Bool {
        let (left, right) = segments[place]
        return left.admits(value, constraints: constraints.constraints)
            && right.admits(value, constraints: constraints.constraints)
    }

    private func advance(
        _ frontier: Frontier, to places: NextPlaces, by value: String, at place: Int
    ) -> Frontier {
        var next = Frontier(nodes: [], rests: frontier.rests)
        for node in frontier.nodes where tree.nodes[node].rest != PatternTree.none {
            next.rests.append(tree.nodes[node].rest)
        }
        let spelled = numbers[value.asciiLowercased].flatMap { places.spelled[$0] } ?? []
        let affixed = places.affixed.items(around: value)
        steps += spelled.count + affixed.count + places.others.count
        next.nodes =
            spelled
            + (affixed + places.others).filter {
                answers(tree.nodes[$0].symbol, value, at: place)
            }
        return next
    }

    /// Whether a parameter answers a value that has the texts around it.
    private func answers(_ symbol: SegmentSymbol, _ value: String, at place: Int) -> Bool {
        switch symbol.kind {
        case .typed: return SegmentType.allCases[symbol.detail].admits(value)
        case .constrained: return admits(symbol.detail, value, at: place)
        case .affixedTyped, .affixedConstrained, .affixed:
            let affixed = forms.symbols.affixed[symbol.detail]
            guard let value = affixed.affixes.value(in: value) else { return false }
            return affixed.type?.admits(value)
                ?? affixed.constraint.map { admits($0, value, at: place) } ?? true
        case .literal, .enumerated, .parameter, .wildcard: return true
        case .rest: return false
        }
    }

    private func admits(_ constraint: Int, _ value: String, at place: Int) -> Bool {
        let name = forms.symbols.constraints[constraint]
        let own = [segments[place].0.constraintName, segments[place].1.constraintName]
        guard !ignoresConstraints || own.contains(name) else { return false }
        return constraints.constraints[name]?.admits(value) ?? false
    }
}
