/// Finds the patterns of a set that tie, or that can never be reached.
struct RouteTableReview {
    private let given: [RoutePattern]
    private let table: RouteTable
    private(set) var problems: [RouteTableError.Problem] = []

    init(_ patterns: [RoutePattern], table: RouteTable) {
        given = patterns
        self.table = table
        reviewConstraints()
        let tied = reviewTies()
        reviewReach(except: tied)
    }

    private mutating func reviewConstraints() {
        for (index, pattern) in given.enumerated() {
            for case .parameter(_, .named(let name)) in pattern.segments {
                guard let constraint = table.constraints[name] else {
                    problems.append(.unknownConstraint(index, name: name))
                    continue
                }
                let example = constraint.example
                // Witnesses are made of it.
                if ["", ".", ".."].contains(example) || !constraint.admits(example) {
                    problems.append(.wrongExample(index, name: name, example: example))
                }
            }
        }
    }

    /// Two forms tie if their segments are of the same kinds and have a value in common in each
    /// place. Types are ordered by how narrow they are, so different ones never tie.
    private mutating func reviewTies() -> Set<Int> {
        var groups: [[String]: [(index: Int, form: [RoutePattern.Segment])]] = [:]
        var pairs: Set<[Int]> = []
        for (index, pattern) in given.enumerated() {
            for form in pattern.forms {
                let key = form.map { $0.kind == .enumerated ? "|" : "\($0.kind) \($0.detail)" }
                for other in groups[key, default: []] where other.index != index {
                    guard let witness = commonPath(other.form, form),
                        pairs.insert([other.index, index]).inserted
                    else { continue }
                    problems.append(.tie(other.index, index, witness: witness))
                }
                groups[key, default: []].append((index, form))
            }
        }
        return Set(pairs.joined())
    }

    private func commonPath(
        _ left: [RoutePattern.Segment], _ right: [RoutePattern.Segment]
    ) -> String? {
        var segments: [String] = []
        for (a, b) in zip(left, right) {
            let values = Witness.examples(of: a, in: table)
            guard let value = values.first(where: { b.admits($0, constraints: table.constraints) })
            else { return nil }
            segments.append(value)
        }
        return Link(segments: segments).description
    }

    private mutating func reviewReach(except tied: Set<Int>) {
        for (index, pattern) in given.enumerated() where !tied.contains(index) {
            guard !isReached(pattern) else { continue }
            let example = pattern.segments.compactMap {
                Witness.examples(of: $0, in: table).first
            }
            guard let winner = table.winner(for: example),
                let other = given.firstIndex(of: table.patterns[winner.pattern])
            else { continue }
            problems.append(
                .unreachable(index, by: other, witness: Link(segments: example).description))
        }
    }

    /// Whether the pattern wins a path, or may win one that nobody can name.
    private func isReached(_ pattern: RoutePattern) -> Bool {
        let paths = Witness.paths(of: pattern, in: table)
        return paths.isEmpty || paths.contains { mayWin($0, pattern) }
    }

    private func mayWin(_ path: [String], _ pattern: RoutePattern) -> Bool {
        // Mostly the winner decides. All others are asked only if it does not.
        if let winner = table.winner(for: path), let mayWin = decision(of: winner, on: pattern) {
            return mayWin
        }
        return table.forms.lazy.filter { table.compare($0, with: path).failure == nil }
            .compactMap { decision(of: $0, on: pattern) }.first ?? true
    }

    /// What a form that answers a path of the pattern, and comes before it, says about all of them.
    private func decision(of form: RouteTable.Form, on pattern: RoutePattern) -> Bool? {
        if table.patterns[form.pattern] == pattern { return true }
        return zip(pattern.segments, form.segments).allSatisfy(isDecided) ? false : nil
    }

    /// Whether one value shows that the second segment answers all values of the first. An app's
    /// constraint may refuse the next value, so it shows nothing but for itself.
    private func isDecided(_ segment: RoutePattern.Segment, by other: RoutePattern.Segment) -> Bool
    {
        guard segment.kind == .constrained || other.kind == .constrained else { return true }
        return other.kind.rawValue > Precedence.Kind.constrained.rawValue
            || (segment.kind == other.kind && segment.detail == other.detail)
    }
}
