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

    private func details(_ components: String, ids: String = app, flags: String = flags) -> String {
        #"{\#(ids), \#(flags) "components": [\#(components)]}"#
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
        let json = router.siteAssociation(of: "ABCDE12345.app", sharesCredentials: true).json
        #expect(try router.issues(inSiteAssociation: Data(json.utf8)) == [])
        let written =
            #"{"applinks": {\#(Self.flags) "details": [{\#(Self.app), "components": ["#
            + Self.good.replacing(#"{"/": "/home"}"#, with: #"{"/": "/home", "comment": "x"}"#)
            + "]}]}}"
        #expect(try await issues(written) == [])
    }

    @Test(arguments: [
        (
            good.replacing(#""/home""#, with: #""/start""#),
            [
                "components[3]: the app's file has no component '/start'",
                ": the component '/home' is missing, which opens a route",
            ]
        ),
        (
            good.replacing(#"{"/": "/product/new", "exclude": true}, "#, with: ""),
            [
                ": the component '/product/new' is missing, which keeps closed routes in the browser"
            ]
        ),
        (
            good.replacing(#""/home""#, with: ##""/home", "#": "top", "caseSensitive": true"##),
            [
                "components[3].#: it is 'top', and missing in the app's file",
                "components[3].caseSensitive: it is true, and false in the app's file",
            ]
        ),
        (
            #"{"/": "/home"}, "# + good.replacing(#", {"/": "/home"}"#, with: ""),
            ["components[0]: the app's file has '/?*/?*/?*' here; the first match decides"]
        ),
    ])
    func `the check names each difference to the file of the routes, key by key`(
        components: String, expected: [String]
    ) async throws {
        let found = try await issues(Self.file(details(components)))
        #expect(
            found
                == expected.map { "applinks.details[0]" + ($0.hasPrefix(":") ? "" : ".") + $0 })
    }

    @Test
    func `the check names flags without which spellings of a link stay in the browser`()
        async throws
    {
        let found = try await issues(Self.file(details(Self.good, flags: "")))
        #expect(found.count == 8)
        #expect(
            found.last
                == "applinks.details[0].components[3].percentEncoded: it is true, and false in the "
                + "app's file")
    }

    /// The details of one app with other parts.
    private nonisolated static func one(_ parts: String) -> String {
        file(#"{"appIDs": ["ABCDE12345.app"], \#(parts)}"#)
    }

    @Test(arguments: [
        (#"{}"#, "applinks: it is missing, so no link opens"),
        (#"{"applinks": 1}"#, "applinks: an object is expected, not 1"),
        (
            #"{"applinks": {"details": {}}}"#,
            "applinks.details: an array is expected, not an object"
        ),
        (#"{"applink": {}}"#, "applink: it is unknown; did you mean 'applinks'?"),
        (
            file(#"{"appID": ["ABCDE12345.app"]}"#),
            #"applinks.details[0].appID: a text is expected, not an array"#
        ),
        (
            file(#"{"appIDs": ["app"]}"#),
            "applinks.details[0]: 'app' is not an app ID such as ABCDE12345.com.example.app"
        ),
        (
            one(#""appID": "ABCDE12345.x""#),
            "applinks.details[0].appID: 'appIDs' is there, too, so the system doesn't read it"
        ),
        (
            one(#""components": [], "paths": []"#),
            "applinks.details[0].paths: only systems before iOS 13 need it; write 'components'"
        ),
        (
            one(#""components": [{"exclude": "yes"}]"#),
            "applinks.details[0].components[0].exclude: true or false is expected, not 'yes'"
        ),
        (
            one(#""components": [{"?": {"id": 5}}]"#),
            "applinks.details[0].components[0].?.id: a text is expected, not 5"
        ),
        (
            #"{"applinks": {"substitutionVariables": {"a(b": ["x"]}, "details": []}}"#,
            "applinks.substitutionVariables.a(b: a name is not empty and has no '$', '(' or ')'"
        ),
        (
            #"{"applinks": {"substitutionVariables": {"a": ["$(b)"]}, "details": []}}"#,
            "applinks.substitutionVariables.a: a value names no other variable"
        ),
    ])
    func `the check names what the system ignores or reads otherwise`(json: String, issue: String)
        async throws
    {
        let found = try await issues(json)
        #expect(found.contains(issue), "\(found)")
    }

    @Test
    func `the check compares each app by its own details`() async throws {
        let other = #"{"appIDs": ["ZZZZZ12345.other"], "components": [{"/": "*"}]}"#
        let both = Self.file("\(other), \(details(Self.good))")
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
