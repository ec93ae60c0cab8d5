import DesignKit
import Foundation
import RoutingTestSupport
import RoutingTesting
import StorageKit
import Testing

@testable import AppContainer
@testable import AppContainerKit

@Suite(.needs("Moments"), .hangLimit)
@MainActor
struct `A server of documents` {
    private func launch(_ server: FileServer) async throws -> AppContainer {
        try await AppContainer(
            plugins: .all, build: .debug, documents: HTTPBackend(server.url), stateFolder: nil,
            clock: Sample.clock)
    }

    private func titles(_ app: AppContainer) -> [String] { app.router.titles }

    @Test
    func `a server is read, and may be killed and started again while the app runs`() async throws {
        let documents = try Sample.documents.get()
        let server = try FileServer(.documents(documents))
        let app = try await launch(server)
        await app.router.settle()
        #expect(titles(app).count > 10)
        let screen = try #require(app.stage.topScreen as? any RefreshableScreen)
        server.stop()
        await screen.refresh()
        #expect(titles(app).prefix(2) == ["The moments can't be loaded.", "Try again"])
        #expect(titles(app).count > 10)
        let again = try FileServer(.documents(documents), on: server.port)
        await screen.refresh()
        #expect(!titles(app).contains("Try again"))
        #expect(titles(app).count > 10)
        again.answer(.error)
        await screen.refresh()
        #expect(titles(app).contains("Try again"))
        again.stop()
    }

    @Test(arguments: [
        ("zh_CN.UTF-8", Invocation.Language.simplifiedChinese), ("zh_TW.UTF-8", nil),
        ("en_US.UTF-8", nil), ("C", nil), ("", nil),
    ])
    func `a server of documents answers in the language of the terminal`(
        value: String, language: Invocation.Language?
    ) throws {
        #expect(try Invocation([], environment: { ["LANG": value][$0] }).language == language)
        let chosen = try Invocation(["--language", "en"], environment: { ["LANG": value][$0] })
        #expect(chosen.language == .english)
    }
}
