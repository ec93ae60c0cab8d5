/// Finds paths that the patterns of a table win: examples for code that needs a link that a route
/// answers.
///
/// A path that a pattern matches isn't enough: `/:id` matches `/new`, but another pattern may win
/// it. So each path that is found here was matched by the table.
///
///     let paths = WinningPaths(table)
///     paths.links(of: try RoutePattern("/product/:id(int)"))  // /product/1 and /product/-1
package struct WinningPaths {
    /// So many paths are tried for a form at most.
    private static let most = 64

    private let compiled: CompiledRoutes
    /// The positions of the patterns.
    private let numbers: [RoutePattern: Int]
    /// Literals and enumerated texts, in lower case.
    private let texts: Set<String>
    /// No text around a parameter has it.
    private let letter: String

    package init(_ table: RouteTable) {
        compiled = table.compiled
        let patterns = table.patterns
        numbers = Dictionary(
            patterns.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let segments = patterns.lazy.flatMap(\.segments)
        texts = Set(segments.flatMap(\.texts).map(\.asciiLowercased))
        let taken = segments.compactMap(\.affixes).reduce(into: Set<UInt8>()) {
            $0.formUnion($1.prefix + $1.suffix)
        }
        letter =
            "xyzwvutsrqponmlkjihgfedcba".utf8.first { !taken.contains($0) }
            .map { String(Unicode.Scalar($0)) } ?? "é"
    }

    /// Links that a pattern wins, ordinary ones if it wins them: for each of its forms one, the
    /// longest first, and one more for each other text of an enumeration, value of a `bool` and
    /// sign of a number. What other patterns win is missing.
    /// - Parameters:
    ///   - pattern: If the table lacks it, nothing is asked about the winner.
    ///   - limit: The most for each form.
    package func links(of pattern: RoutePattern, upTo limit: Int = .max) -> [DeepLink] {
        let number = numbers[pattern]
        return pattern.forms.flatMap { form -> [DeepLink] in
            let form = form.map { SegmentRule($0, compiled.constraints) }
            let isListed = form.contains(where: \.isListed)
            var known = form.map { _ in Set<String>() }
            var links: [DeepLink] = []
            for path in paths(of: form)
            where number == nil || compiled.pattern(matching: path) == number {
                // An ordinary path, or one that differs from it in a value that stands for itself.
                let listed = form.indices.filter { index in
                    form[index].isListed && known[index].insert(path[index]).inserted
                }
                if links.isEmpty || !listed.isEmpty { links.append(DeepLink(segments: path)) }
                if links.count == limit || !isListed { break }
            }
            return links
        }
    }
}

extension WinningPaths {
    /// A path of usual values that segments match, whichever pattern wins it.
    func path(of rules: some Collection<SegmentRule>) -> [String] {
        rules.compactMap { texts(of: $0).first }
    }

    /// Paths that a form matches: first one of usual values, then those that differ from it in one
    /// value, then mixed ones. The others are only made if the first one isn't enough.
    private func paths(of form: [SegmentRule]) -> some Sequence<[String]> {
        let usual = path(of: form)
        // A constraint that is missing has no value.
        let first = usual.count == form.count ? [usual] : []
        return [{ first }, { first.flatMap { otherPaths(of: form, than: $0) } }].lazy
            .flatMap { $0() }
    }

    private func otherPaths(
        of form: [SegmentRule], than usual: [String]
    ) -> [[String]] {
        let choices = form.map { texts(of: $0, rare: true) }
        var paths = choices.enumerated().flatMap { index, others in
            others.dropFirst().map { Array(usual[..<index]) + [$0] + usual[(index + 1)...] }
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

    /// Texts that a segment admits, the most usual first; none if its constraint is missing.
    /// - Parameter rare: Whether other values that a constraint accepts, similar to its example,
    ///   are among them.
    private func texts(of rule: SegmentRule, rare: Bool = false) -> [String] {
        let texts = rule.segment.texts
        return texts.isEmpty ? values(of: rule, rare: rare).map(rule.segment.around) : texts
    }

    /// Values that a segment admits between its texts.
    private func values(of rule: SegmentRule, rare: Bool = false) -> [String] {
        guard case .value(let test, _) = rule.content else { return [] }
        switch test {
        case .any: return [fresh(in: rule) { $0 == 0 ? letter : "\(letter)\($0)" }]
        case .nothing: return []
        case .type(.bool): return ["true", "false"]
        case .type(.uuid): return [Self.uuid]
        // The largest one is no Int.
        case .type(.uint): return [fresh(in: rule) { "\($0 + 1)" }, "\(UInt.max)"]
        case .type(.int): return ["", "-"].map { sign in fresh(in: rule) { "\(sign)\($0 + 1)" } }
        case .type(.double): return [fresh(in: rule) { "\($0 + 1).5" }, "-1.5"]
        case .constraint(let position):
            let constraint = compiled.constraints.all[Int(position)]
            let others = rare ? Self.variants(of: constraint.example) : []
            return [constraint.example]
                + others.lazy.filter { $0.isSegment && constraint.admits($0) }.prefix(8)
        }
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
    /// A segment that two rules admit; `nil` if none of those that are tried is.
    func value(of left: SegmentRule, _ right: SegmentRule) -> String? {
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
    private func texts(of left: SegmentRule, _ right: SegmentRule, rare: Bool) -> [String] {
        let rules = [left, right]
        var tried = rules.map(\.segment.texts).first { !$0.isEmpty } ?? []
        tried = tried.flatMap { [$0.asciiLowercased, $0, $0.uppercased()] }
        if tried.isEmpty {
            tried = rules.flatMap { values(of: $0) }
            if rare {
                let examples = rules.compactMap { $0.segment.constraintName }
                    .compactMap { compiled.constraints[$0]?.example }
                tried += ["x", "1", "-1", "1.5", "0", "true", "false", Self.uuid]
                tried += examples.flatMap(Self.variants)
            }
            tried = Self.segments(of: left, right, around: tried)
        }
        var known: Set<String> = []
        return tried.filter { known.insert($0).inserted && admit(left, right, $0) }
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
        return text.isSegment && left.admits(segment, compiled.constraints)
            && right.admits(segment, compiled.constraints)
    }
}

extension WinningPaths {
    /// So many links are made for two forms of patterns at most.
    private static let mostLinks = 512

    /// Links that two patterns match, first those that few other patterns match; the others are
    /// only made if these aren't enough. The table isn't asked who wins them.
    package func links(
        of one: RoutePattern, and other: RoutePattern
    ) -> some Sequence<DeepLink> {
        [false, true].lazy.flatMap { rare in
            one.forms.lazy.flatMap { form in
                other.forms.lazy.flatMap { links(of: form, and: $0, rare: rare) }
            }
        }
    }

    private typealias Form = ArraySlice<RoutePattern.Segment>

    private func links(of one: Form, and other: Form, rare: Bool) -> [DeepLink] {
        let areEndless = one.last?.isRest == true && other.last?.isRest == true
        let count = max(one.count, other.count)
        // Two rests may have a segment in common that another pattern of this length takes.
        return (count...(areEndless ? count + 1 : count)).flatMap { count -> [DeepLink] in
            guard let one = one.extended(to: count), let other = other.extended(to: count) else {
                return []
            }
            return zip(one, other).reduce([[]]) { paths, segments in
                let rules = [segments.0, segments.1].map { SegmentRule($0, compiled.constraints) }
                let texts = texts(of: rules[0], rules[1], rare: rare)
                // The first segments differ most: they decide who wins a long path.
                let longer = texts.lazy.flatMap { text in paths.lazy.map { $0 + [text] } }
                return Array(longer.prefix(Self.mostLinks))
            }.map { DeepLink(segments: $0) }
        }
    }
}

extension ArraySlice<RoutePattern.Segment> {
    /// The form with as many segments; `nil` if it matches no such path.
    fileprivate func extended(to count: Int) -> Self? {
        guard let last, last.isRest, count > self.count else {
            return count == self.count ? self : nil
        }
        return self + Array(repeating: last, count: count - self.count)
    }
}

extension SegmentRule {
    /// Whether each of its few values is worth an example of its own.
    fileprivate var isListed: Bool {
        guard case .value(let test, _) = content else { return true }
        return [.type(.bool), .type(.int), .type(.double)].contains(test)
    }
}
