import RouteContract
import RouteMatching
import RoutingEngine
import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@Suite
@MainActor
struct `The house style of paths` {
    private struct Values: Decodable {
        let id: String?
    }

    /// What the start of a router with these paths says, one mistake a line.
    private func mistakes(
        in paths: [String], style: PathStyle = PathStyle(), redirecting old: String? = nil
    ) -> [String] {
        let router = AppRouter(links: .sample, stage: HeadlessStage())
        router.use(style)
        for path in paths {
            router.register(
                path: path, navigator: PageNavigator<Values>(), file: "Routes.swift", line: 7)
        }
        if let old { router.redirect(old, to: paths[0], file: "Routes.swift", line: 8) }
        do throws(RegistrationError) {
            try router.start()
            return []
        } catch {
            return error.issues.map(\.description)
        }
    }

    @Test(arguments: [
        "/", "/products", "/products/:id", "/gift-cards/:id/new", "/people/:id", "/shop",
        "/products/:id(int)", "/theme/:id(dark|light)", "/files/**", "/s3/new",
    ])
    func `allows`(path: String) {
        #expect(mistakes(in: [path], style: PathStyle()) == [])
    }

    @Test(arguments: [
        ("/a/b/c/d", "has 4 segments, and the house style allows 3"),
        ("/giftCards", "has 'giftCards', and the house style has lower-case letters"),
        ("/gift--cards", "has 'gift--cards', and the house style has lower-case letters"),
        ("/gift_cards", "has 'gift_cards', and the house style has lower-case letters"),
        ("/product/:id", "has 'product' before a parameter, and the house style has a plural"),
        ("/gift-card/:id", "has 'gift-card' before a parameter"),
        ("/page/img-:id", "has 'page' before a parameter"),
    ])
    func `names what differs, at the line that registers it`(path: String, problem: String) {
        let found = mistakes(in: [path])
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("Routes.swift:7: error: \(path) \(problem)") == true)
    }

    @Test
    func `tells all mistakes together`() {
        #expect(mistakes(in: ["/Product/:id", "/a/b/c/d/e"]).count == 3)
    }

    @Test
    func `leaves alone what it is told to`() {
        let style = PathStyle(
            maximumSegments: nil, isLowercase: false, hasPluralCollections: false)
        #expect(mistakes(in: ["/a/B/c/d", "/product/:id"], style: style) == [])
        #expect(
            mistakes(in: ["/product/:id"], style: PathStyle(exceptions: ["/product/:id"])) == [])
    }

    @Test
    func `doesn't matter for an old path that redirects`() {
        #expect(mistakes(in: ["/products/:id"], redirecting: "/OLD/Product/:id") == [])
    }

    @Test
    func `refuses a set that is registered later, which changes nothing`() throws {
        let router = AppRouter(links: .sample, stage: HeadlessStage())
        router.use(PathStyle())
        router.register(path: "/products", navigator: PageNavigator<NoParameters>())
        try router.start()
        #expect(throws: RegistrationError.self) {
            _ = try router.register(set: "Old") {
                router.register(path: "/Old", navigator: PageNavigator<NoParameters>())
            }
        }
        #expect(router.routes.map(\.pattern.description) == ["/products"])
    }
}
