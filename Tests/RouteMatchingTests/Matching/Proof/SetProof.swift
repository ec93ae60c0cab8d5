import RoutingTestSupport

@testable import RouteMatching

/// Compares the table of one set of patterns with the reference.
struct SetProof {
    private(set) var comparisons = 0
    private(set) var differences: [String] = []
    private let set: [Int]
    private let patterns: [RoutePattern]
    /// For each path the position of the pattern that wins.
    private let winners: [Int?]

    init(_ set: [Int], of answers: AlphabetAnswers) {
        self.set = set
        patterns = set.map { answers.patterns[$0] }
        winners = answers.winners(among: set)
        compare(answers, constraints: Alphabet.open, narrower: [])
        if Set(patterns.flatMap(\.constraints)).count > 1 {
            compare(answers, constraints: Alphabet.ordered, narrower: [["dim", "low"]])
        }
    }

    private mutating func compare(
        _ answers: AlphabetAnswers, constraints: [RouteConstraint], narrower: Set<[String]>
    ) {
        let ties = answers.ties(in: set, narrower: narrower)
        let losers = Set(set.indices).subtracting(Set(winners).compactMap(\.self))
        compareRefusals(ties, losers.subtracting(ties.joined()), constraints)
        // Of two that tie neither has to win.
        if ties.isEmpty { compareWinners(answers, constraints) }
    }

    private mutating func compareRefusals(
        _ ties: Set<[Int]>, _ unreachable: Set<Int>, _ constraints: [RouteConstraint]
    ) {
        var found: (ties: Set<[Int]>, unreachable: Set<Int>) = ([], [])
        do throws(RouteTableError) {
            _ = try RouteTable(patterns, constraints: constraints)
        } catch {
            for problem in error.issues {
                switch problem {
                case .tie(let positions, let witness):
                    found.ties.formUnion(positions.pairs)
                    compare(witness, with: Set(positions), ties: ties)
                case .unreachable(let index, let other, let witness):
                    found.unreachable.insert(index)
                    compare(witness, with: [index, other])
                default: report("has \(problem)")
                }
            }
        }
        // Where equal patterns tie with others, one of them is reported for all.
        if !found.ties.isSubset(of: ties) || found.ties.components != ties.components {
            report("ties \(found.ties), not \(ties)")
        }
        if found.unreachable != unreachable {
            report("never reaches \(found.unreachable), but should reach all but \(unreachable)")
        }
    }

    /// - Parameter ties: All ties of the set, if the witness is one of a tie.
    private mutating func compare(
        _ witness: String, with positions: Set<Int>, ties: Set<[Int]>? = nil
    ) {
        let matcher = ReferenceMatcher(patterns, values: Alphabet.reference)
        let link = try? DeepLink(witness, from: .app, of: .sample)
        let answering = link.map { matcher.patterns(answering: $0.segments) } ?? []
        let first = link.flatMap { matcher.answer(to: $0.segments)?.pattern } ?? -1
        let isNarrower = ties.map { ties in
            positions.contains { $0 != first && !ties.contains([$0, first].sorted()) }
        }
        if positions.count < 2 || !answering.isSuperset(of: positions) || isNarrower == true {
            report("has the witness \(witness) for \(positions), answered by \(answering)")
        }
    }

    private mutating func compareWinners(
        _ answers: AlphabetAnswers, _ constraints: [RouteConstraint]
    ) {
        for hasStates in [true, false] {
            let table = RouteTable(
                unchecked: patterns, constraints: constraints, hasStates: hasStates)
            compareWinners(answers, table)
        }
    }

    private mutating func compareWinners(_ answers: AlphabetAnswers, _ table: RouteTable) {
        let positions = table.patterns.map { patterns.firstIndex(of: $0) }
        for (index, path) in Alphabet.texts.enumerated() {
            let match = table.match(path)
            comparisons += 1
            if match.flatMap({ positions[$0.index] }) != winners[index]
                || match?.items != winners[index].flatMap({ answers.items(of: set[$0], on: index) })
            {
                report("answers \(path) with \(match as Any), not \(winners[index] as Any)")
            }
        }
    }

    private mutating func report(_ difference: String) {
        differences.append("\(patterns) \(difference)")
    }
}

extension [Int] {
    /// Each two of some positions.
    fileprivate var pairs: [[Int]] {
        indices.flatMap { right in (0..<right).map { [self[$0], self[right]] } }
    }
}

extension Set<[Int]> {
    /// The positions that pairs connect, also by way of others.
    fileprivate var components: Set<Set<Int>> {
        var components: Set<Set<Int>> = []
        for pair in self {
            let touched = components.filter { !$0.isDisjoint(with: pair) }
            components.subtract(touched)
            components.insert(touched.reduce(Set<Int>(pair)) { $0.union($1) })
        }
        return components
    }
}
