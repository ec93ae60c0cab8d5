import Foundation
import RoutingEngine
import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingRules

@Suite
@MainActor
struct `The version of a document` {
    private let closing = #"{"path": "/shop", "enabled": false}"#

    private func document(_ version: Int?, _ rules: String = "") -> String {
        let version = version.map { "\"version\": \($0), " } ?? ""
        return "{\(version)\"rules\": [\(rules)]}"
    }

    @Test(arguments: [6, 1, nil])
    func `that is older changes nothing`(older: Int?) async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(document: document(7, closing))
        let issues = app.issues(in: document(older, #"{"path": "/cart", "enabled": false}"#))
        let problem =
            older.map {
                "\($0) is older than 7, which the app has read already; publish a higher one"
            }
            ?? "it is missing, and the app has read version 7 already"
        #expect(issues == "rules.json: version: \(problem)")
        #expect(await app.isClosed("/shop"))
        #expect(await !app.isClosed("/cart"))
    }

    @Test
    func `that is the same or newer applies`() async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(document: document(nil, closing))
        for version in [1, 7, 7, 8] {
            try app.apply(document: document(version))
            #expect(await !app.isClosed("/shop"))
            try app.apply(document: document(version, closing))
            #expect(await app.isClosed("/shop"))
        }
    }

    @Test
    func `of a document with errors counts, too, so that no older one lifts its closings`()
        async throws
    {
        let app = try await RuleFixture.forRules()
        try app.apply(document: document(7))
        #expect(throws: RuleDocumentError.self) {
            try app.apply(document: document(9, #"\#(closing), {"path": 1}"#))
        }
        #expect(throws: RuleDocumentError.self) { try app.apply(document: document(8)) }
        #expect(await app.isClosed("/shop"))
        try app.apply(document: document(10))
        #expect(await !app.isClosed("/shop"))
    }

    @Test(arguments: ["0", "-1", "1.5", "\"7\"", "null"])
    func `is a whole number from 1 on, and a closing applies beside an invalid one`(
        version: String
    ) async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(document: document(7))
        let issues = app.issues(in: #"{"version": \#(version), "rules": [\#(closing)]}"#)
        #expect(
            issues?.hasPrefix("rules.json: version: a whole number from 1 on is expected, not ")
                == true)
        #expect(issues?.contains("is missing") == false)
        #expect(await app.isClosed("/shop"))
    }

    @Test
    func `of the app's own rules is not compared, as each release has its own`() async throws {
        let app = try await RuleFixture.forRules()
        for version in [7, 6] {
            let config = RuleDocument(
                text: document(version, closing), named: "local.json", from: .app)
            try app.rules.apply(config)
        }
    }
}
