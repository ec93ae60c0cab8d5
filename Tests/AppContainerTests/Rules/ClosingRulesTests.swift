import Foundation
import RoutingTesting
import TestSupport
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite
@MainActor
struct `A route that a server closes` {
    /// A server whose document tests change.
    @MainActor
    private final class Server {
        var document = "[]"
        var warnings: [String] = []

        var sources: RuleSources {
            RuleSources(
                remote: RuleFile(name: "rules.json") { [self] in
                    MainActor.assumeIsolated { Data("{\"rules\": \(document)}".utf8) }
                }, warn: { [self] in warnings.append($0) })
        }
    }

    private let server = Server()

    private func launch(stateFolder: URL? = nil) async throws -> LaunchedApp {
        try await LaunchedApp(plugins: .own, stateFolder: stateFolder, rules: server.sources)
    }

    private func code(of url: String, in app: LaunchedApp) async -> String? {
        await app.router.route(RouteRequest(url: url)).error?.code
    }

    @Test
    func `is closed even if this version skips other parts, which are reported`() async throws {
        server.document = """
            [{"path": "/later", "loginRequired": true}, {"path": "/notes", "kind": "carousel"},
             {"path": "/letters", "enabled": false}]
            """
        let app = try await launch()
        #expect(await code(of: "/letters", in: app) == "switched-off")
        #expect(await code(of: "/notes", in: app) == nil)
        #expect(
            server.warnings == [
                "rules.json: rules[1].kind: the kind 'carousel' is unknown; a kind is one of "
                    + "native, action, webPage, redirect. This version of the app skips it.",
                "rules.json: rules[0].path: the app has no route /later. This version of the app "
                    + "skips it.",
            ])
    }

    @Test
    func `stays closed by a wrong document, also in the next launch, until a good one`()
        async throws
    {
        try await withTemporaryFolder { folder in
            let app = try await launch(stateFolder: folder)
            server.document =
                #"[{"path": "/letters", "enabled": false}, {"path": "/notes", "kind": 1}]"#
            #expect(await code(of: "/letters", in: app) == "switched-off")
            #expect(
                server.warnings.last
                    == "the routes that rules.json closes are closed nevertheless: /letters"
            )
            server.document = "?"
            #expect(await code(of: "/letters", in: app) == "switched-off")
            for _ in 0..<2 {
                let next = try await launch(stateFolder: folder)
                #expect(await code(of: "/letters", in: next) == "switched-off")
                #expect(await code(of: "/notes", in: next) == nil)
            }
            server.document = "[]"
            for _ in 0..<2 {
                let next = try await launch(stateFolder: folder)
                #expect(await code(of: "/letters", in: next) == nil)
            }
        }
    }

    @Test(arguments: [nil, "Ada"])
    func `is not a tab while it requires a login and no user is signed in`(
        user: String?
    ) async throws {
        try await withTemporaryFolder { folder in
            try await launch(stateFolder: folder).container.session.signIn(user)
            server.document = #"[{"path": "/letters", "loginRequired": true}]"#
            let tabs = try await launch(stateFolder: folder).stage.state.tabs
            #expect(tabs.contains { $0.entries.first?.url == "/letters" } == (user != nil))
        }
    }
}
