import Foundation
import RoutingTestSupport
import Testing

@testable import SiteAssociation

@Suite
@MainActor
struct `The check of a deployed association file` {
    private func issues(_ json: String, of appID: String? = nil) async throws -> [String] {
        let router = try await Fixture { router in
            router.items("/product/:id", access: .external)
            router.pages("/product/new", "/admin/**")
        }.router
        return try router.issues(inSiteAssociation: Data(json.utf8), of: appID)
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

    @Test
    func `the check finds nothing in the file of the routes, in any spelling`() async throws {
        let router = try await Fixture().router
        let json = router.siteAssociation(of: "ABCDE12345.app", sharesCredentials: true)
        #expect(try router.issues(inSiteAssociation: Data(json.utf8)) == [])
        let written =
            #"{"applinks": {\#(Self.flags) "details": [{\#(Self.app), "components": ["#
            + Self.good.replacing(#"{"/": "/home"}"#, with: #"{"/": "/home", "comment": "x"}"#)
            + "]}]}}"
        #expect(try await issues(written) == [])
    }

    /// The details of the app in a deployed file, and how they differ from the file of the routes.
    private nonisolated static let differences = [
        (
            details(good.replacing(#""/home""#, with: #""/start""#)),
            [
                ".components[3]: the app's file has no component '/start'",
                ": the component '/home' is missing, which opens a route",
            ]
        ),
        (
            details(good.replacing(#"{"/": "/product/new", "exclude": true}, "#, with: "")),
            [": the component '/product/new' is missing, which keeps closed routes in the browser"]
        ),
        (
            details(good.replacing(#""/home""#, with: ##""/home", "#": "top""##)),
            [".components[3].#: it is 'top', and missing in the app's file"]
        ),
        (
            details(#"{"/": "/home"}, "# + good.replacing(#", {"/": "/home"}"#, with: "")),
            [".components[0]: the app's file has '/?*/?*/?*' here; the first match decides"]
        ),
        // Without the flags, spellings of a link stay in the browser.
        (
            details(good, flags: ""),
            (0...3).flatMap { index in
                ["caseSensitive", "percentEncoded"].map {
                    ".components[\(index)].\($0): it is true, and false in the app's file"
                }
            }
        ),
    ]

    @Test(arguments: differences)
    func `the check names each difference to the file of the routes, key by key`(
        details: String, expected: [String]
    ) async throws {
        let found = try await issues(Self.file(details))
        #expect(found == expected.map { "applinks.details[0]" + $0 })
    }

    @Test(
        arguments: rows(
            of: #"""
                {}
                    applinks: it is missing, so no link opens
                {"applinks": 1}
                    applinks: an object is expected, not 1
                {"applinks": {"details": {}}}
                    applinks.details: an array is expected, not an object
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
                    "appIDs": ["ABCDE12345.app"], "components": [], "paths": []
                        .paths: only systems before iOS 13 need it; write 'components'
                    "appIDs": ["ABCDE12345.app"], "components": [{"exclude": "yes"}]
                        .components[0].exclude: true or false is expected, not 'yes'
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

    @Test
    func `the check compares each app by its own details`() async throws {
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
        await #expect(throws: SiteAssociationError.self) { try await issues(text) }
    }
}
