import Foundation
import MomentsTestSupport
import RoutingTestSupport
import Testing

@Suite(.needs("Shop"), .timeLimit(.minutes(10)))
struct `Processes that share a state folder` {
    private let folder = URL.newTemporaryFolder

    @Test func `processes lose nothing of simultaneous sessions`() async throws {
        let (sessions, changes) = (ProofSize.count(20, full: 20), ProofSize.count(2, full: 50))
        // Each session has a product of its own, with enough stock.
        let data = try #require(try Sample.documents.get()["catalogue"])
        let catalogue = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        let products = catalogue?["products"] as? [[String: Any]] ?? []
        let ids = products.filter { $0["stock"] as? Int ?? 0 >= changes }
            .compactMap { $0["id"] as? Int }.prefix(sessions)
        try #require(ids.count == sessions)
        let apps = try ids.map { id in
            let app = try RunningApp(["--state", folder.path])
            for _ in 1...changes { try app.type("open /cart/add?id=\(id)\n") }
            try app.type("q\n")
            return (id, app)
        }
        for (id, app) in apps {
            let output = try await app.output(until: "> q\n")
            let reported = output.ranges(of: "/cart/add?id=\(id) -> performed: ").count
            #expect(reported == changes, "\(output)")
        }
        let console = ScriptedConsole()
        _ = await console.run(["open", "/cart/count", "--state", folder.path])
        #expect(console.output.hasSuffix("performed: \(sessions * changes)\n"))
        ProofSize.report(
            "sessions at once",
            ["sessions": sessions, "changes": sessions * changes, "lost": 0])
    }
}
