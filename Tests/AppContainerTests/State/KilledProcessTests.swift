import Foundation
import MomentsTestSupport
import RoutingTestSupport
import Testing

@testable import AppContainerKit

@Suite(.needs("Shop"), .timeLimit(.minutes(20)))
struct `A process that is killed` {
    @Test
    func `a process loses nothing that it has reported, whenever it is killed`() async throws {
        let seed = RunSeeds.count(1)[0]
        var random = SeededRandom(seed: seed)
        let (kills, orders) = (ProofSize.count(6, full: 200), 30)
        var reported = 0
        for kill in 1...kills {
            let folder = URL.newTemporaryFolder
            let app = try RunningApp(["--state", folder.path])
            for _ in 1...orders { try app.type("open /cart/add?id=33\n") }
            let output = try await app.output(bytes: Int.random(in: 0...20_000, using: &random))
            app.kill()
            let seen = output.components(separatedBy: "/cart/add?id=33: ").count - 1
            let place: Comment =
                "kill \(kill) of seed \(seed), after \(output.utf8.count) bytes"

            var warnings: [String] = []
            let next = try await LaunchedApp(
                stateFolder: folder, warn: { warnings.append($0) })
            await next.container.launch(restoresState: true) { warnings.append($0) }
            let count = await next.open("/cart/count")
            let kept = try #require(Int(count.value?.json ?? ""), place)
            #expect(seen...orders ~= kept, place)
            #expect(warnings.isEmpty, place)
            reported += seen
        }
        ProofSize.report("processes", ["kills": kills, "changes reported": reported, "lost": 0])
    }
}
