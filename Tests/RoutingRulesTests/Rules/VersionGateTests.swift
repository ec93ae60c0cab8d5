import RoutingEngine
import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingRules

/// The running app has version 1.9.
@Suite
@MainActor
struct `A rule for other versions of the app` {
    private nonisolated static let closing = #"{"path": "/cart", "enabled": false}"#

    /// Fields that no rule for this version may have.
    private nonisolated static let wrong = [
        #""kind": "action""#, #""kind": 1"#, #""target": 5"#, #""loginRequired": "yes""#,
        #""kind": "redirect", "target": "/cart""#, #""degradedTo": "https://evil.example/""#,
        #""experiment": {"name": "x", "variants": []}"#, #""colour": 1"#,
    ]

    @Test(arguments: wrong)
    func `closes the route and is not checked any further`(field: String) async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(
            #"{"path": "/shop", "minimumAppVersion": "2.0", \#(field)}, \#(Self.closing)"#)
        #expect(await app.open("/shop").error?.code == "app-too-old")
        #expect(await app.isClosed("/cart"))
        #expect(app.rules.skipped == [])
    }

    @Test
    func `names a route that only those have, and nothing is reported`() async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(#"{"path": "/later", "minimumAppVersion": "2.0"}, \#(Self.closing)"#)
        #expect(await app.isClosed("/cart"))
        #expect(app.rules.skipped == [])
    }

    @Test(arguments: wrong)
    func `is ignored where it applies to those only`(field: String) async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(
            #"""
            {"path": "/shop", "appliesTo": {"minimumAppVersion": "1.10"}, \#(field)},
            {"path": "/shop", "appliesTo": {"maximumAppVersion": "1.8"}, "enabled": false},
            \#(Self.closing)
            """#)
        #expect(await app.open("/shop").error == nil)
        #expect(await app.isClosed("/cart"))
        #expect(app.rules.skipped == [])
    }

    @Test(arguments: [
        (#"{"minimumAppVersion": "1.9"}"#, true), (#"{"maximumAppVersion": "1.9"}"#, true),
        (#"{"minimumAppVersion": "1.9.1"}"#, false), (#"{"maximumAppVersion": "1.8.9"}"#, false),
        (#"{"minimumAppVersion": "1.2", "maximumAppVersion": "1.10"}"#, true), ("{}", true),
    ])
    func `applies from the first version to the last one`(
        versions: String, applies: Bool
    ) async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(#"{"path": "/shop", "appliesTo": \#(versions), "enabled": false}"#)
        #expect(await app.isClosed("/shop") == applies)
    }

    @Test
    func `may have the path of a rule for this version`() async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(
            #"""
            {"path": "/cart", "appliesTo": {"minimumAppVersion": "2"}, "enabled": true},
            {"path": "/cart", "appliesTo": {"maximumAppVersion": "1.9"},
             "kind": "redirect", "target": "/home"}
            """#)
        #expect(await app.open("/cart").redirects == ["/home"])
    }

    @Test
    func `closes its route where its versions can't be read`() async throws {
        let app = try await RuleFixture.forRules()
        #expect(throws: RouteConfigError.self) {
            try app.apply(
                #"{"path": "/shop", "appliesTo": {"minimumAppVersion": 2}, "enabled": false}"#)
        }
        #expect(await app.isClosed("/shop"))
    }
}
