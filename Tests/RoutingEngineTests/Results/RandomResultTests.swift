import RoutingTestSupport
import StageKit
import Testing

@Suite(.hangLimit)
@MainActor
struct `Results while anything happens to the stage` {
    @Test
    func `after each random sequence none is pending and none ended twice`() async throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        let count = ProofSize.count(500, full: 10_000)
        let results = try await RandomResults(on: HeadlessStage(), seed: seed)
        for round in 1...count {
            let problem = try await results.play()
            try #require(problem == nil, "seed \(seed), round \(round)")
        }
        ProofSize.report("results", ["sequences": count, "results awaited": results.awaited])
    }
}
