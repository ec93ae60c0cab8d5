import Foundation
import RoutingEngine
import RoutingKit
import RoutingTestSupport
import Testing

@testable import SiteAssociation

@Suite
@MainActor
struct `The check of a deployed association file` {
    private func issues(_ json: String, of appID: String? = nil) async throws -> [String] {
        let router = try await Fixture { router in
            let page = PageNavigator<NoParameters>()
            router.register(
                path: "/product/:id", navigator: PageNavigator<ItemParameters>(), access: .external)
            router.register(path: "/product/new", navigator: page)
            router.register(path: "/admin/**", navigator: page)
        }.router
        return try router.issues(inSiteAssociation: Data(json.utf8), of: appID)
    }

    /// A file with these details of the links.
    private func file(_ details: String, links: String = "") -> String {
        #"{"applinks": {\#(links) "details": [\#(details)]}}"#
    }

    private func details(_ components: String, ids: String = app, flags: String = flags) -> String {
        #"{\#(ids), \#(flags) "components": [\#(components)]}"#
    }

    nonisolated private static let app = #""appIDs": ["ABCDE12345.app"]"#
    nonisolated private static let flags =
        #""defaults": {"caseSensitive": false, "percentEncoded": false},"#
    /// What the routes make.
    nonisolated private static let good =
        #"{"/": "/?*/?*/?*", "exclude": true}, {"/": "/product/new", "exclude": true}, "#
        + #"{"/": "/product/?*"}, {"/": "/home"}"#

    @Test
    func `finds nothing in the file that the routes make, however its keys are written`()
        async throws
    {
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
    func `names each difference to the file of the routes, key by key`(
        components: String, expected: [String]
    ) async throws {
        let found = try await issues(file(details(components)))
        #expect(
            found
                == expected.map { "applinks.details[0]" + ($0.hasPrefix(":") ? "" : ".") + $0 })
    }

    @Test
    func `names flags without which spellings of a link stay in the browser`() async throws {
        let found = try await issues(file(details(Self.good, flags: "")))
        #expect(found.count == 8)
        #expect(
            found.last
                == "applinks.details[0].components[3].percentEncoded: it is true, and false in the "
                + "app's file")
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
            #"{"applinks": {"details": [{"appID": ["ABCDE12345.app"]}]}}"#,
            #"applinks.details[0].appID: a text is expected, not an array"#
        ),
        (
            #"{"applinks": {"details": [{"appIDs": ["app"]}]}}"#,
            "applinks.details[0]: 'app' is not an app ID such as ABCDE12345.com.example.app"
        ),
        (
            #"{"applinks": {"details": [{"appIDs": ["ABCDE12345.app"], "appID": "ABCDE12345.x"}]}}"#,
            "applinks.details[0].appID: 'appIDs' is there, too, so the system doesn't read it"
        ),
        (
            #"{"applinks": {"details": [{"appID": "ABCDE12345.app", "components": [], "paths": []}]}}"#,
            "applinks.details[0].paths: only systems before iOS 13 need it; write 'components'"
        ),
        (
            #"{"applinks": {"details": [{"appIDs": ["ABCDE12345.app"], "components": [{"exclude": "yes"}]}]}}"#,
            "applinks.details[0].components[0].exclude: true or false is expected, not 'yes'"
        ),
        (
            #"{"applinks": {"details": [{"appIDs": ["ABCDE12345.app"], "components": [{"?": {"id": 5}}]}]}}"#,
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
    func `names what the system ignores or reads otherwise`(json: String, issue: String)
        async throws
    {
        let found = try await issues(json)
        #expect(found.contains(issue), "\(found)")
    }

    @Test
    func `compares each app by its own details, and says in one line if there are none`()
        async throws
    {
        let other = #"{"appIDs": ["ZZZZZ12345.other"], "components": [{"/": "*"}]}"#
        let both = file("\(other), \(details(Self.good))")
        #expect(try await issues(both, of: "ABCDE12345.app") == [])
        #expect(
            try await issues(both) == [
                "applinks.details: it names ABCDE12345.app, ZZZZZ12345.other; check each app "
                    + "by its ID"
            ])
        #expect(
            try await issues(file(other), of: "ABCDE12345.app") == [
                "applinks.details: it doesn't name ABCDE12345.app, but ZZZZZ12345.other"
            ])
    }

    @Test(arguments: ["", "{", "[]", "1", #"{"applinks": {}, "applinks": {}}"#])
    func `refuses a file that is none`(text: String) async throws {
        await #expect(throws: SiteAssociationError.self) { try await issues(text) }
    }
}
