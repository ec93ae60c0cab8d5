import Foundation
import RoutingEngine
import RoutingKit
import RoutingTestSupport
import Testing

@testable import SiteAssociation

@Suite
@MainActor
struct `The check of a deployed association file` {
    struct Product: Decodable, Sendable {
        let id: Int
        let color: String?
    }

    private func router() async throws -> AppRouter {
        try await Fixture { router in
            let page = PageNavigator<NoParameters>()
            router.register(
                path: "/product/:id", navigator: PageNavigator<Product>(), access: .external)
            router.register(path: "/product/new", navigator: page)
            router.register(path: "/admin/**", navigator: page)
        }.router
    }

    /// The findings about a file, one a line.
    private func issues(_ json: String, of appID: String? = nil) async throws -> [String] {
        try await router().issues(inSiteAssociation: Data(json.utf8), of: appID)
            .map(\.description)
    }

    /// A file with these components.
    private func file(_ components: String, defaults: String = flags) -> String {
        """
        {"applinks": {"details": [{"appIDs": ["ABCDE12345.app"], \(defaults)
        "components": [\(components)]}]}}
        """
    }

    nonisolated private static let flags =
        #""defaults": {"caseSensitive": false, "percentEncoded": false},"#

    /// Lets in exactly what the routes open.
    nonisolated private static let good =
        #"{"/": "/product/new", "exclude": true}, {"/": "/product/?*"}, {"/": "/home"}"#

    @Test
    func `nothing is found in the file that the routes make`() async throws {
        let router = try await router()
        let json = router.siteAssociation(of: "ABCDE12345.app").json
        #expect(try router.issues(inSiteAssociation: Data(json.utf8)) == [])
        #expect(try await issues(file(Self.good)) == [])
    }

    @Test(arguments: [
        (
            #"{"/": "/*"}"#,
            "components[0]: it matches /admin/**, which is closed to universal links: "
                + "https://moments.app/admin/x"
        ),
        (
            #"{"/": "/product/*"}, {"/": "/home"}"#,
            "components[0]: it matches /product/new, which is closed to universal links: "
                + "https://moments.app/product/new"
        ),
        (
            #"{"/": "/product/new", "?": {"id": 5}}, \#(good)"#,
            "components[0].?.id: it is not a text and ignored, so more URLs match"
        ),
        (
            #"{"/": "/product/new", "?": {"id": 5}}, \#(good)"#,
            "components[0]: it matches /product/new, which is closed to universal links: "
                + "https://moments.app/product/new"
        ),
        (
            #"{"/": "/home"}"#,
            "applinks: /product/:id is open, but no component matches it: "
                + "https://moments.app/product/1"
        ),
        (
            #"{"/": "/product/?"}, {"/": "/home"}"#,
            "applinks: /product/:id is open, but no component matches it: "
                + "https://moments.app/product/11"
        ),
        (
            #"{"/": "/product/1*", "exclude": true}, \#(good)"#,
            "components[0]: /product/:id is open, but it is excluded: "
                + "https://moments.app/product/1"
        ),
        (
            #"{"/": "/home", "?": ""}, {"/": "/product/?*"}"#,
            "applinks: /home is open, but no component matches it: "
                + "https://moments.app/home?utm_source=mail"
        ),
        // A missing item has an empty value, which `?*` does not match.
        (
            #"{"/": "/home", "?": {"id": "?*"}}, {"/": "/product/?*"}"#,
            "applinks: /home is open, but no component matches it: https://moments.app/home"
        ),
        (
            #"\#(good), {"/": "/home/"}"#,
            "components[3]: unreachable: no URL matches '/home/' that no earlier component matches"
        ),
        (
            #"\#(good), {"/": "/home#top"}"#,
            "components[3]: '#' in a path matches nothing: use the key '#' for a fragment"
        ),
        (
            #"\#(good), {"/": "/product?id=*"}"#,
            "components[3]: '?' in a path is any character: use the key '?' for a query"
        ),
        (
            #"\#(good), {"/": "/a", "exclude": "yes"}"#,
            "components[3].exclude: true or false is expected"
        ),
        (
            #"\#(good), {"path": "/a", "/": "/a"}"#, "components[3].path: misplaced: unknown key"
        ),
    ])
    func `it names the place in the file and a shortest URL`(
        components: String, issue: String
    ) async throws {
        let place = issue.hasPrefix("applinks") ? "" : "applinks.details[0]."
        let found = try await issues(file(components))
        #expect(found.contains(place + issue), "\(found)")
    }

    @Test(arguments: [
        ("caseSensitive", "https://moments.app/Home"),
        ("percentEncoded", "https://moments.app/%68ome"),
    ])
    func `it asks for flags without which spellings of a link stay outside`(
        flag: String, url: String
    ) async throws {
        let found = try await issues(file(Self.good, defaults: ""))
        #expect(found.filter { $0.contains("'\(flag)'") && $0.hasSuffix(url) }.count == 1)
        #expect(found.count == 2)
    }

    @Test(arguments: [
        (
            #"{"applinks": {"webcredentials": {}, "details": []}}"#,
            "applinks.webcredentials: misplaced: it belongs beside 'applinks'"
        ),
        (#"{"details": []}"#, "details: misplaced: unknown key"),
        (
            #"{"applinks": {"details": [{"appIDs": ["app"], "components": []}]}}"#,
            "applinks.details[0]: 'app' is not an app ID such as ABCDE12345.com.example.app"
        ),
        (
            #"{"applinks": {"details": [{"components": []}]}}"#,
            "applinks.details[0]: no app: 'appIDs' is missing or not an array of texts"
        ),
        (
            #"{"applinks": {"details": [{"appID": "ABCDE12345.a", "paths": [], "components": []}]}}"#,
            "applinks.details[0]: 'components' and 'paths' are mixed; the system reads components "
                + "alone"
        ),
    ])
    func `it names what is misplaced`(json: String, issue: String) async throws {
        #expect(try await issues(json).contains(issue))
    }

    @Test
    func `variables, old paths and other apps are read`() async throws {
        let json = """
            {"applinks": {"substitutionVariables": {"page": ["home", "start"]}, "details": [
            {"appIDs": ["ZZZZZ12345.other"], "components": [{"/": "*"}]},
            {"appID": "ABCDE12345.app", \(Self.flags)
            "components": [{"/": "/product/$(digit)*"}, {"/": "/$(page)"}]}]}}
            """
        #expect(try await issues(json, of: "ABCDE12345.app") == [])
        let old = """
            {"applinks": {"details": [{"appID": "ABCDE12345.app", \(Self.flags)
            "paths": ["NOT /product/new", "/product/?*", "/home"]}]}}
            """
        #expect(try await issues(old) == [])
    }

    @Test
    func `it compares a path with escapes by its letters`() async throws {
        let cafe = #"{"/": "/caf%C3%A9", "percentEncoded": true}"#
        #expect(try await issues(file("\(Self.good), \(cafe)")) == [])
    }

    @Test(arguments: ["", "{", "[]", "1"])
    func `a file that is none is refused`(text: String) async throws {
        let router = try await router()
        #expect(throws: SiteAssociationError.self) {
            try router.issues(inSiteAssociation: Data(text.utf8))
        }
    }
}
