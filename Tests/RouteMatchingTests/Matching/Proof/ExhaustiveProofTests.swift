import RoutingTestSupport
import Testing

@Suite(.longComputation)
struct `Every set of up to three patterns` {
    @Test(arguments: PatternSets.shares)
    func `it wins, misses and is refused as the reference says`(share: Int) throws {
        let answers = try AlphabetAnswers.all.get()
        let sets = PatternSets.share(share, of: answers.patterns.count)
        var comparisons = 0
        var differences: [String] = []
        for set in sets {
            let proof = SetProof(set, of: answers)
            comparisons += proof.comparisons
            differences += proof.differences
        }
        #expect(!sets.isEmpty)
        #expect(differences.prefix(10) == [])
        ProofSize.report(
            "every set of up to three patterns",
            ["sets": sets.count, "paths": comparisons, "differences": differences.count])
    }
}

@Suite(.longComputation)
struct `Random sets of four to eight patterns` {
    /// Among them are patterns that only several others together leave no path.
    @Test(arguments: RunSeeds.count(4, from: 31))
    func `they win, tie and are never reached as the reference says`(seed: UInt64) throws {
        let answers = try AlphabetAnswers.all.get()
        var random = SeededRandom(seed: seed)
        var differences: [String] = []
        let count = ProofSize.count(12, full: 5_000)
        for _ in 0..<count {
            let size = Int.random(in: 4...8, using: &random)
            let set = (0..<size).map { _ in
                Int.random(in: 0..<answers.patterns.count, using: &random)
            }
            differences += SetProof(Array(Set(set)), of: answers).differences
        }
        #expect(differences.prefix(10) == [], "seed \(seed)")
        ProofSize.report(
            "random sets of patterns", ["sets": count, "differences": differences.count])
    }

    /// Only 9223372036854775808 to 9999999999999999999 are left to the fifth pattern.
    @Test
    func `a large number is left to one of them`() throws {
        let answers = try AlphabetAnswers.all.get()
        let texts = [
            "/:d1(dim)/:b2(bool)", "/:i1(int)/:o2?", "/t:g1/:u2(uint)", "/:d1(dim)/1:n2(uint)",
            "/:u1(uint)/*", "/1:n1(uint)/*", "/:l1(low)", "/t:g1/1:n2(uint)",
        ]
        let set = texts.compactMap { text in answers.patterns.firstIndex { "\($0)" == text } }
        #expect(set.count == texts.count)
        #expect(SetProof(set, of: answers).differences == [])
    }
}

/// Sets of up to three numbers, in shares of about the same size, so that all processors take part.
enum PatternSets {
    static let shares = 0..<16

    /// All sets of a share, or some at random.
    static func share(_ share: Int, of count: Int) -> [[Int]] {
        guard !ProofSize.isFull else { return all(share, of: count) }
        var random = SeededRandom(seed: RunSeeds.count(1, from: UInt64(share) + 1)[0])
        return (0..<(ProofSize.isSample ? 12 : 4)).map { size in
            Array(Set((0..<min(size, 3)).map { _ in .random(in: 0..<count, using: &random) }))
        }
    }

    private static func all(_ share: Int, of count: Int) -> [[Int]] {
        var sets: [[Int]] = share == 0 ? [[]] : []
        for first in stride(from: share, to: count, by: shares.count) {
            sets.append([first])
            for second in 0..<first {
                sets.append([first, second])
                for third in 0..<second {
                    sets.append([second, third, first])
                }
            }
        }
        return sets
    }
}
