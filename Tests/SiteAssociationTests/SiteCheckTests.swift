import Foundation
import RoutingTestSupport
import Testing

@testable import SiteAssociation

@MainActor
struct `The check of a deployed association file` {
    private func check(
        _ json: String, of appID: String? = nil, allowing allowances: [SiteAllowance] = []
    ) async throws -> SiteAssociationCheck {
        let router = try await Fixture { router in
            router.items("/product/:id", access: .external)
            router.pages("/product/new", "/admin/**")
        }.router
        return try router.check(
            siteAssociation: Data(json.utf8), of: appID, allowing: allowances)
    }

    private func issues(_ json: String, of appID: String? = nil) async throws -> [String] {
        try await check(json, of: appID).issues
    }

    /// A file with these details of the links.
    private nonisolated static func file(_ details: String) -> String {
        #"{"applinks": {"details": [\#(details)]}}"#
    }

    private nonisolated static func details(
        _ components: String, flags: String = flags
    ) -> String {
        #"{\#(app), \#(flags) "components": [\#(components)]}"#
    }

    private nonisolated static let app = #""appIDs": ["ABCDE12345.app"]"#
    private nonisolated static let flags =
        #""defaults": {"caseSensitive": false, "percentEncoded": false},"#
    /// What the routes make.
    private nonisolated static let good =
        #"{"/": "/?*/?*/?*", "exclude": true}, {"/": "/product/new", "exclude": true}, "#
        + #"{"/": "/product/?*"}, {"/": "/home"}"#

