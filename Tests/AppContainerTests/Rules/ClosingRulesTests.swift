import Foundation
import RoutingTesting
import StorageKit
import TestSupport
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite
@MainActor
struct `A route that a server closes` {
    private let server = RuleServer()

    @Test
    func `stays closed by a wrong document, also in the next launch, until a good one`()
        async throws
    {
        try await withTemporaryFolder { folder in
            let app = try await server.launch(in: folder)
            server.send(#"{"path": "/letters", "enabled": false}, {"path": "/notes", "login": 1}"#)
            #expect(await app.code(of: "/letters") == "switched-off")
            #expect(
                server.warnings.last
                    == "the routes that rules.json closes are closed nevertheless: /letters"
            )
            server.document = "?"
            #expect(await app.code(of: "/letters") == "switched-off")
            for _ in 0..<2 {
                let next = try await server.launch(in: folder)
                #expect(await next.code(of: "/letters") == "switched-off")
                #expect(await next.code(of: "/notes") == nil)
            }
            server.send("")
            for _ in 0..<2 {
                let next = try await server.launch(in: folder)
                #expect(await next.code(of: "/letters") == nil)
            }
        }
    }

    @Test(arguments: [nil, "Ada"])
    func `is not a tab while it requires a login and no user is signed in`(
        user: String?
    ) async throws {
        try await withTemporaryFolder { folder in
            let app = try await server.launch(in: folder)
            app.container.session.signIn(user)
            await app.container.storage.flush()
            server.send(#"{"path": "/letters", "login": true}"#)
            let tabs = try await server.launch(in: folder).stage.state.tabs
            #expect(tabs.contains { $0.entries.first?.url == "/letters" } == (user != nil))
        }
    }
}
