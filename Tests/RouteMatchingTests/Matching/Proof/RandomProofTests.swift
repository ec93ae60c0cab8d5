import RoutingTestSupport
import Testing

@testable import RouteMatching

@Suite
struct `Random tables of up to fifty patterns` {
    @Test(arguments: RunSeeds.count(8))
    func `they answer each path as the reference does`(seed: UInt64) throws {
        var routes = RandomRoutes(seed: seed)
        let tables = ProofSize.count(4, full: 250)
        let paths = ProofSize.count(20, full: 500)
        var hits = 0
        var differences: [String] = []
        for number in 0..<tables {
            let patterns = try routes.patterns(upTo: 50, ofUpTo: 6)
            // The automaton and the bitmaps answer alike.
            let tables = [true, false].map { hasStates in
                RouteTable(
                    unchecked: patterns, constraints: RandomRoutes.constraints,
                    hasStates: hasStates)
            }
            let reference = ReferenceMatcher(patterns, values: RandomRoutes.reference)
            for _ in 0..<paths {
                let path = routes.path(for: patterns)
                let answer = reference.answer(to: path)
                hits += answer == nil ? 0 : 1
                for table in tables {
                    let match = table.match(path)
                    let winner = match.map { table.patterns[$0.index] }
                    if winner != answer.map({ patterns[$0.pattern] })
                        || match?.items != answer?.items
                    {
                        differences.append(
                            """
                            table \(number), \(path): \(winner?.description ?? "none"), but the \
                            reference: \(answer.map { "\(patterns[$0.pattern]) \($0.items)" } ?? "none")
                            """)
                    }
                }
            }
        }
        #expect(differences.prefix(10) == [], "seed \(seed)")
        #expect(hits >= ProofSize.least(1, full: tables * paths / 4), "seed \(seed)")
        ProofSize.report(
            "random tables",
            ["paths": tables * paths, "hits": hits, "differences": differences.count])
    }

    @Test(arguments: RunSeeds.count(4, from: 11))
    func `none of their patterns that wins a path is called unreachable`(seed: UInt64) throws {
        var routes = RandomRoutes(seed: seed)
        var found = 0
        for number in 0..<ProofSize.count(10, full: 20_000) {
            let patterns = try routes.patterns(upTo: 8, ofUpTo: 2)
            let reference = ReferenceMatcher(patterns, values: RandomRoutes.reference)
            let unreachable = unreachable(of: patterns)
            found += unreachable.count
            let winners = (0..<unreachable.count * 200).compactMap { _ in
                reference.answer(to: routes.path(for: patterns))?.pattern
            }
            #expect(
                unreachable.isDisjoint(with: winners), "seed \(seed), table \(number): \(patterns)")
        }
        ProofSize.report("unreachable patterns", ["that win no path": found])
    }

    private func unreachable(of patterns: [RoutePattern]) -> Set<Int> {
        do throws(RouteTableError) {
            _ = try RouteTable(patterns, constraints: RandomRoutes.constraints)
            return []
        } catch {
            return Set(
                error.issues.compactMap { problem in
                    if case .unreachable(let index, _, _) = problem { index } else { nil }
                })
        }
    }
}
