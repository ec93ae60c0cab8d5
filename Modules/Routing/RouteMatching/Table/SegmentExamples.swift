/// Makes texts that segments of patterns admit, usual ones that no pattern of a table spells.
struct SegmentExamples {
    private let constraints: ConstraintOrder
    /// Literals and enumerated texts, in lower case.
    private let texts: Set<String>
    /// No text around a parameter has it.
    private let letter: String

    init(_ compiled: CompiledRoutes) {
        constraints = compiled.constraints
        let segments = compiled.ranked.rules.map(\.segment)
        texts = Set(segments.flatMap(\.texts).map(\.asciiLowercased))
        let taken = Set(segments.flatMap { $0.around("").asciiLowercased })
        let letter = "xyzwvutsrqponmlkjihgfedcba".first { !taken.contains($0) }
        self.letter = letter.map(String.init) ?? "é"
    }

    /// A path of usual values that segments match, whichever pattern wins it.
    func path(of rules: some Collection<SegmentRule>) -> [String] {
        rules.compactMap { texts(of: $0).first }
    }

    /// Texts that a segment admits, the most usual first; none if its constraint is missing.
    /// - Parameter rare: Whether other values that a constraint accepts, similar to its example,
    ///   are among them.
    func texts(of rule: SegmentRule, rare: Bool = false) -> [String] {
        let texts = rule.segment.texts
        return texts.isEmpty ? values(of: rule, rare: rare).map(rule.segment.around) : texts
    }

    /// Values that a segment admits between its texts.
    private func values(of rule: SegmentRule, rare: Bool = false) -> [String] {
        switch rule.test {
        // Two, so that the values of two segments can differ.
        case .any:
            return [letter, letter + letter].map { start in
                fresh(in: rule) { $0 == 0 ? start : "\(start)\($0)" }
            }
        case .nothing: return []
        case .type(.bool): return ["true", "false"]
        case .type(.uuid): return Self.uuids
        // The largest one is no Int.
        case .type(.uint): return [fresh(in: rule) { "\($0 + 1)" }, "\(UInt.max)"]
        case .type(.int): return ["", "-"].map { sign in fresh(in: rule) { "\(sign)\($0 + 1)" } }
        case .type(.double): return [fresh(in: rule) { "\($0 + 1).5" }, "-1.5"]
        case .constraint(let position):
            let constraint = constraints.all[Int(position)]
            let others = rare ? Self.variants(of: constraint.example) : []
            return [constraint.example]
                + others.lazy.filter { $0.isSegment && constraint.check.admits($0) }.prefix(8)
        }
    }

    /// The first text of an endless series with which a segment is no literal of the table.
    private func fresh(in rule: SegmentRule, _ text: @escaping (Int) -> String) -> String {
        (0...texts.count).lazy.map(text).first {
            !texts.contains(rule.segment.around($0).asciiLowercased)
        } ?? text(0)
    }

    private static let uuids = ["0", "f"].map { "\($0)0000000-0000-4000-8000-000000000000" }
}

extension SegmentExamples {
    /// A segment that two rules admit; `nil` if none of those that are tried is.
    func value(of left: SegmentRule, _ right: SegmentRule) -> String? {
        if !left.affixes.overlaps(right.affixes) { return nil }
        if left.segment.identity == right.segment.identity { return texts(of: left).first }
        for rare in [false, true] {
            if let text = texts(of: left, right, rare: rare).first { return text }
        }
        if left.constraintOrder.isEmpty, right.constraintOrder.isEmpty { return nil }
        return Self.segments(of: left, right, around: texts.sorted()).first {
            admit(left, right, $0)
        }
    }

    /// Texts that two rules admit: all of an enumeration, in any case, as a test may pass only one
    /// of them; otherwise around values that are no texts of the table.
    /// - Parameter rare: Whether other values are among them.
    func texts(of left: SegmentRule, _ right: SegmentRule, rare: Bool) -> [String] {
        let rules = [left, right]
        var tried = rules.map(\.segment.texts).first { !$0.isEmpty } ?? []
        tried = tried.flatMap { [$0.asciiLowercased, $0, $0.uppercased()] }
        if tried.isEmpty {
            tried = rules.flatMap { values(of: $0) }
            if rare {
                let examples = rules.compactMap { $0.segment.constraintName }
                    .compactMap { constraints[$0]?.example }
                tried += ["x", "1", "-1", "1.5", "0", "true", "false"] + Self.uuids
                tried += examples.flatMap(Self.variants)
            }
            tried = Self.segments(of: left, right, around: tried)
        }
        var known: Set<String> = []
        return tried.filter { known.insert($0).inserted && admit(left, right, $0) }
    }

    /// Texts that differ from an example in one of its first characters, or in length by one.
    private static func variants(of example: String) -> [String] {
        let changed = example.indices.prefix(16).flatMap { index in
            "afzAFZ079-".map { "\(example[..<index])\($0)\(example[index...].dropFirst())" }
        }
        return changed + [String(example.dropLast()), example + example.suffix(1)]
    }

    /// Texts of two segments, or of one, around each value, and around nothing.
    private static func segments(
        of left: SegmentRule, _ right: SegmentRule, around values: [String]
    ) -> [String] {
        var start = ""
        var end = ""
        for case .affixed(let prefix, _, _, let suffix) in [left, right].map(\.segment) {
            start = start.utf8.count < prefix.utf8.count ? prefix : start
            end = end.utf8.count < suffix.utf8.count ? suffix : end
        }
        // The end of one text may be the beginning of the other one: `abc` for `ab:x` and `{y}bc`.
        let short = (0...min(start.count, end.count)).filter {
            String(start.suffix($0)).equalsIgnoringASCIICase(String(end.prefix($0)))
        }
        return values.map { start + $0 + end } + short.map { start + end.dropFirst($0) }
            + [left, right].flatMap { values.map($0.segment.around) }
    }

    private func admit(_ left: SegmentRule, _ right: SegmentRule, _ text: String) -> Bool {
        let segment = PathSegment(text)
        return text.isSegment && left.admits(segment, constraints)
            && right.admits(segment, constraints)
    }
}
