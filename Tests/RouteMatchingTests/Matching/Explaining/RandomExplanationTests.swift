import RoutingTestSupport
import Testing

@testable import RouteMatching

@Suite
struct `The explanation of a random path` {
    @Test(arguments: RunSeeds.count(4))
    func `its first candidate without a failure is the winner, and a miss has none`(
        seed: UInt64
    ) throws {
        var routes = RandomRoutes(seed: seed)
        for _ in 0..<ProofSize.count(4, full: 500) {
            let patterns = try routes.patterns(upTo: 20, ofUpTo: 4)
            let table = RouteTable(unchecked: patterns, constraints: RandomRoutes.constraints)
            for _ in 0..<ProofSize.count(10, full: 100) {
                let path = routes.path(for: patterns)
                let first = table.explain(path).first { $0.failure == nil }
                let match = table.match(path)
                #expect(first?.index == match?.index, "seed \(seed): \(path) in \(patterns)")
                #expect(
                    first?.items ?? [] == match?.items ?? [],
                    "seed \(seed): \(path) in \(patterns)")
            }
        }
    }
}
