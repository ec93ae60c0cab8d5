import Foundation
import RoutingEngine
import RoutingKit
import RoutingTestSupport
import Testing

@testable import SiteAssociation

@Suite
@MainActor
struct `The association file of an app` {
    struct Query: Decodable, Sendable {
        let url: URL
        let title: String
        let page: Int?
    }

    struct Archive: Decodable, Sendable {
        let year: Int?, month: Int?
    }

    struct Value: Decodable, Sendable {
        let x: String?
    }

    struct Name: Decodable, Sendable {
        let id: String
    }

    struct Flag: Decodable, Sendable {
        let flag: Bool
    }

    /// The components, one a line: what is excluded behind a minus.
    private func components(
        _ register: @MainActor (AppRouter) -> Void
    ) async throws -> [String] {
        let router = try await Fixture(register).router
        let file = router.siteAssociation(of: "ABCDE12345.app")
        return file.applinks.details.flatMap(\.components).map {
            let query = ($0.query ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            return ($0.exclude == true ? "-" : "") + ([$0.path] + query).joined(separator: " ")
        }
    }

    private func page() -> PageNavigator<NoParameters> { PageNavigator() }

    @Test
    func `it excludes the closed paths in front of what is open, the deepest first`() async throws {
        let lines = try await components { router in
            router.register(path: "/moments", navigator: page(), access: .external)
            router.register(path: "/moments/*", navigator: page(), access: .external)
            router.register(path: "/moments/share", navigator: page())
            router.register(path: "/moments/*/edit", navigator: page())
            router.register(path: "/moments/*/*", navigator: page(), access: .universalLinks)
            router.register(path: "/cart/*", navigator: page())
            router.register(path: "/chat/*", navigator: page(), access: .pushes)
        }
        #expect(
            lines == [
                "-/?*/?*/?*/?*", "-/moments/?*/edit", "/moments/?*/?*", "-/?*/?*/?*",
                "-/moments/share", "/moments/?*", "/home", "/moments",
            ])
    }

    @Test
    func `it excludes no closed path that no open route has`() async throws {
        let lines = try await components { router in
            router.register(path: "/cart", navigator: page())
            router.register(path: "/cartcart", navigator: page(), access: .external)
        }
        #expect(lines == ["/cartcart", "/home"])
    }

    @Test
    func `it excludes no closed truth value, as TRUE is none and goes to the open route`()
        async throws
    {
        let lines = try await components { router in
            router.register(path: "/is/:flag(bool)", navigator: PageNavigator<Flag>())
            router.register(path: "/is/*", navigator: page(), access: .external)
        }
        #expect(lines == ["-/?*/?*/?*", "/is/?*", "/home"])
    }

    @Test
    func `a text beside a parameter is part of its component`() async throws {
        let lines = try await components { router in
            router.register(
                path: "/p-:id.html", navigator: PageNavigator<Name>(), access: .external)
            router.register(
                path: "/p-:id(s|m)", navigator: PageNavigator<Name>(), access: .external)
            router.register(path: "/@:id", navigator: PageNavigator<Name>())
            router.register(path: "/*", navigator: page(), access: .external)
        }
        #expect(
            lines == ["-/?*/?*", "/home", "/p-s", "/p-m", "/p-?*.html", "-/@?*", "/?*"])
    }

    @Test
    func `it requires the parameters of a query that must not be empty`() async throws {
        let lines = try await components { router in
            router.register(
                path: "/page", navigator: PageNavigator<Query>(), access: .external)
        }
        #expect(lines == ["/home", "/page url=?*"])
    }

    @Test
    func `the rest of a path is open at each depth`() async throws {
        let router = try await Fixture { router in
            router.register(path: "/files/**", navigator: page(), access: .external)
            router.register(path: "/files/private/**", navigator: page())
        }.router
        let rules = try SystemRules(router.siteAssociation(of: "ABCDE12345.app").json)
        for path in ["/files/a", "/files/a/b", "/files/a/b/c/d/e/f/g"] {
            #expect(rules.admit(path: path, query: ""), "\(path)")
        }
        for path in ["/files/private/a", "/files/private/a/b/c/d/e/f", "/files", "/other/a/b/c"] {
            #expect(!rules.admit(path: path, query: ""), "\(path)")
        }
    }

    @Test
    func `optional parameters and an empty rest are open at each depth that they answer`()
        async throws
    {
        let router = try await Fixture { router in
            router.register(
                path: "/archive/:year?/:month?", navigator: PageNavigator<Archive>(),
                access: .external)
            router.register(path: "/files/**?", navigator: page(), access: .external)
            router.register(path: "/private/**?", navigator: page())
        }.router
        let file = router.siteAssociation(of: "ABCDE12345.app").json
        let rules = try SystemRules(file)
        for path in [
            "/archive", "/archive/2024", "/archive/2024/7", "/files", "/files/a",
            "/files/a/b/c/d/e",
        ] {
            #expect(rules.admit(path: path, query: ""), "\(path)")
        }
        for path in ["/archive/2024/7/1", "/private", "/private/a", "/private/a/b/c/d/e"] {
            #expect(!rules.admit(path: path, query: ""), "\(path)")
        }
        #expect(try router.issues(inSiteAssociation: Data(file.utf8)) == [])
    }

    @Test(arguments: [
        ("/a%20b", "/A%20b"), ("/100%25", "/100%25"), ("/%2Ax", "/*x"), ("/a%3Fb/:x?", "/a%3Fb/1"),
        ("/$%28a%29", "/$(a)"),
    ])
    func `texts with escapes are matched as they are decoded`(pattern: String, path: String)
        async throws
    {
        let router = try await Fixture { router in
            router.register(
                path: pattern, navigator: PageNavigator<Value>(), access: .external)
        }.router
        let file = router.siteAssociation(of: "ABCDE12345.app").json
        #expect(router.canOpen("https://moments.app\(path)", from: .universalLink))
        #expect(try SystemRules(file).admit(path: path, query: ""), "\(file)")
        #expect(try SystemRules(file).admit(path: "/b/c", query: "") == false)
        #expect(try router.issues(inSiteAssociation: Data(file.utf8)) == [])
    }

    @Test
    func `a redirect is as open as its target`() async throws {
        let lines = try await components { router in
            router.register(path: "/open", navigator: page(), access: .external)
            router.register(path: "/closed", navigator: page())
            router.redirect("/to-open", to: "/open")
            router.redirect("/to-closed", to: "/closed")
        }
        #expect(lines == ["/home", "/open", "/to-open"])
    }

    @Test(arguments: [
        ("ABCDE12345.com.example.app", true), ("com.example.app", false), ("ABCDE12345", false),
        ("abcde12345.com.example", false), ("ABCDE12345..app", false), ("", false),
    ])
    func `an app ID is a prefix and a bundle identifier`(text: String, isAppID: Bool) {
        #expect(SiteAssociation.isAppID(text) == isAppID)
    }
}
