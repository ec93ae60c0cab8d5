/// Finds paths that the patterns of a table win: examples for code that needs a link that a route
/// answers.
///
/// A path that a pattern matches isn't enough: `/:id` matches `/new`, but another pattern may win
/// it. So each path that is found here was matched by the table.
///
///     let paths = WinningPaths(table)
///     paths.example(of: 0)  // /product/1, if the first pattern is /product/:id(int)
package struct WinningPaths {
    /// So many paths are tried for a form at most.
    private static let most = 64

    private let compiled: CompiledRoutes
    /// Literals and enumerated texts, in lower case.
    private let texts: Set<String>
    /// No text around a parameter has it.
    private let letter: String

    package init(_ table: RouteTable) { self.init(table.compiled) }

    init(_ compiled: CompiledRoutes) {
        self.compiled = compiled
        let segments = compiled.patterns.lazy.flatMap(\.segments)
        texts = Set(segments.flatMap(\.texts).map(\.asciiLowercased))
        let taken = segments.compactMap(\.affixes).reduce(into: Set<UInt8>()) {
            $0.formUnion($1.prefix + $1.suffix)
        }
        letter =
            "xyzwvutsrqponmlkjihgfedcba".utf8.first { !taken.contains($0) }
            .map { String(Unicode.Scalar($0)) } ?? "é"
    }

    /// A link that a pattern wins, an ordinary one if it wins that: all its segments are given if
    /// possible.
    /// - Parameter pattern: Its position among the patterns of the table.
    /// - Returns: `nil` if others win all paths that are tried.
    package func example(of pattern: Int) -> DeepLink? {
        for form in forms(of: pattern) {
            let path = paths(of: form).first { compiled.pattern(matching: $0) == pattern }
            if let path { return DeepLink(segments: path) }
        }
        return nil
    }

    /// Links that a pattern wins: for each of its forms one, and one more for each other text of an
    /// enumeration, or value of a `bool`. What others win is missing.
    /// - Parameter pattern: Its position among the patterns of the table.
    package func examples(of pattern: Int) -> [DeepLink] {
        forms(of: pattern).flatMap { form -> [DeepLink] in
            let rules = Array(form)
            var won: [[String]] = []
            for path in paths(of: form) where compiled.pattern(matching: path) == pattern {
                // An ordinary path, or one that differs from it in a value that stands for itself.
                let isNew = rules.indices.contains { index in
                    rules[index].isListed && !won.contains { $0[index] == path[index] }
                }
                if won.isEmpty || isNew { won.append(path) }
            }
            return won.map { DeepLink(segments: $0) }
        }
    }

    /// The longest first.
    private func forms(of pattern: Int) -> [ArraySlice<SegmentRule>] {
        let rules = compiled.rules[pattern]
        return (0...compiled.patterns[pattern].optionalCount).map { rules.dropLast($0) }
    }
}

extension WinningPaths {
    /// A path of usual values that segments match, whichever pattern wins it.
    func path(of rules: some Collection<SegmentRule>) -> [String] {
        rules.compactMap { values(of: $0).first }
    }

    /// Paths that a form matches: first one of usual values, then those that differ from it in one
    /// value, then mixed ones. The others are only made if the first one isn't enough.
    private func paths(of form: ArraySlice<SegmentRule>) -> some Sequence<[String]> {
        let usual = path(of: form)
        // A constraint that is missing has no value.
        let first = usual.count == form.count ? [usual] : []
        return [{ first }, { first.flatMap { otherPaths(of: form, than: $0) } }].lazy
            .flatMap { $0() }
    }

    private func otherPaths(
        of form: ArraySlice<SegmentRule>, than usual: [String]
    ) -> [[String]] {
        let choices = form.map { rule in values(of: rule) + rareValues(of: rule) }
        var paths: [[String]] = []
        for (index, others) in choices.enumerated() {
            for other in others.dropFirst() {
                paths.append(usual)
                paths[paths.count - 1][index] = other
            }
        }
        var mixed: [[String]] = [[]]
        for own in choices where mixed.count < Self.most {
            mixed = mixed.flatMap { start in own.map { start + [$0] } }
        }
        paths += mixed.prefix(Self.most).filter { $0.count == choices.count }
        if form.last?.kind == .rest {
            paths += [usual, usual + usual.suffix(1)].map { $0 + usual.suffix(1) }
        }
        return paths
    }