    @Test func `the check finds nothing in the file of the routes, in any spelling`() async throws {
        let router = try await Fixture().router
        let json = router.siteAssociation(of: "ABCDE12345.app", sharesCredentials: true)
        #expect(try router.check(siteAssociation: Data(json.utf8)).issues == [])
        let written =
            #"{"applinks": {\#(Self.flags) "details": [{\#(Self.app), "components": ["#
            + Self.good.replacing(#"{"/": "/home"}"#, with: #"{"/": "/home", "comment": "x"}"#)
            + "]}]}}"
        #expect(try await issues(written) == [])
    }

    private nonisolated static let caseHint = #"; write "caseSensitive": false"#

    /// The details of the app in a deployed file, and the links that it treats otherwise than the
    /// routes.
    private nonisolated static let differences = [
        (
            details(good.replacing(#""/home""#, with: #""/start""#)),
            [
                ": nothing opens /home, which a route opens",
                "[0].components[3]: it opens /start in the app, where no route answers it",
            ]
        ),
        (
            details(good.replacing(#"{"/": "/product/new", "exclude": true}, "#, with: "")),
            ["[0].components[1]: it opens /product/new in the app, where it is closed"]
        ),
        (
            details(good.replacing(#""/home""#, with: ##""/home", "#": "top""##)),
            [": nothing opens /home, which a route opens"]
        ),
        (
            details(good.replacing(#"{"/": "/home"}"#, with: #"{"/": "/h*", "exclude": true}"#)),
            ["[0].components[3]: it leaves /home to the browser, which a route opens"]
        ),
        // The order of components that have no link in common means nothing.
        (details(#"{"/": "/home"}, "# + good.replacing(#", {"/": "/home"}"#, with: "")), []),
        // Without the flags, spellings of a link stay in the browser.
        (
            details(good, flags: ""),
            [
                ": nothing opens /PRODUCT/X, which a route opens\(caseHint)",
                ": nothing opens /HOME, which a route opens\(caseHint)",
            ]
        ),
    ]

    @Test(arguments: differences)
    func `the check names a link of each difference to the file of the routes`(
        details: String, expected: [String]
    ) async throws {
        let found = try await issues(Self.file(details))
        #expect(found == expected.map { "applinks.details" + $0 })
    }

    private nonisolated static let unanswered = "where no route answers it"
    private nonisolated static let paths = #""paths": ["NOT /product/new", "/product/*", "/home"]"#

    /// Files of shapes that are published, for two products of a shop, and what the check finds
    /// besides the spellings that paths can't admit.
    private nonisolated static let shapes: [(file: String, issues: [String], notes: [String])] = [
        (
            file(#"{"appID": "ABCDE12345.app", \#(paths)}"#),
            ["applinks.details[0].paths[1]: it opens /product/x/y in the app, \(unanswered)"], []
        ),
        (
            #"{"applinks": {"apps": [], "details": {"ABCDE12345.app": {\#(paths)}}}}"#,
            [
                "applinks.details.ABCDE12345.app.paths[1]: it opens /product/x/y in the app, "
                    + unanswered
            ], []
        ),
        (
            #"{"applinks": {"apps": ["ABCDE12345.app"], "details": [{\#(app), \#(paths)}]}}"#,
            [
                "applinks.apps: it must be an empty array; 'details' names the apps",
                "applinks.details[0].paths[1]: it opens /product/x/y in the app, \(unanswered)",
            ], []
        ),
        (
            file(#"{"appID": "ABCDE12345.app", "paths": ["*"]}"#),
            [
                "applinks.details[0].paths[0]: it opens /x/x/x in the app, \(unanswered)",
                "applinks.details[0].paths[0]: it opens /product/new in the app, where it is closed",
            ], []
        ),
        (
            file(#"{\#(app), "paths": {"0": "/product/*", "1": "/home"}}"#),
            [
                "applinks.details[0].paths: an array is expected, not an object",
                "applinks.details: nothing opens /product/x, which a route opens",
                "applinks.details: nothing opens /home, which a route opens",
            ], []
        ),
        (
            file(#"{\#(app), \#(flags) "components": [\#(good)], "paths": ["/old/*"]}"#), [],
            ["applinks.details[0].paths: systems since iOS 13 read 'components' instead"]
        ),
        // Everything is excluded that doesn't say otherwise.
        (
            #"""
            {"applinks": {"defaults": {"exclude": true, "caseSensitive": false}, "details": [{\#(app),
              "defaults": {"percentEncoded": false}, "components": [{"/": "/?*/?*/?*"},
              {"/": "/product/new"}, {"/": "/product/?*", "exclude": false},
              {"/": "/home", "exclude": false}, {"/": "/$(lang)/*", "exclude": false}]}]}}
            """#, [],
            [
                "applinks.details[0].components[4]: it has a substitution variable, and isn't compared"
            ]
        ),
        // The example of Apple's documentation.
        (
            file(
                ##"""
                {"appIDs": ["ABCDE12345.app"], "components": [
                  {"#": "no_universal_links", "exclude": true, "comment": "Any URL with a fragment"},
                  {"/": "/buy/*", "comment": "Any URL with a path that starts with /buy/"},
                  {"/": "/help/website/*", "exclude": true},
                  {"/": "/help/*", "?": {"articleNumber": "????"}}]}
                """##),
            [
                "applinks.details: nothing opens /product/x, which a route opens",
                "applinks.details: nothing opens /home, which a route opens",
                "applinks.details[0].components[1]: it opens /buy/x in the app, where no route answers it",
                "applinks.details[0].components[1]: it opens /buy/x/y in the app, where no route answers it",
                "applinks.details[0].components[3]: it opens /help/x?articleNumber=xxxx in the app, "
                    + "where no route answers it",
                "applinks.details[0].components[3]: it opens /help/x/y?articleNumber=xxxx in the app, "
                    + "where no route answers it",
            ], []
        ),
    ]

    @Test(arguments: shapes)
    func `the check compares what the system reads of a published file, and says what it doesn't`(
        file: String, issues: [String], notes: [String]
    ) async throws {
        let check = try await check(file)
        #expect(check.issues.filter { !$0.contains("; write") } == issues)
        #expect(check.notes == notes)
    }

    @Test
    func `the check accepts a difference with a reason, and no reason without a difference`()
        async throws
    {
        let file = Self.file(Self.details(Self.good.replacing(#""/home""#, with: #""/start""#)))
        let allowances = ["/home", "/start", "/sale"].map {
            SiteAllowance(component: $0, because: "it is meant")
        }
        let check = try await check(file, allowing: allowances)
        #expect(check.issues == ["/sale: no link of it is treated otherwise; remove the allowance"])
        #expect(check.notes.count == 2)
        #expect(check.notes.allSatisfy { $0.hasSuffix("; allowed, because it is meant") })
    }

    @Test(
        arguments: rows(
            of: #"""
                {}
                    applinks: it is missing, so no link opens
                {"applinks": 1}
                    applinks: an object is expected, not 1
                {"applinks": {"details": {}}}
                    applinks.details: it names no app
                {"applinks": {"details": 1}}
                    applinks.details: an array is expected, not 1
                {"applink": {}}
                    applink: it is unknown; did you mean 'applinks'?
                {"applinks": {"substitutionVariables": {"a(b": ["x"]}, "details": []}}
                    applinks.substitutionVariables.a(b: a name is not empty and has no '$', '(' or ')'
                {"applinks": {"substitutionVariables": {"a": ["$(b)"]}, "details": []}}
                    applinks.substitutionVariables.a: a value names no other variable
                """#)
            + rows(
                of: #"""
                    "appID": ["ABCDE12345.app"]
                        .appID: a text is expected, not an array
                    "appIDs": ["app"]
                        : 'app' is not an app ID such as ABCDE12345.com.example.app
                    "appIDs": ["ABCDE12345.app"], "appID": "ABCDE12345.x"
                        .appID: 'appIDs' is there, too, so the system doesn't read it
                    "appIDs": ["ABCDE12345.app"], "components": [{"exclude": "yes"}]
                        .components[0].exclude: true or false is expected, not 'yes'
                    "appIDs": ["ABCDE12345.app"], "components": [{"/": "product/*"}]
                        .components[0]: 'product/*' matches no path; start it with a slash
                    "appIDs": ["ABCDE12345.app"], "components": [{"?": {"id": 5}}]
                        .components[0].?.id: a text is expected, not 5
                    """#
            ).map { (file("{\($0.input)}"), "applinks.details[0]\($0.end)") })
    func `the check names what the system ignores or reads otherwise`(json: String, issue: String)
        async throws
    {
        let found = try await issues(json)
        #expect(found.contains(issue), "\(found)")
    }

    @Test func `the check compares each app by its own details`() async throws {
        let other = #"{"appIDs": ["ZZZZZ12345.other"], "components": [{"/": "*"}]}"#
        let both = Self.file("\(other), \(Self.details(Self.good))")
        #expect(try await issues(both, of: "ABCDE12345.app") == [])
        #expect(
            try await issues(both) == [
                "applinks.details: it names ABCDE12345.app, ZZZZZ12345.other; check each app "
                    + "by its ID"
            ])
        #expect(
            try await issues(Self.file(other), of: "ABCDE12345.app") == [
                "applinks.details: it doesn't name ABCDE12345.app, but ZZZZZ12345.other"
            ])
    }

    @Test(arguments: ["", "{", "[]", "1", #"{"applinks": {}, "applinks": {}}"#])
    func `the check refuses a file that is none`(text: String) async throws {
        await #expect(throws: DecodingError.self) { try await issues(text) }
    }
}
