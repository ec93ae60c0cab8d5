@testable import RouteMatching

/// What the reference says about each pattern of the alphabet and each path: worked out once, so
/// that a set of patterns only has to take the first.
struct AlphabetAnswers: Sendable {
    struct Answer: Sendable {
        /// The form that answers, by its place in the reference order of all forms.
        let place: Int
        /// Equal for forms that nothing orders.
        let tie: String
        let items: [DeepLink.QueryItem]
    }

    static let all = Result { try AlphabetAnswers() }

    let patterns: [RoutePattern]
    private let answers: [[Answer?]]

    private init() throws {
        let patterns = try Alphabet.patterns()
        self.patterns = patterns
        let matcher = ReferenceMatcher(patterns, values: Alphabet.reference)
        var answers = patterns.map { _ in [Answer?](repeating: nil, count: Alphabet.paths.count) }
        for (place, form) in matcher.forms.enumerated() {
            let tie = ReferenceOrder.tie(of: form.segments)
            for (index, path) in Alphabet.paths.enumerated() {
                guard let items = matcher.items(of: form, in: path) else { continue }
                // The forms of one pattern differ in length, so only one of them answers a path.
                answers[form.pattern][index] = Answer(place: place, tie: tie, items: items)
            }
        }
        self.answers = answers
    }

    /// The pattern of a set that wins a path, with what it gives.
    func winner(among set: [Int], on path: Int) -> (pattern: Int, items: [DeepLink.QueryItem])? {
        var winner: (pattern: Int, answer: Answer)?
        for pattern in set {
            guard let answer = answers[pattern][path] else { continue }
            if winner.map({ answer.place < $0.answer.place }) ?? true { winner = (pattern, answer) }
        }
        return winner.map { ($0.pattern, $0.answer.items) }
    }

    /// The pairs of positions in a set whose patterns tie on some path.
    func ties(in set: [Int]) -> Set<[Int]> {
        var pairs: Set<[Int]> = []
        for right in set.indices {
            for left in 0..<right where tie(set[left], set[right]) {
                pairs.insert([left, right])
            }
        }
        return pairs
    }

    /// The positions in a set of the patterns that win no path and do not tie either.
    func unreachable(in set: [Int], ties: Set<[Int]>) -> Set<Int> {
        let winners = Set(Alphabet.paths.indices.compactMap { winner(among: set, on: $0)?.pattern })
        return Set(set.indices.filter { !winners.contains(set[$0]) }).subtracting(ties.joined())
    }

    private func tie(_ left: Int, _ right: Int) -> Bool {
        zip(answers[left], answers[right]).contains { left, right in
            guard let left, let right else { return false }
            return left.tie == right.tie
        }
    }
}
