import RoutingTestSupport

@testable import RouteMatching

/// Compares the table of one set of patterns with the reference.
struct SetProof {
    private(set) var comparisons = 0
    private(set) var differences: [String] = []
    private let set: [Int]
    private let patterns: [RoutePattern]

    init(_ set: [Int], of answers: AlphabetAnswers) {
        self.set = set
        patterns = set.map { answers.patterns[$0] }
        let ties = answers.ties(in: set)
        compareRefusals(ties, answers.unreachable(in: set, ties: ties))
        // Of two that tie neither has to win.
        if ties.isEmpty { compareWinners(answers) }
    }

    private mutating func compareRefusals(_ ties: Set<[Int]>, _ unreachable: Set<Int>) {
        var found: (ties: Set<[Int]>, unreachable: Set<Int>) = ([], [])
        do throws(RouteTableError) {
            _ = try RouteTable(patterns, constraints: [Alphabet.low])
        } catch {
            for problem in error.issues {
                switch problem {
                case .tie(let left, let right, let witness):
                    found.ties.insert([left, right])
                    compare(witness, with: [left, right])
                case .unreachable(let index, let other, let witness):
                    found.unreachable.insert(index)
                    compare(witness, with: [index, other])
                case .unknownConstraint, .wrongExample, .repeatedConstraint:
                    report("has \(problem)")
                }
            }
        }
        if found.ties != ties { report("ties \(found.ties), not \(ties)") }
        if found.unreachable != unreachable {
            report("never reaches \(found.unreachable), but should reach all but \(unreachable)")
        }
    }

    private mutating func compare(_ witness: String, with pair: Set<Int>) {
        let matcher = ReferenceMatcher(patterns, values: Alphabet.reference)
        let link = try? DeepLink(witness, from: .app, of: .sample)
        let answering = link.map { matcher.patterns(answering: $0.segments) } ?? []
        if pair.count != 2 || !answering.isSuperset(of: pair) {
            report("has the witness \(witness) for \(pair), answered by \(answering)")
        }
    }

    private mutating func compareWinners(_ answers: AlphabetAnswers) {
        let table = RouteTable(unchecked: patterns, constraints: [Alphabet.low])
        let numbers = table.patterns.map { patterns.firstIndex(of: $0).map { set[$0] } }
        for (index, path) in Alphabet.paths.enumerated() {
            let match = table.match(path)
            let expected = answers.winner(among: set, on: index)
            comparisons += 1
            if match.flatMap({ numbers[$0.index] }) != expected?.pattern
                || match?.items != expected?.items
            {
                report("answers \(path) with \(match as Any), not \(expected as Any)")
            }
        }
    }

    private mutating func report(_ difference: String) {
        differences.append("\(patterns) \(difference)")
    }
}
