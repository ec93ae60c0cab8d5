@testable import RouteMatching

/// What the reference says about each pattern of the alphabet and each path: worked out once, so
/// that a set of patterns only has to take the first.
struct AlphabetAnswers: Sendable {
    struct Answer: Sendable {
        /// The form that answers, by its place in the reference order of all forms.
        let place: Int
        let items: [DeepLink.QueryItem]
    }

    static let all = Result { try AlphabetAnswers() }

    let patterns: [RoutePattern]
    private let answers: [[Answer?]]
    private let forms: [[RoutePattern.Segment]]

    private init() throws {
        let patterns = try Alphabet.patterns()
        self.patterns = patterns
        let matcher = ReferenceMatcher(patterns, values: Alphabet.reference)
        var answers = patterns.map { _ in [Answer?](repeating: nil, count: Alphabet.paths.count) }
        for (place, form) in matcher.forms.enumerated() {
            for (index, path) in Alphabet.paths.enumerated() {
                guard let items = matcher.items(of: form, in: path) else { continue }
                // The forms of one pattern differ in length, so only one of them answers a path.
                answers[form.pattern][index] = Answer(place: place, items: items)
            }
        }
        self.answers = answers
        forms = matcher.forms.map(\.segments)
    }

    /// For each path the position in a set of the pattern that wins, if any.
    func winners(among set: [Int]) -> [Int?] {
        Alphabet.paths.indices.map { path in
            var winner: (position: Int, place: Int)?
            for position in set.indices {
                guard let place = answers[set[position]][path]?.place else { continue }
                if winner.map({ place < $0.place }) ?? true { winner = (position, place) }
            }
            return winner?.position
        }
    }

    /// The values that a pattern gives on a path that it answers.
    func items(of pattern: Int, on path: Int) -> [DeepLink.QueryItem]? {
        answers[pattern][path]?.items
    }

    /// The pairs of positions in a set whose patterns tie on some path that no narrower one answers.
    func ties(in set: [Int], narrower: Set<[String]>) -> Set<[Int]> {
        var pairs: Set<[Int]> = []
        for right in set.indices {
            for left in 0..<right where tie(left, right, in: set, narrower) {
                pairs.insert([left, right])
            }
        }
        return pairs
    }

    private func tie(
        _ left: Int, _ right: Int, in set: [Int], _ narrower: Set<[String]>
    ) -> Bool {
        Alphabet.paths.indices.contains { path in
            guard let one = answers[set[left]][path], let other = answers[set[right]][path] else {
                return false
            }
            return set.allSatisfy { third in
                guard let third = answers[third][path] else { return true }
                return precedes(third, one, narrower) != true
                    && precedes(third, other, narrower) != true
            }
        }
    }

    private func precedes(
        _ left: Answer, _ right: Answer, _ narrower: Set<[String]>
    ) -> Bool? {
        ReferenceOrder.precedes(forms[left.place], forms[right.place], narrower: narrower)
    }
}
