/// Makes example paths that patterns answer.
package struct Witness {
    private let constraints: [String: RouteConstraint]
    /// The literals and enumerated texts of all patterns, in lower case.
    private let words: Set<String>

    package init(_ patterns: [RoutePattern], constraints: [RouteConstraint]) {
        self.constraints = Dictionary(
            constraints.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        words = patterns.spelledTexts
    }

    /// A path that some segments answer, with ordinary values.
    package func path(of segments: some Collection<RoutePattern.Segment>) -> [String] {
        segments.compactMap { examples(of: $0).first }
    }

    /// A path that both answer, or `nil` if there is none.
    func commonPath(
        _ left: some Collection<RoutePattern.Segment>,
        _ right: some Collection<RoutePattern.Segment>
    ) -> [String]? {
        var path: [String] = []
        for (a, b) in zip(left, right) {
            let value = examples(of: a).first { b.admits($0, constraints: constraints) }
            guard let value else { return nil }
            path.append(value)
        }
        return path
    }

    /// Ordinary values of a segment: of an enumeration all, of another kind one.
    private func examples(of segment: RoutePattern.Segment) -> [String] {
        switch segment {
        case .literal(let text): [text]
        case .parameter(_, .oneOf(let texts)): texts
        case .parameter(_, .type(let type)): [fresh(type)]
        case .parameter(_, .named(let name)): constraints[name].map { [$0.example] } ?? []
        case .parameter(_, .none), .wildcard, .rest:
            [words.contains("x") ? fresh { "x\($0)" } : "x"]
        }
    }

    /// Values of each kind that a segment answers, an ordinary one first; of a constraint none.
    func typicalValues(of segment: RoutePattern.Segment) -> [String] {
        switch segment {
        case .literal, .parameter(_, .oneOf): examples(of: segment)
        case .parameter(_, .type(.bool)): ["true", "false"]
        case .parameter(_, .type(.uuid)): [fresh(.uuid)]
        case .parameter(_, .type(.uint)): [fresh(.uint), "\(UInt.max)"]
        case .parameter(_, .type(.int)): [fresh(.uint), "-1"]
        case .parameter(_, .type(.double)):
            [fresh(.double), fresh(.uint), "-1", "\(UInt.max)", "99999999999999999999"]
        case .parameter(_, .named): []
        case .parameter(_, .none), .wildcard, .rest:
            examples(of: segment) + ["X~", "true", "false", fresh(.uuid)]
                + [fresh(.double), fresh(.uint), "-1", "\(UInt.max)"]
        }
    }

    private func fresh(_ type: SegmentType) -> String {
        switch type {
        case .bool: "true"
        case .uuid:
            fresh {
                let digits = String($0)
                let zeros = String(repeating: "0", count: max(0, 12 - digits.count))
                return "00000000-0000-4000-8000-\(zeros)\(digits)"
            }
        case .uint, .int: fresh { "\($0)" }
        case .double: fresh { "\($0).5" }
        }
    }

    /// The first text of a series that is no literal of the table. There are more texts than
    /// literals, so there is one.
    private func fresh(_ text: (Int) -> String) -> String {
        (1...(words.count + 1)).lazy.map(text).first { !words.contains($0) } ?? text(0)
    }
}

extension [RoutePattern] {
    /// The literals and enumerated texts of all patterns, in lower case.
    var spelledTexts: Set<String> {
        Set(
            lazy.flatMap(\.segments).flatMap { segment -> [String] in
                switch segment {
                case .literal(let text): [text.asciiLowercased]
                case .parameter(_, .oneOf(let texts)): texts.map(\.asciiLowercased)
                default: []
                }
            })
    }
}
