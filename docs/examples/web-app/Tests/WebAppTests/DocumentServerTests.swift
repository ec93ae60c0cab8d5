import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing
@testable import WebApp

@Suite
struct `A server of documents and changes` {
    /// The answers of a server to some requests, each a path with a user, or a change of theirs.
    private func answers(
        in folder: URL, _ requests: [(user: String, path: String, key: String, body: String)]
    ) async throws -> [(status: Int, text: String)] {
        let server = try DocumentServer.server(folder, port: 0, log: await Server.log)
        return try await server.test(.router) { client in
            var answers: [(Int, String)] = []
            for request in requests {
                var fields = HTTPFields()
                HTTPField.Name("X-User").map { fields[$0] = request.user }
                HTTPField.Name("Idempotency-Key").map { fields[$0] = request.key }
                let answer = try await client.executeRequest(
                    uri: request.path, method: request.body.isEmpty ? .get : .post,
                    headers: fields, body: ByteBuffer(string: request.body))
                answers.append((answer.status.code, String(buffer: answer.body)))
            }
            return answers
        }
    }

    private func folder() throws -> URL {
        let folder = URL.temporaryDirectory.appending(path: "documents-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let product = #"{"id": 1, "name": "Kettle", "stock": 3}"#
        try Data("{\"products\": [\(product)]}".utf8)
            .write(to: folder.appending(path: "catalogue.json"))
        try Data("{}".utf8).write(to: folder.appending(path: "conversations.json"))
        return folder
    }

    @Test func `an order lowers the stock once, also after a restart`() async throws {
        let folder = try folder()
        let order = #"{"name": "order", "body": {"items": [{"productID": 1, "quantity": 2}]}}"#
        for launch in 1...2 {
            let found = try await answers(
                in: folder,
                [
                    ("Ada", "/changes", "k1", order), ("Ada", "/changes", "k1", order),
                    ("Bob", "/changes", "k\(launch + 1)", order),
                    ("Bob", "/catalogue.json", "", ""), ("Bob", "/changes", "k9", "{"),
                    ("Bob", "/../etc/passwd.json", "", ""),
                ])
            #expect(found.map(\.status) == [200, 200, 409, 200, 422, 404])
            #expect(found[2].text == "There are 1 left of 'Kettle'.")
            #expect(found[3].text.contains(#""stock":1"#))
        }
    }

    @Test func `an order after half of a line, and one that is there twice, count once`()
        async throws
    {
        let (folder, file) = (try folder(), "changes.jsonl")
        let order = #"{"name": "order", "body": {"items": [{"productID": 1, "quantity": 1}]}}"#
        let line = #"{"key": "k1", "user": "Ada", "change": \#(order)}"#
        try Data("\(line)\n\(line)\n{\"key\": \"k".utf8).write(to: folder.appending(path: file))
        for _ in 1...2 {
            let found = try await answers(
                in: folder,
                [("Ada", "/changes", "k2", order), ("Bob", "/catalogue.json", "", "")])
            #expect(found.map(\.status) == [200, 200])
            #expect(found[1].text.contains(#""stock":1"#))
        }
    }

    @Test func `a conversation is between two who have signed in`() async throws {
        let hello = #"{"name": "message", "body": {"to": "Bob", "text": "Hello"}}"#
        let found = try await answers(
            in: try folder(),
            [
                ("Ada", "/changes", "k1", hello), ("Bob", "/conversations.json", "", ""),
                ("Ada", "/changes", "k2", hello), ("Bob", "/conversations.json", "", ""),
                ("Cem", "/conversations.json", "", ""),
            ])
        #expect(found.map(\.status) == [409, 200, 200, 200, 200])
        #expect(!found[1].text.contains("Hello"))
        #expect(found[3].text.contains(#""id":"k2","senderID":"Ada","text":"Hello""#))
        #expect(!found[4].text.contains("Hello"))
    }
}
