import Foundation
import RoutingEngine
import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingRules

@Suite
@MainActor
struct `A key that is repeated in a document` {
    @Test(arguments: [
        (#"{"rules": [], "rules": []}"#, "rules"),
        (#"{"rules": [{"path": "/shop"}, {"path": "/cart", "path": "/home"}]}"#, "rules[1].path"),
        (#"{"rules": [{"path": "/shop", "enabled": true, "enabled": false}]}"#, "rules[0].enabled"),
        (#"{"rules": [{"path": "/shop", "p\u0061th": "/home"}]}"#, "rules[0].path"),
        (#"{"x": {"y": [1, [{"z": "}\"{", "z": 2}]]}, "rules": []}"#, "x.y[1][0].z"),
    ])
    func `refuses the document with its place`(document: String, place: String) async throws {
        let app = try await RuleFixture.forRules()
        let issues = app.issues(in: document)
        #expect(
            issues?.contains("rules.json: \(place): it is there twice, and readers of JSON")
                == true, "\(issues ?? "accepted")")
    }

    @Test
    func `doesn't prevent other rules from closing a route`() async throws {
        let app = try await RuleFixture.forRules()
        let document = #"""
            {"rules": [{"path": "/home", "loginRequired": true, "loginRequired": false},
                       {"path": "/shop", "enabled": false}]}
            """#
        #expect(app.issues(in: document) != nil)
        #expect(await app.isClosed("/shop"))
    }

    @Test
    func `may occur in another object or as a value`() async throws {
        let app = try await RuleFixture.forRules()
        let document = #"""
            {"note": "path", "rules": [{"path": "/shop", "Path": ["path", "path"]},
                                       {"path": "/cart"}], "path": {"path": {}}}
            """#
        #expect(app.issues(in: document) == nil)
    }

    @Test
    func `is detected only in UTF-8`() async throws {
        let app = try await RuleFixture.forRules()
        let data = try #require(#"{"rules": []}"#.data(using: .utf16LittleEndian))
        let config = RouteConfig(data, named: "rules.json", from: .remoteRule)
        let error = #expect(throws: RouteConfigError.self) { try app.rules.apply([config]) }
        #expect(error?.description == "rules.json: it is not JSON in UTF-8")
    }
}
