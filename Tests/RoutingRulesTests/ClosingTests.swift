import RoutingTestSupport
import Testing

@testable import RoutingRules

@Suite
@MainActor
struct `A rule that closes a route` {
    @Test(arguments: [
        RouteUnavailability.off, .needs(AppVersion(2), running: AppVersion(1)),
        .ended(AppVersion(1), running: AppVersion(2)),
    ])
    func `each reason of a closed route ends in a sentence that helps`(
        reason: RouteUnavailability
    ) {
        let error = RouteError(url: "/page", reason: .custom(AnyRouteErrorReason(reason)))
        #expect("\(error)".wholeMatch(of: /'\/page' .+[^.]\. [A-Z].*[.?]/) != nil, "\(error)")
    }

    @Test(arguments: [
        #""reason": "holidays""#, #""redirect": "/later""#, #""experiment": {}"#,
        #""versions": {"from": "x"}"#,
    ])
    func `a route is closed even if other parts of its rule are wrong`(part: String) async throws {
        let app = try await RuleFixture()
        try? app.apply(#"{"path": "/store", "enabled": false, \#(part)}"#)
        #expect(await app.isClosed("/store"))
    }

    @Test
    func `closings of refused documents add up until a document is accepted`() async throws {
        let app = try await RuleFixture()
        try app.apply(
            #"{"path": "/basket", "redirect": "/home"}, {"path": "/sale", "redirect": "/home"}"#)
        let wrong = #"{"path": "/basket", "enabled": 0}, {"path": "/later", "enabled": false}"#
        for _ in 1...2 {
            let error = #expect(throws: RuleDocumentError.self) {
                try app.apply("\(RuleFixture.closing), \(wrong)")
            }
            // It names what it has closed, once.
            #expect(error?.closed == (await app.isClosed("/sale") ? [] : ["/store"]))
            #expect(throws: RuleDocumentError.self) {
                try app.apply(#"{"path": "/sale", "enabled": false}, \#(wrong)"#)
            }
        }
        #expect(throws: RuleDocumentError.self) { try app.apply(document: "?") }
        for path in ["/store", "/sale"] { #expect(await app.isClosed(path)) }
        #expect(await app.open("/basket").redirects == ["/home"])
        try app.apply("", from: .app)
        #expect(await app.isClosed("/store"), "rules of the app lift nothing that a server closes")
        try app.apply("")
        #expect(await !app.isClosed("/store"))
    }

    @Test
    func `a closing of the app remains under a rule of a server that is skipped`() async throws {
        let app = try await RuleFixture()
        try app.apply(RuleFixture.closing, from: .app)
        for part in [#""colour": 1"#, #""redirect": "/later""#] {
            try app.apply(#"{"path": "/store", \#(part)}"#)
            #expect(await app.isClosed("/store"), "\(part)")
        }
        try app.apply(#"{"path": "/store", "enabled": true}"#)
        #expect(await !app.isClosed("/store"))
    }

    @Test
    func `a rule with unknown parts requires its login, and does not redirect`() async throws {
        let app = try await RuleFixture { $0.registerLogin() }
        try app.apply(
            #"""
            {"path": "/store", "login": true, "slides": [1]},
            {"path": "/basket", "redirect": "/home", "from": 2027}
            """#)
        #expect(await app.open("/store").word == "suspended")
        // The unknown part may say when to redirect.
        #expect(await app.open("/basket").redirects == [])
    }

    @Test
    func `all other rules apply beside a chain of redirects to no route`() async throws {
        let app = try await RuleFixture()
        try app.apply(
            #"""
            {"path": "/a", "redirect": "/b"}, {"path": "/b", "redirect": "/later"},
            {"path": "/basket", "redirect": "/home"}
            """#)
        #expect(app.rules.skipped.map(\.path) == ["rules[0].redirect", "rules[1].redirect"])
        #expect(await app.open("/basket").redirects == ["/home"])
        #expect(await app.code("/a") == "unknown-route")
    }
}
