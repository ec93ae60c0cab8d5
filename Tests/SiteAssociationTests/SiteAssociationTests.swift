import Foundation
import RoutingTestSupport
import Testing

@testable import SiteAssociation

@MainActor
struct `The association file of an app` {
    private struct Query: Decodable, Sendable {
        let url: URL
        let title: String
        let page: Int?
    }

    /// The components, one a line: what is excluded behind a minus.
    private func components(
        _ register: @MainActor (AppRouter) -> Void
    ) async throws -> [String] {
        let router = try await Fixture(register).router
        return SiteComponents(of: router).components.map {
            let keys = $0.keys
            let query = (keys["?"]?.object ?? [:]).map { "\($0)=\($1.text ?? "")" }.sorted()
            let sign = keys["exclude"] == .truth(true) ? "-" : ""
            return sign + ([keys["/"]?.text ?? ""] + query).joined(separator: " ")
        }
    }

    @Test func `the file excludes closed paths before open ones, the deepest first`() async throws {
        let lines = try await components { router in
            router.pages("/photos", "/photos/*", access: .external)
            router.pages("/photos/share", "/photos/*/edit", "/basket/*")
            router.pages("/photos/*/*", access: .universalLinks)
            router.pages("/notes/*", access: .pushes)
            // A parameter that must not be empty, and redirects to an open and a closed path.
            router.register(path: "/page", navigator: PageNavigator<Query>(), access: .external)
            router.redirect("/to-open", to: "/photos")
            router.redirect("/to-closed", to: "/photos/share")
        }
        #expect(
            lines == [
                "-/?*/?*/?*/?*", "-/photos/?*/edit", "/photos/?*/?*", "-/?*/?*/?*",
                "-/photos/share", "/photos/?*", "/home", "/page url=?*", "/photos", "/to-open",
            ])
    }

    @Test func `a flag that a route requires opens it without a value`() async throws {
        let router = try await Fixture {
            $0.pages("/page", of: One<Bool>.self, access: .external)
        }.router
        let rules = try SystemRules(router.siteAssociation(of: "ABCDE12345.app"))
        for query in ["value", "value=", "value=true"] {
            #expect(router.canOpen("https://moments.app/page?\(query)", from: .universalLink))
            #expect(rules.admit(path: "/page", query: query), "\(query)")
        }
    }

    @Test
    func `what patterns can't tell from a closed route stays closed, and is named`() async throws {
        let router = try await Fixture { router in
            router.items("/product/:id(int)", access: .external)
            router.register(path: "/product/:value", navigator: PageNavigator<One<String>>())
            router.redirect("/p/:id(int)", to: "/product/:id")
            router.redirect("/about/:value", to: "/product/:value")
            router.items("/item/:id(int)", access: .external)
        }.router
        let rules = try SystemRules(router.siteAssociation(of: "ABCDE12345.app"))
        let urls = ["/product/1", "/product/x", "/p/1", "/about/x", "/about/1", "/item/1"]
        #expect(urls.filter { rules.admit(path: $0, query: "") } == ["/p/1", "/item/1"])
        #expect(
            router.siteAssociationGaps
                == [("/product/:id(int)", "/product/:value"), ("/about/:value", "/about/:value")]
                .map {
                    "\($0) may open links that the file can't tell from closed ones of \($1); "
                        + "such links stay in the browser"
                })
    }

    @Test(arguments: [
        // A value with slashes reaches texts that stand elsewhere.
        (["/{p0}b/**rest? -", "/a/:p1(int)/**rest? +"], "/a/1/xb/x/x/x", "/a/:p1(int)/**rest?"),
        (["/a%20b/*/c/**rest -", "/**rest? +"], "/a%20b/1/2/c/x/x", "/**rest?"),
        // A check takes the text in one case only, of a closed route or of an open one.
        (["/:p0(bool)/x -", "/*/x +"], "/TRUE/x", "/*/x"),
        (["/:p0(low)/x > /p/:p0", "/p/True > /home", "/p/:p0 -"], "/true/x", "/:p0(low)/x"),
        // A sign of the system in a text stands for any character.
        (["/%2Ax -", "/ax +"], "/ax", "/ax"),
        (["/a%3Fb -", "/:p0 +"], "/axb", "/:p0"),
        (["/1%2A/x -", "/:p0(int)/x +"], "/12/x", "/:p0(int)/x"),
        (["/1%3F/*/a -", "/:p0(odd)/c/a +"], "/1%C3%A9/c/a", "/:p0(odd)/c/a"),
        (["/%2Ab/%2Ab -", "/%2Ab/**rest +"], "/*b/1b", "/%2Ab/**rest"),
        (
            ["/*/1%3F/%2Ab -", "/*/*/%2A:p2(odd) +"], "/b/1%C3%A9/%2Ab", "/*/*/%2A:p2(odd)"
        ),
        (["/$%28{p0}b/c -", "/1%28:p0/c +"], "/1(xb/c", "/1%28:p0/c"),
        (["/{p0}%2A/**rest -", "/a/:p1(int)/**rest? +"], "/a/1/xb/x/x", "/a/:p1(int)/**rest?"),
        // Two redirects make a long path so short that it has another answer than longer ones.
        (
            ["/a/b/**rest > /c/**rest", "/c/**rest > /**rest", "/:p0/:p1/:p2 -", "/**rest +"],
            "/a/b/1/2/3/4", "/a/b/**rest"
        ),
        (
            ["/a/b/**rest > /c/**rest", "/c/**rest > /**rest", "/:p0/:p1/:p2 +", "/**rest -"],
            "/a/b/1/2/3", "/a/b/**rest"
        ),
        (
            [
                "/a/b/c/d/**rest > /e/f/**rest", "/e/f/**rest > /**rest/x",
                "/:p0/:p1/:p2/*/x -", "/**rest +",
            ], "/a/b/c/d/1/2/3/4/5", "/a/b/c/d/**rest"
        ),
        // Three redirects make only long paths of it ones that a route answers.
        (
            [
                "/a/b/c/d/**rest > /b/**rest", "/b/**rest > /**rest", "/x/y/z/**rest > /**rest",
                "/:p0 +", "/p/q/s/**rest +",
            ], "/a/b/c/d/x/y/z/p/q/s/t", "/a/b/c/d/**rest"
        ),
    ])
    func `a link that a closed pattern reaches is in a gap of its route`(
        routes: [String], path: String, gap: String
    ) async throws {
        let router = try await Self.router(routes)
        let rules = try SystemRules(router.siteAssociation(of: "ABCDE12345.app"))
        #expect(router.canOpen("https://moments.app\(path)", from: .universalLink))
        #expect(rules.admit(path: path, query: "") == false)
        let gaps = router.siteAssociationGaps
        #expect(gaps.contains { $0.hasPrefix(gap) }, "\(gaps)")
    }

    /// Each closed or open route, redirects with their targets, and the links that the file admits.
    @Test(arguments: [
        // Two redirects make a long path so short that it has another answer than longer ones.
        (
            ["/a/b/**rest > /c/**rest", "/c/**rest > /**rest", "/:p0/:p1/:p2 +", "/**rest -"],
            ["/1/2/3"], ["/a/b/1/2/3/4", "/c/1/2/3/4", "/1/2"]
        ),
        // A path that they make shorter than another form may be answered by that if it is longer.
        (
            [
                "/a/b/c/d/**rest > /e/f/**rest", "/e/f/**rest > /**rest", "/p/q/r/s/**rest -",
                "/**rest +",
            ], ["/1/2"], ["/a/b/c/d/p/q/r/s/t", "/p/q/r/s/t"]
        ),
        // A redirect of one length says nothing about longer paths.
        (
            [
                "/a/b/c/**rest > /d/e/**rest", "/d/e/**rest > /f/**rest",
                "/f/:p0/:p1/:p2 > /g/h/i/j", "/g/h/i/j +", "/f/**rest -",
            ], ["/f/1/2/3", "/g/h/i/j"], ["/a/b/c/1/2/3/4", "/f/1/2/3/4"]
        ),
        // A link that no route answers opens nothing, although it looks like one of another route.
        (
            ["/a/**rest > /b/c/**rest", "/b/c/:p0 +", "/:p0(odd)/1/d +"], ["/a/1", "/b/1/d"],
            ["/a/1/d"]
        ),
        // More texts between others than an entry is made for.
        (
            ["/x-{p0(\((1...65).map(String.init).joined(separator: "|")))} > /p/:p0", "/p/:p0 +"],
            ["/x-65", "/p/7"], ["/q/7"]
        ),
        // A text with escapes is matched as it is decoded.
        (["/a%20b +"], ["/A%20b"], ["/b/c"]), (["/100%25 +"], ["/100%25"], ["/b/c"]),
        (["/%2Ax +"], ["/*x"], ["/b/c"]), (["/a%3Fb/:p0? +"], ["/a%3Fb/1"], ["/b/c"]),
        (["/$%28a%29 +"], ["/$(a)"], ["/b/c"]),
    ])
    func `the file admits what the routes open, behind redirects and escapes as well`(
        routes: [String], open: [String], closed: [String]
    ) async throws {
        let router = try await Self.router(routes)
        let file = router.siteAssociation(of: "ABCDE12345.app")
        let rules = try SystemRules(file)
        #expect(try router.check(siteAssociation: Data(file.utf8)).issues == [], "\(file)")
        #expect((open + closed).filter { rules.admit(path: $0, query: "") } == open)
        for path in open + closed {
            let isOpen = router.canOpen("https://moments.app\(path)", from: .universalLink)
            #expect(isOpen == open.contains(path), "\(path)")
        }
    }

    /// Redirects `/admin`, as a rule of a server may.
    private final class Redirecting: RouterExtension {
        func admits(_ request: RequestRun) -> Bool { true }

        func rewrite(_ routes: RouteMap, by interceptors: [any RouteInterceptor]) -> RouteMap {
            var override = RouteOverride()
            override.target = try? RedirectTarget("/home", of: .sample)
            return routes.replacing(
                with: routes.routes.map {
                    $0.path == "/admin" ? $0.overridden(by: override) : $0
                })
        }
    }

    @Test func `a closed route stays closed if its links are redirected to an open one`()
        async throws
    {
        let router = try await Fixture { router in
            router.pages("/admin")
            router.install(Redirecting())
        }.router
        let rules = try SystemRules(router.siteAssociation(of: "ABCDE12345.app"))
        #expect(router.currentMap?.ordered.contains { $0.target != nil } == true)
        #expect(!router.canOpen("https://moments.app/admin", from: .universalLink))
        #expect(!rules.admit(path: "/admin", query: ""))
    }

    /// A router with routes: each has a sign, `+` if links open it, or the target of its redirect.
    private static func router(_ routes: [String]) async throws -> AppRouter {
        try await Fixture { router in
            for constraint in RandomRoutes.constraints { router.register(constraint) }
            for route in routes.map({ $0.split(separator: " ").map(String.init) }) {
                guard let sign = route.last, sign.count == 1 else {
                    router.redirect(route[0], to: route[2])
                    continue
                }
                router.register(
                    path: route[0], navigator: PageNavigator<PathValues>(),
                    access: sign == "+" ? .external : .closed)
            }
        }.router
    }

    @Test(arguments: [
        ("ABCDE12345.com.example.app", true), ("com.example.app", false), ("ABCDE12345", false),
        ("abcde12345.com.example", false), ("ABCDE12345..app", false), ("", false),
    ])
    func `an app ID is a prefix and a bundle identifier`(text: String, isAppID: Bool) {
        #expect(text.isAppID == isAppID)
    }

    @Test func `the entitlement claims each host, and passwords only if asked for`() async throws {
        let router = try await Fixture().router
        for isShared in [false, true] {
            let file = router.siteAssociation(of: "ABCDE12345.app", sharesCredentials: isShared)
            let lines = router.links.associatedDomains(sharesCredentials: isShared)
            #expect(lines.contains("<string>applinks:www.moments.app</string>"))
            #expect(lines.contains("<string>webcredentials:www.moments.app</string>") == isShared)
            #expect(file.contains("\"webcredentials\"") == isShared)
            #expect(try router.check(siteAssociation: Data(file.utf8)).issues == [])
        }
    }

    @Test func `the property list has the schemes of the app and of other apps`() async throws {
        let router = try await Fixture().router
        let lines = router.links.informationProperties(outgoingSchemes: ["tel"])
        let list = try PropertyListSerialization.propertyList(
            from: Data("<plist version=\"1.0\"><dict>\(lines)</dict></plist>".utf8), format: nil)
        let properties = try #require(list as? [String: Any])
        let types = try #require(properties["CFBundleURLTypes"] as? [[String: [String]]])
        #expect(types.map { $0["CFBundleURLSchemes"] } == [router.links.schemes])
        #expect(properties["LSApplicationQueriesSchemes"] as? [String] == ["tel"])
    }
}
