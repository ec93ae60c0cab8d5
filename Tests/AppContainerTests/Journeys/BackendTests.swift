import CommandLineKit
import DesignKit
import Foundation
import MomentsTestSupport
import RoutingTestSupport
import StorageKit
import Testing

@testable import AppContainer
@testable import AppContainerKit

@Suite(.needs("Moments"), .hangLimit)
struct `A server of documents` {
    private let folder = URL.newTemporaryFolder
    private func launch(_ server: FileServer, in folder: URL) async throws -> AppRouter {
        let app = try await AppContainer(
            plugins: .all, build: .debug, documents: HTTPBackend(server.url), stateFolder: folder,
            clock: .still)
        await app.router.settle()
        return app.router
    }

    @Test
    func `a server is read, and may be killed and started again while the app runs and before`()
        async throws
    {
        let timeline = try #require(try Sample.documents.get()["moments"])
        let documents = FileServer.Mode.answer(
            "200 OK", body: String(decoding: timeline, as: UTF8.self))
        let server = try FileServer(documents)
        let first = try await launch(server, in: folder)
        server.stop()
        #expect(server.requests.value.first?.hasPrefix("GET /moments.json ") == true)
        // The next launch shows what this one has read, as this one does.
        for app in [first, try await launch(server, in: folder)] {
            let screen = try #require(app.stage.topScreen as? any RefreshableScreen)
            await screen.refresh()
            #expect(app.titles.prefix(2) == ["The moments can't be loaded.", "Try again"])
            #expect(app.titles.count > 10)
            let again = try FileServer(documents, on: server.port)
            await screen.refresh()
            #expect(!app.titles.contains("Try again"))
            #expect(app.titles.count > 10)
            again.answer(.error)
            await screen.refresh()
            #expect(app.titles.contains("Try again"))
            again.stop()
        }
    }

    @Test func `without its server, a user reads sentences, and the log is where they ask for it`()
        async throws
    {
        let server = try FileServer(.error)
        server.stop()
        let console = ScriptedConsole(["open /nothing", "log", "q"], isInteractive: true)
        let code = await console.run(["--backend", server.url.absoluteString])
        let pages = console.output.components(separatedBy: "\n> ")
        #expect(code == .success)
        try #require(pages.count == 4)
        #expect(pages[0].contains("The moments can't be loaded."))
        #expect(pages[1].contains("The app has no such page."))
        for page in pages.prefix(2) {
            #expect(!page.contains("warning") && !page.contains("refused"), "\(page)")
        }
        #expect(pages[2].contains("refused") && pages[2].contains("warning: moments.json: "))
        #expect(console.warnings == [])
    }

    @Test(arguments: [
        ("zh_CN.UTF-8", Invocation.Language.simplifiedChinese), ("zh_TW.UTF-8", nil),
        ("zh_SG", .simplifiedChinese), ("en_US.UTF-8", .english), ("C", nil), ("", nil),
    ])
    func `a server of documents answers in the language of the terminal`(
        value: String, language: Invocation.Language?
    ) throws {
        #expect(try Invocation([], environment: { ["LANG": value][$0] }).language == language)
        let chosen = try Invocation(["--language", "en"], environment: { ["LANG": value][$0] })
        #expect(chosen.language == .english)
    }
}

@Suite(.hangLimit)
struct `A reading from a server` {
    /// Why the document can't be read, as the log says it.
    private func reason(_ mode: FileServer.Mode, limit: TimeInterval = 600) async throws -> String {
        let server = try FileServer(mode)
        defer { server.stop() }
        let storage = Storage(documents: HTTPBackend(server.url, limit: limit))
        let list = storage.scope("Feed", documents: ["list"]).document("list", as: [Int].self)
        let error = try await #require(throws: StorageError.self) { try await list.load() }
        return error.description
    }

    @Test(
        arguments: [
            (.answer("500 Internal Server Error"), "the server answers with the status 500"),
            (.answer("204 No Content"), "the server answers with the status 204"),
            (.answer("404 Not Found"), "the file is missing"),
            (
                .answer("200 OK", "Content-Type: text/html", body: "<html>"),
                "the server answers with a page of HTML instead of JSON"
            ),
            (
                .answer("302 Found", "Location: http://example.invalid/list.json"),
                "the server redirects to another host, example.invalid"
            ),
            (.answer("200 OK", body: "[1"), "json:1:3: this isn't JSON"),
            (.answer("200 OK", body: "{}"), "DecodingError.typeMismatch"),
        ] as [(FileServer.Mode, String)])
    func `an answer that can't be used is told apart in the log`(
        answer: FileServer.Mode, sentence: String
    ) async throws {
        let reason = try await reason(answer)
        #expect(reason.contains(sentence), "\(reason)")
    }

    @Test
    func `an answer without end, however small, and one that drips, ends at a limit`() async throws
    {
        let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json"
        let endless = FileServer.Mode.endless(
            head: head, part: Data(repeating: 0x20, count: 1 << 20), pause: 0)
        #expect(try await reason(endless).contains("it is longer than 16 MB"))
        // Twenty megabytes of spaces, as twenty kilobytes.
        let spaces = ["sh", "-c", "printf '%20000000s' '' | gzip"]
        let packed = try await Tool(command: spaces, limit: .seconds(60)).output().get()
        let small = FileServer.Mode.endless(
            head: "\(head)\r\nContent-Encoding: gzip", part: packed, pause: 100_000)
        #expect(try await reason(small).contains("it is longer than 16 MB"))
        let drip = FileServer.Mode.endless(head: head, part: Data(" ".utf8), pause: 20_000)
        #expect(try await reason(drip, limit: 0.2).contains("the answer took too long"))
    }

    @Test func `a reading that is cancelled ends at once, whenever that is`() async throws {
        let server = try FileServer(.silence)
        defer { server.stop() }
        // A busy machine takes long for the turns; the silence must not end a reading before.
        let backend = HTTPBackend(server.url, limit: 3600)
        for turns in 0..<20 {
            let reading = Task { try await backend.data(of: "list", as: nil) }
            for _ in 0..<turns * 10 { await Task.yield() }
            reading.cancel()
            await #expect(throws: CancellationError.self) { try await reading.value }
        }
    }

    @Test(arguments: ["409 Conflict", "422 Unprocessable Content"])
    func `a change is sent with its key and its user, and may be refused for good`(
        status: String
    ) async throws {
        let server = try FileServer(.answer(status, body: "Sold out."))
        defer { server.stop() }
        let backend = HTTPBackend(server.url)
        let change = try Change("order", id: "k 1", body: ["items": [1]])
        #expect(try await backend.send(change, as: "Zoë") == "Sold out.")
        let request = server.requests.value.last ?? ""
        #expect(request.hasPrefix("POST /changes "))
        #expect(request.contains("Idempotency-Key: k%201\r\n"))
        #expect(request.contains("X-User: Zo%C3%AB\r\n"))
        server.answer(.answer("200 OK"))
        #expect(try await backend.send(change, as: "Zoë") == nil)
        server.answer(.error)
        await #expect(throws: HTTPError.self) { try await backend.send(change, as: "Zoë") }
    }
}
