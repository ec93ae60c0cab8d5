import CommandLineKit
import Foundation
import HTTPTypes
import Hummingbird
import Testing
@testable import WebApp

final class `A server of documents and changes` {
    private let folder = URL.temporaryDirectory.appending(path: "documents-\(UUID())")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try put(
            #"{"products": [{"id": 1, "name": "Kettle", "stock": 3}]}"#, at: "catalogue.json")
        try put("{}", at: "conversations.json")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func put(_ text: String, at name: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    /// The answers of a new server to some requests, each a path with a user, or a change of theirs.
    private func answers(
        to requests: [(user: String, path: String, key: String, body: String)]
    ) async throws -> [(status: Int, text: String)] {
        let server = DocumentServer(documents: try ServedDocuments(folder), log: Server.log)
        var answers: [(Int, String)] = []
        for request in requests {
            let answer = await server.answer(
                to: request.path, request.body.isEmpty ? .get : .post,
                headers: ["X-User": request.user, "Idempotency-Key": request.key],
                body: request.body)
            answers.append((answer.status.code, try await answer.text()))
        }
        return answers
    }

    @Test func `an order alone lowers the stock, once and also after a restart`() async throws {
        let items = #""items": [\#(Self.kettles(2))]"#
        let order = #"{"name": "order", "body": {\#(items)}}"#
        let like = #"{"name": "like", "body": {"moment": "m1", \#(items)}}"#
        for launch in 1...2 {
            let found = try await answers(
                to: [
                    ("Ada", "/changes", "k1", order), ("Ada", "/changes", "k1", order),
                    ("Bob", "/changes", "k\(launch + 1)", order), ("Bob", "/changes", "k8", like),
                    ("Bob", "/catalogue.json", "", ""), ("Bob", "/changes", "k9", "{"),
                    ("Bob", "/../etc/passwd.json", "", ""),
                ])
            #expect(found.map(\.status) == [200, 200, 409, 200, 200, 422, 404])
            #expect(found[2].text == "There are 1 left of 'Kettle'.")
            #expect(found[4].text.contains(#""stock":1"#))
        }
    }

    @Test func `an order after half of a line, and one that is there twice, count once`()
        async throws
    {
        let order = #"{"name": "order", "body": {"items": [{"productID": 1, "quantity": 1}]}}"#
        let line = #"{"key": "k1", "user": "Ada", "change": \#(order)}"#
        try put("\(line)\n\(line)\n{\"key\": \"k", at: "changes.jsonl")
        for _ in 1...2 {
            let found = try await answers(
                to: [("Ada", "/changes", "k2", order), ("Bob", "/catalogue.json", "", "")])
            #expect(found.map(\.status) == [200, 200])
            #expect(found[1].text.contains(#""stock":1"#))
        }
    }

    @Test(arguments: [
        (#"{"name": "order", "body": {"items": [\#(kettles(2)), \#(kettles(2))]}}"#, 1, 409),
        (#"{"name": "order", "body": {"items": [\#(kettles(.max)), \#(kettles(.max))]}}"#, 1, 409),
        (#"{"name": "order", "body": {"items": [\#(kettles(-1)), \#(kettles(2))]}}"#, 1, 409),
        (#"{"name": "moment", "body": {"title": "Hello", "createdDate": "today"}}"#, 1, 409),
        (#"{"name": "message", "body": {"to": "Ada", "createdDate": "1"}}"#, 1, 409),
        (#"{"name": "like", "body": {"moment": 1}}"#, 1, 422), ("[]", 1, 422),
        ("[", DocumentServer.longest, 422), (" ", DocumentServer.longest + 1, 422),
    ])
    func `a change that can't be taken is refused for good, with a sentence`(
        body: String, count: Int, status: Int
    ) async throws {
        let body = String(repeating: body, count: count)
        let found = try await answers(to: [("Ada", "/changes", "k1", body)])
        #expect(found[0].status == status)
        #expect(found[0].text.hasSuffix(".") || found[0].text.hasSuffix("?"))
    }

    private static func kettles(_ quantity: Int) -> String {
        #"{"productID": 1, "quantity": \#(quantity)}"#
    }

    @Test func `a folder is served by one server at a time`() throws {
        let first = try ServedDocuments(folder)
        withExtendedLifetime(first) {
            let error = #expect(throws: CommandError.self) { try ServedDocuments(folder) }
            #expect(error?.description.hasSuffix("choose another folder with --documents") == true)
        }
    }

    @Test func `a document that can't be read is no missing one`() async throws {
        try put("{", at: "catalogue.json")
        try #require(mkfifo(folder.appending(path: "pipe.json").path, 0o600) == 0)
        let paths = ["/catalogue.json", "/pipe.json", "/moments.json"]
        let found = try await answers(to: paths.map { ("Ada", $0, "", "") })
        #expect(found.map(\.status) == [500, 500, 404])
    }

    @Test func `a conversation is between two who have signed in`() async throws {
        let hello =
            #"{"name": "message", "body": {"to": "Bob", "text": "Hello", "createdDate": "1"}}"#
        let found = try await answers(
            to: [
                ("Ada", "/changes", "k1", hello), ("Bob", "/conversations.json", "", ""),
                ("Ada", "/changes", "k2", hello), ("Bob", "/conversations.json", "", ""),
                ("Cem", "/conversations.json", "", ""),
            ])
        #expect(found.map(\.status) == [409, 200, 200, 200, 200])
        #expect(!found[1].text.contains("Hello"))
        #expect(found[3].text.contains(#""id":"k2","senderID":"Ada","text":"Hello""#))
        #expect(!found[4].text.contains("Hello"))
        // After a restart the server still knows Bob, who hasn't come back.
        #expect(try await answers(to: [("Ada", "/changes", "k3", hello)])[0].status == 200)
    }
}
