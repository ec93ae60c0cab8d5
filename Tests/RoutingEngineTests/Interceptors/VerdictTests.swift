import RouteMatching
import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `The verdicts of interceptors` {
    private let item = PageNavigator<ItemParameters>()

    private func launch(_ interceptors: ClosureInterceptor...) async throws -> Fixture {
        try await Fixture { router in
            router.register(path: "/item/:id", navigator: item, access: .external)
            router.register(path: "/login", navigator: PageNavigator<NoParameters>())
            for interceptor in interceptors {
                router.register(interceptor)
            }
        }
    }

    @Test(arguments: [[1, 2, 3], [3, 2, 1], [2, 3, 1]])
    func `the highest priority is asked first, in whatever order they were registered`(
        priorities: [Int]
    ) async throws {
        var asked: [Int] = []
        let app = try await Fixture { router in
            for priority in priorities {
                router.register(
                    ClosureInterceptor(priority: priority) { _ in
                        asked.append(priority)
                        return .proceed
                    })
            }
        }
        await app.open("/home")
        #expect(asked == [3, 2, 1])
    }

    @Test
    func `one that does not want a request is not asked`() async throws {
        let shy = ClosureInterceptor(wants: { $0.isUnder("/item") }) { _ in .proceed }
        let app = try await launch(shy)
        await app.open("/home")
        await app.open("/item/1")
        #expect(shy.asked == ["/item/1"])
    }

    @Test
    func `none is asked about a URL that no route answers, or whose route is closed`() async throws
    {
        let curious = ClosureInterceptor { _ in .proceed }
        let app = try await launch(curious)
        await app.open("/nowhere")
        await app.open("https://moments.app/login", from: .universalLink)
        #expect(curious.asked.isEmpty)
    }

    @Test
    func `asking whether a URL opens asks no interceptor`() async throws {
        let curious = ClosureInterceptor { _ in .refuse(because: "of this") }
        let app = try await launch(curious)
        #expect(app.router.canOpen("/item/1", from: .app))
        _ = app.router.explain("/item/1", from: .app)
        #expect(curious.asked.isEmpty)
    }

    @Test
    func `refusing ends the request with the reason, and no other interceptor is asked`()
        async throws
    {
        let later = ClosureInterceptor(priority: 1) { _ in .proceed }
        let app = try await launch(
            later, ClosureInterceptor(priority: 2) { _ in .refuse(because: "it is closed") })
        let outcome = await app.open("/item/1")
        #expect(outcome.error?.code == "blocked")
        #expect(
            outcome.error?.description
                == "'/item/1' was stopped by ClosureInterceptor: it is closed. Try again later.")
        #expect(later.asked.isEmpty && item.received.isEmpty)
    }

    @Test
    func `a handled request shows nothing and ends`() async throws {
        let app = try await launch(ClosureInterceptor { _ in .handled })
        let outcome = await app.open("/item/1")
        #expect(outcome.description == "app /item/1 -> handled: ClosureInterceptor")
        #expect(app.path == ["/home"])
    }

    @Test
    func `a handled request has no result to wait for`() async throws {
        let app = try await launch(ClosureInterceptor { _ in .handled })
        await #expect(throws: RouteError.self) {
            try await app.router.result(of: RouteRequest(url: "/item/1"))
        }
    }

    @Test
    func `changed parameters reach the Navigator and the interceptors that follow`() async throws {
        let later = ClosureInterceptor(priority: 1) { _ in .proceed }
        let app = try await launch(
            later,
            ClosureInterceptor(priority: 2) {
                .proceedWith($0.parameters.setting("id", to: "7"))
            })
        let outcome = await app.open("/item/1")
        #expect(item.received == [ItemParameters(id: 7)])
        #expect(later.asked == ["/item/7"])
        #expect(outcome.parameters["id"] == ["7"])
        #expect(app.path.last == "/item/7")
    }

    @Test(arguments: [nil, "", "new"])
    func `changed parameters that name another route, or none, are refused`(
        id: String?
    ) async throws {
        let app = try await Fixture { router in
            router.register(path: "/item/:id", navigator: PageNavigator<One>())
            router.register(path: "/item/new", navigator: PageNavigator<NoParameters>())
            router.register(
                ClosureInterceptor { .proceedWith($0.parameters.setting("id", to: id)) })
        }
        #expect(await app.open("/item/1").error?.code == "failed")
    }

    private struct One: Decodable, Sendable {
        let id: String
    }

    @Test
    func `an interceptor sees route, parameters, origin, trust and transition`() async throws {
        var seen: [String] = []
        let app = try await launch(
            ClosureInterceptor {
                seen.append(
                    "\($0.route.pattern) \($0.url) \($0.parameters["id"]) \($0.origin.name) "
                        + "\($0.trust.isOutside) \($0.transition)")
                return .proceed
            })
        await app.open(
            "https://moments.app/ITEM/5?x=1", from: .universalLink, using: .present)
        #expect(seen == ["/item/:id /item/5 [\"5\"] universal-link true present"])
    }

    @Test(arguments: [
        ("/cart", "/cart", true), ("/cart", "/cart/add", true), ("/cart", "/cartoon", false),
        ("/cart", "/Cart/:id", true), ("/CART/", "/cart", true), ("/cart/add", "/cart", false),
        ("/cart", "/:any", false), ("/cart/:id", "/cart/:id/edit", true),
        ("/cart/:id", "/cart/edit", false), ("/cart", "/shop/cart", false), ("/", "/cart", true),
    ])
    func `prefixes are compared by whole segments`(
        prefix: String, path: String, isCovered: Bool
    ) throws {
        #expect(RoutePrefix(prefix).covers(RoutePrefix(try RoutePattern(path))) == isCovered)
    }
}