    /// Values that a segment admits, the most usual first; none if its constraint is missing.
    private func values(of rule: SegmentRule) -> [String] {
        guard case .value(let test, _) = rule.content else { return rule.segment.texts }
        let values: [String] =
            switch test {
            case .any: [fresh(in: rule) { $0 == 0 ? letter : "\(letter)\($0)" }]
            case .nothing: []
            case .type(.bool): ["true", "false"]
            case .type(.uuid): [Self.uuid]
            // The largest one is no Int.
            case .type(.uint): [fresh(in: rule) { "\($0 + 1)" }, "\(UInt.max)"]
            case .type(.int): [fresh(in: rule) { "\($0 + 1)" }, fresh(in: rule) { "-\($0 + 1)" }]
            case .type(.double): [fresh(in: rule) { "\($0 + 1).5" }, "-1.5"]
            case .constraint(let position): [compiled.constraints[Int(position)].example]
            }
        return values.map(rule.segment.around)
    }

    /// Other values that a constraint accepts, similar to its example.
    private func rareValues(of rule: SegmentRule) -> [String] {
        guard case .value(.constraint(let position), _) = rule.content else { return [] }
        let constraint = compiled.constraints[Int(position)]
        return Self.variants(of: constraint.example)
            .filter { $0.isSegment && constraint.admits($0) }.prefix(8).map(rule.segment.around)
    }

    /// The first text of an endless series with which a segment is no literal of the table.
    private func fresh(in rule: SegmentRule, _ text: (Int) -> String) -> String {
        let number = (0...texts.count).first {
            !texts.contains(rule.segment.around(text($0)).asciiLowercased)
        }
        return text(number ?? 0)
    }

    private static let uuid = "00000000-0000-4000-8000-000000000000"
}

extension WinningPaths {
    /// A segment that two rules of one kind admit; `nil` if none of those that are tried is.
    func value(of left: SegmentRule, _ right: SegmentRule) -> String? {
        if left.segment.identity == right.segment.identity { return values(of: left).first }
        var tried = left.segment.texts.map(\.asciiLowercased)
        if tried.isEmpty {
            let names = [left, right].compactMap(\.segment.constraintName)
            let examples = [left, right].compactMap { rule -> String? in
                guard case .value(.constraint(let position), _) = rule.content else { return nil }
                return compiled.constraints[Int(position)].example
            }
            tried = examples + examples.flatMap(Self.variants)
            tried += names.isEmpty ? [] : texts.sorted()
            let usual = ["x", "1", "", "-1", "1.5", "0", "true", "false", Self.uuid]
            tried =
                left.affixes == nil
                ? tried + usual : Self.segments(of: left, right, around: usual + tried)
        }
        return tried.first { text in
            let segment = PathSegment(text)
            return text.isSegment && left.admits(segment, compiled.constraints)
                && right.admits(segment, compiled.constraints)
        }
    }

    /// Texts that differ from an example in one of its first characters, or in length by one.
    private static func variants(of example: String) -> [String] {
        let characters = Array(example.prefix(16))
        let changed = characters.indices.flatMap { index in
            "afzAFZ079-".map { other in
                var changed = characters
                changed[index] = other
                return String(changed) + example.dropFirst(16)
            }
        }
        return changed + [String(example.dropLast()), example + example.suffix(1)]
    }

    /// Texts of two parameters, or of one, around each value, and around nothing.
    private static func segments(
        of left: SegmentRule, _ right: SegmentRule, around values: [String]
    ) -> [String] {
        guard case .affixed(let leftStart, _, _, let leftEnd) = left.segment,
            case .affixed(let rightStart, _, _, let rightEnd) = right.segment
        else { return [] }
        let start = leftStart.utf8.count < rightStart.utf8.count ? rightStart : leftStart
        let end = leftEnd.utf8.count < rightEnd.utf8.count ? rightEnd : leftEnd
        // The end of one text may be the beginning of the other one: `abc` for `ab:x` and `{y}bc`.
        let short = (0...min(start.count, end.count)).filter {
            String(start.suffix($0)).equalsIgnoringASCIICase(String(end.prefix($0)))
        }
        return values.map { start + $0 + end } + short.map { start + end.dropFirst($0) }
            + [left, right].flatMap { values.map($0.segment.around) }
    }
}

extension SegmentRule {
    /// Whether each of its few values is worth an example of its own.
    fileprivate var isListed: Bool {
        guard case .value(let test, _) = content else { return true }
        return test == .type(.bool)
    }
}
