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
        let catalogue = try Sample.documents.get()["catalogue"]
        let products = try JSONDecoder().decode(Stock.self, from: #require(catalogue)).products
        let ids = products.filter { $0.stock >= changes }.map(\.id).prefix(sessions)
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
        #expect(try await items(in: folder).hasSuffix("performed: \(sessions * changes)"))
        ProofSize.report(
            "sessions at once",
            ["sessions": sessions, "changes": sessions * changes, "lost": 0])
    }

    private nonisolated struct Stock: Decodable {
        nonisolated struct Product: Decodable {
            let id: Int
            let stock: Int
        }

        let products: [Product]
    }

    private func items(in folder: URL) async throws -> String {
        let console = ScriptedConsole()
        _ = await console.run(["open", "/cart/count", "--state", folder.path])
        return console.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
