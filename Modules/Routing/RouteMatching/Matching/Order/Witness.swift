/// Makes example paths that patterns answer.
package struct Witness {
    private let constraints: [String: RouteConstraint]
    /// The literals and enumerated texts of all patterns, in lower case.
    private let words: Set<String>
    /// The texts around the parameters of all patterns.
    private let affixes: AffixSet<AffixBytes>
    /// A letter that none of these texts has, and what ends a number that one of them may end.
    private let letter: String, end: String

    package init(_ patterns: [RoutePattern], constraints: [RouteConstraint]) {
        var affixes: [AffixBytes] = []
        for pattern in patterns {
            for segment in pattern.segments where segment.kind.isAffixed {
                if let texts = segment.affixes { affixes.append(AffixBytes(texts)) }
            }
        }
        self.init(words: patterns.spelledTexts, affixes: affixes, constraints: constraints)
    }

    /// The same of patterns that are compiled.
    init(_ compiler: RouteTableCompiler) {
        let symbols = compiler.forms.symbols
        self.init(
            words: Set(symbols.words.map { symbols.spelling(of: $0) }),
            affixes: symbols.affixed.map { $0.affixes }, constraints: compiler.constraints)
    }

    private init(words: Set<String>, affixes: [AffixBytes], constraints: [RouteConstraint]) {
        self.constraints = Dictionary(
            constraints.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        self.words = words
        self.affixes = AffixSet(Set(affixes).map { ($0, $0) })
        letter = LikelyPaths.letter(besides: affixes)
        let isNumberEnded = affixes.contains { $0.suffix.last.map { 0x30...0x39 ~= $0 } ?? false }
        end = isNumberEnded ? letter : ""
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
        if case .literal(let text) = segment { return [text] }
        return segments(of: segment) { constraint, affixes in
            switch constraint {
            case .oneOf(let texts): texts
            case .type(let type): [fresh(type, in: affixes)]
            case .named(let name): constraints[name].map { [$0.example] } ?? []
            case .none: [fresh(in: affixes)]
            }
        }
    }

    /// Values of each kind that a segment answers, an ordinary one first; of a constraint none. Of a text
    /// both cases, as a `bool` and constraints tell them apart.
    func typicalValues(of segment: RoutePattern.Segment) -> [String] {
        if case .literal(let text) = segment { return Self.cases(of: [text]) }
        return segments(of: segment) { constraint, affixes in
            switch constraint {
            case .oneOf(let texts): Self.cases(of: texts)
            case .type(.bool): ["true", "false"]
            case .type(.uuid): [fresh(.uuid, in: affixes)]
            case .type(.uint): [fresh(.uint, in: affixes), large(in: affixes)]
            case .type(.int): [fresh(.uint, in: affixes), "-1"]
            case .type(.double):
                [fresh(.double, in: affixes), fresh(.uint, in: affixes)]
                    + ["-1", large(in: affixes), "99999999999999999999"]
            case .named: []
            case .none:
                [fresh(in: affixes), "X~", "true", "false", fresh(.uuid, in: affixes)]
                    + [fresh(.double, in: affixes), fresh(.uint, in: affixes), "-1"]
                    + [large(in: affixes)]
            }
        }
    }

    private static func cases(of texts: [String]) -> [String] {
        texts + texts.map { $0.uppercased() }.filter { !texts.contains($0) }
    }

    /// Segments with values of a constraint, which a closure gives, between the texts of one.
    private func segments(
        of segment: RoutePattern.Segment,
        _ values: (SegmentConstraint, SegmentAffixes?) -> [String]
    ) -> [String] {
        let affixes = segment.affixes
        let values = values(segment.constraint ?? .none, affixes)
        return affixes.map { affixes in values.map { affixes.prefix + $0 + affixes.suffix } }
            ?? values
    }

    /// Values that two parameters with texts beside them may both answer; none for other segments.
    func commonValues(of left: RoutePattern.Segment, _ right: RoutePattern.Segment) -> [String] {
        AffixOverlap(left, right)?.segments(
            with: [letter, fresh(in: nil), "\(letter)1\(end)"] + AffixOverlap.values) ?? []
    }

    private func fresh(_ type: SegmentType, in affixes: SegmentAffixes?) -> String {
        switch type {
        case .bool: "true"
        case .uuid:
            fresh(in: affixes) {
                let digits = String($0 + 1)
                let zeros = String(repeating: "0", count: max(0, 12 - digits.count))
                return "00000000-0000-4000-8000-\(zeros)\(digits)"
            }
        case .uint, .int: fresh(in: affixes) { "\($0 + 1)" }
        case .double: fresh(in: affixes) { "\($0 + 1).5" }
        }
    }

    /// A `uint` that is no `int`. The series has each first and each last digit.
    private func large(in affixes: SegmentAffixes?) -> String {
        fresh(in: affixes) {
            let lead = UInt64($0 % 10) * 1_000_000_000_000_000_000
            return "\(UInt64.max - lead - UInt64($0 / 10 % 10))"
        }
    }

    /// The letter, or a text that begins with it.
    private func fresh(in affixes: SegmentAffixes?) -> String {
        fresh(in: affixes) { $0 == 0 ? letter : "\(letter)\($0)\(end)" }
    }

    /// The first text of a series that is no literal of the table between some texts, and has none of
    /// the narrower texts around parameters if one of the first has not. There are more texts than
    /// literals.
    private func fresh(in affixes: SegmentAffixes?, _ text: (Int) -> String) -> String {
        let own = affixes.map(AffixBytes.init)
        var first: String?
        for number in 0...(words.count + 9) {
            let text = text(number)
            let segment = affixes.map { $0.prefix + text + $0.suffix } ?? text
            guard !words.contains(segment.asciiLowercased) else { continue }
            let others = self.affixes.items(around: segment)
            if !others.contains(where: { own.map($0.isNarrower) ?? true }) { return text }
            first = first ?? text
            // Where many have such a text all of them may.
            if number > 99 { break }
        }
        return first ?? text(0)
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
