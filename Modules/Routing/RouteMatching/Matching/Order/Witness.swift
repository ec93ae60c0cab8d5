/// Makes example paths that patterns answer.
package struct Witness {
    private let constraints: [String: RouteConstraint]
    /// The literals and enumerated texts of all patterns, in lower case.
    private let words: Set<String>
    /// The texts around the parameters of all patterns.
    private let affixes: [AffixBytes]
    /// A letter that none of these texts has, and what ends a number that one of them may end.
    private let letter: String, end: String

    package init(_ patterns: [RoutePattern], constraints: [RouteConstraint]) {
        self.constraints = Dictionary(
            constraints.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        words = patterns.spelledTexts
        let segments = patterns.lazy.flatMap(\.segments).filter(\.kind.isAffixed)
        affixes = Array(Set(segments.compactMap(\.affixes).map(AffixBytes.init)))
        let taken = Set(affixes.flatMap { $0.prefix + $0.suffix })
        let free = "xyzwvutsrqponmlkjihgfedcba".utf8.first { !taken.contains($0) }
        letter = free.map { String(Unicode.Scalar($0)) } ?? "é"
        let isNumberEnded = affixes.contains { $0.suffix.last.map { 0x30...0x39 ~= $0 } ?? false }
        end = isNumberEnded ? letter : ""
    }

    /// The same for the values between some texts.
    private init(_ witness: Witness, inside affixes: AffixBytes) {
        constraints = witness.constraints
        words = Set(witness.words.compactMap { affixes.value(in: $0) })
        self.affixes = witness.affixes.compactMap { $0.inside(affixes) }
        (letter, end) = (witness.letter, witness.end)
    }

    /// A path that some segments answer, with ordinary values.
    package func path(of segments: some Collection<RoutePattern.Segment>) -> [String] {
        segments.compactMap { examples(of: $0).first }
    }

    /// The same with values that some text around a parameter may spell as well; found at once.
    func likelyPath(of segments: [RoutePattern.Segment]) -> [String] {
        segments.map { segment in
            let value =
                switch segment.constraint {
                case .type(.bool): "true"
                case .type(.uuid): "00000000-0000-4000-8000-000000000000"
                case .type(.uint), .type(.int): "1"
                case .type(.double): "1.5"
                case .named(let name): constraints[name]?.example ?? letter
                case .oneOf, .some(.none), nil: letter
                }
            switch segment {
            case .literal(let text): return text
            case .affixed(let prefix, _, _, let suffix) where segment.kind != .enumerated:
                return prefix + value + suffix
            default: return segment.enumeratedTexts?.first ?? value
            }
        }
    }

    /// A path that both answer, or `nil` if there is none.
    func commonPath(
        _ left: some Collection<RoutePattern.Segment>,
        _ right: some Collection<RoutePattern.Segment>
    ) -> [String]? {
        var path: [String] = []
        for (a, b) in zip(left, right) {
            let value = (examples(of: a) + commonValues(of: a, b)).first {
                a.admits($0, constraints: constraints) && b.admits($0, constraints: constraints)
            }
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
        case .affixed(let prefix, let name, let constraint, let suffix):
            inside(segment).examples(of: .parameter(name: name, constraint))
                .map { prefix + $0 + suffix }
        case .parameter(_, .type(let type)): [fresh(type)]
        case .parameter(_, .named(let name)): constraints[name].map { [$0.example] } ?? []
        case .parameter(_, .none), .wildcard, .rest:
            [isFresh(letter) ? letter : fresh { "\(letter)\($0)\(end)" }]
        }
    }

    /// Values of each kind that a segment answers, an ordinary one first; of a constraint none.
    func typicalValues(of segment: RoutePattern.Segment) -> [String] {
        switch segment {
        case .literal, .parameter(_, .oneOf): examples(of: segment)
        case .affixed(let prefix, let name, let constraint, let suffix):
            inside(segment).typicalValues(of: .parameter(name: name, constraint))
                .map { prefix + $0 + suffix }
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

    /// Values that two parameters with texts beside them may both answer; none for other segments.
    func commonValues(of left: RoutePattern.Segment, _ right: RoutePattern.Segment) -> [String] {
        AffixOverlap(left, right)?.segments(
            with: [letter, fresh { "\(letter)\($0)\(end)" }]
                + AffixOverlap.values) ?? []
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

    /// The first text of a series that is no literal of the table, and has none of the texts around
    /// parameters if one of the first has not. There are more texts than literals.
    private func fresh(_ text: (Int) -> String) -> String {
        let texts = (1...(words.count + 9)).lazy.map(text)
        return texts.first(where: isFresh) ?? texts.first { !words.contains($0) } ?? text(0)
    }

    private func inside(_ segment: RoutePattern.Segment) -> Witness {
        segment.affixes.map { Witness(self, inside: AffixBytes($0)) } ?? self
    }

    private func isFresh(_ text: String) -> Bool {
        !words.contains(text)
            && (affixes.isEmpty
                || !affixes.contains { $0.isAround(CanonicalText.bytes(of: [text])) })
    }
}

extension [RoutePattern] {
    /// The literals and enumerated texts of all patterns, in lower case.
    var spelledTexts: Set<String> {
        Set(
            lazy.flatMap(\.segments).flatMap { segment -> [String] in
                if case .literal(let text) = segment { return [text.asciiLowercased] }
                return segment.enumeratedTexts?.map(\.asciiLowercased) ?? []
            })
    }
}
