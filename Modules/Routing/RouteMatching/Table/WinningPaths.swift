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
    private let examples: SegmentExamples
    /// The positions of the patterns.
    private let numbers: [RoutePattern: Int]

    package init(_ table: RouteTable) {
        compiled = table.compiled
        examples = SegmentExamples(compiled)
        numbers = Dictionary(zip(table.patterns, 0...)) { first, _ in first }
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
            // The others are only made if the usual path isn't enough.
            for path in [false, true].lazy.flatMap({ paths(of: form, rare: $0) })
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
    /// Paths that a form matches: one of usual values, or those that differ from it in one value,
    /// and then mixed ones.
    private func paths(of form: [SegmentRule], rare: Bool) -> [[String]] {
        let usual = examples.path(of: form)
        // A constraint that is missing has no value.
        guard usual.count == form.count else { return [] }
        guard rare else { return [usual] }
        var paths = mixed(form.map { examples.texts(of: $0, rare: true) }, upTo: Self.most)
        if form.last?.kind == .rest {
            paths += [usual, usual + usual.suffix(1)].map { $0 + usual.suffix(1) }
        }
        return paths
    }

    /// Paths of some texts for each segment: one of the first texts, those that differ from it in
    /// one segment, and then mixed ones. Of these, the first segments differ most: they decide who
    /// wins a long path.
    /// - Parameter limit: The most mixed ones.
    private func mixed(_ choices: [[String]], upTo limit: Int) -> [[String]] {
        let usual = choices.compactMap(\.first)
        guard usual.count == choices.count else { return [] }
        let most = choices.map(\.count).max() ?? 0
        // The second text of each segment, then the third: a long list doesn't hide the others.
        let similar = (0..<most).dropFirst().flatMap { number in
            choices.indices.filter { choices[$0].count > number }.map { index in
                Array(usual[..<index]) + [choices[index][number]] + usual[(index + 1)...]
            }
        }
        return [usual] + similar
            + choices.reduce([[]]) { paths, texts in
                Array(texts.lazy.flatMap { text in paths.lazy.map { $0 + [text] } }.prefix(limit))
            }
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
        let count = max(one.count, other.count)
        // Two rests may have a segment in common that another pattern of this length takes.
        return (count...(count + 1)).flatMap { count -> [DeepLink] in
            let rules = [one, other].map { form in
                form.extended(to: count).map { SegmentRule($0, compiled.constraints) }
            }
            guard rules.allSatisfy({ $0.count == count }) else { return [] }
            let choices = zip(rules[0], rules[1]).map { examples.texts(of: $0, $1, rare: rare) }
            return mixed(choices, upTo: Self.mostLinks).map { DeepLink(segments: $0) }
        }
    }
}

extension ArraySlice<RoutePattern.Segment> {
    /// The form with as many segments, at least its own, if its last one takes the rest of a path.
    fileprivate func extended(to count: Int) -> Self {
        guard let last, last.isRest else { return self }
        return self + Array(repeating: last, count: count - self.count)
    }
}

extension SegmentRule {
    /// Whether each of its few values is worth an example of its own.
    fileprivate var isListed: Bool {
        !texts.isEmpty || [.type(.bool), .type(.int), .type(.double)].contains(test)
    }
}
