import RoutingTestSupport
import Testing

@testable import RoutingEngine

struct `The verdicts of interceptors` {
    private let item = PageNavigator<ItemParameters>()

    private func launch(_ interceptors: ClosureInterceptor...) async throws -> Fixture {
        try await Fixture { router in
            router.register(path: "/item/:id", navigator: item, access: .external)
            router.pages("/login")
            for interceptor in interceptors { router.register(interceptor) }
        }
    }

    @Test(arguments: [[1, 2, 3], [3, 2, 1], [2, 3, 1]])
    func `the interceptor with the highest priority is asked first, whenever it was registered`(
        priorities: [Int]
    ) async throws {
        var asked: [Int] = []
        let app = try await Fixture { router in
            for priority in priorities {
                router.intercept(priority: priority) { _ in
                    asked.append(priority)
                    return .proceed
                }
            }
        }
        await app.open("/home")
        #expect(asked == [3, 2, 1])
    }

    @Test func `an interceptor is asked only about what it wants and what can open`() async throws {
        let shy = ClosureInterceptor(wants: { !$0.isUnder("/home") }) { _ in .proceed }
        let app = try await launch(shy)
        await app.open("/home")
        await app.open("/nowhere")
        await app.open("https://moments.app/login", from: .universalLink)
        #expect(app.router.canOpen("/item/1", from: .app))
        _ = app.router.explain("/item/1", from: .app)
        #expect(shy.asked.isEmpty)
        await app.open("/item/1")
        #expect(shy.asked == ["/item/1"])
    }

    @Test(arguments: [
        (
            InterceptorVerdict.refuse(because: "it is closed"),
            "refused (blocked): '/item/1' was stopped by ClosureInterceptor: it is closed. Try again "
                + "later."
        ), (.handled, "handled: ClosureInterceptor"),
    ])
    func `an interceptor that refuses or handles a request ends it without a screen or a result`(
        verdict: InterceptorVerdict, end: String
    ) async throws {
        let later = ClosureInterceptor(priority: 1) { _ in .proceed }
        let app = try await launch(later, ClosureInterceptor(priority: 2) { _ in verdict })
        #expect(await app.open("/item/1").description == "app /item/1 -> \(end)")
        #expect(later.asked.isEmpty)
        #expect(item.received.isEmpty)
        await #expect(throws: RouteError.self) {
            try await app.router.result(of: RouteRequest(url: "/item/1"))
        }
    }

    @Test
    func `an interceptor sees route, parameters, origin, trust and transition`() async throws {
        var seen: [String] = []
        let app = try await launch(
            ClosureInterceptor {
                seen.append(
                    "\($0.route.pattern) \($0.url) \($0.parameters["id"]) \($0.origin.name) "
                        + "\($0.trust.isOutside) \($0.request.transition)")
                return .proceed
            })
        await app.open(
            "https://moments.app/ITEM/5?x=1", from: .universalLink, using: .present)
        #expect(seen == ["/item/:id /item/5 [\"5\"] universal-link true present"])
    }

    @Test(arguments: [(63, nil), (64, "too-many-parameters")])
    func `an interceptor redirects to no link that is too long to be read again`(
        count: Int, code: String?
    ) async throws {
        let app = try await Fixture { router in
            router.pages("/tags", "/all", of: One<[String]>.self)
            router.intercept(wants: { $0.isUnder("/tags") }) { _ in .redirect(to: "/all?ref=x") }
        }
        let items = Array(repeating: "value=a", count: count).joined(separator: "&")
        #expect(await app.open("/tags?\(items)").error?.code == code)
    }

    @Test(arguments: [
        ("/list", "/list", true), ("/list", "/list/add", true), ("/list", "/listing", false),
        ("/list", "/List/:id", true), ("/LIST/", "/list", true), ("/list/add", "/list", false),
        ("/list", "/:any", false), ("/list/:id", "/list/:id/edit", true),
        ("/list/:id", "/list/edit", false), ("/list", "/my/list", false), ("/", "/list", true),
    ])
    func `prefixes of paths are whole segments`(
        prefix: String, path: String, isCovered: Bool
    ) throws {
        let route = Route(
            redirecting: try RoutePattern(path), by: RouteOverride(),
            at: CallSite(file: "A/B.swift", line: 1))
        #expect(route.isUnder(prefix) == isCovered)
    }
}

struct `A requirement of a route` {
    private static let age = RouteRequirement("age")

    @Test(arguments: [
        RouteOrigin.app, .universalLink, .customScheme(caller: nil), .push, .restoration,
    ])
    func `a requirement lets no unchecked request pass`(origin: RouteOrigin) async throws {
        var covered = "/wallet"
        let app = try await Fixture {
            $0.pages("/wallet", access: .external, requires: [Self.age])
            $0.intercept(enforces: { $0 == Self.age && $1.isUnder(covered) }) { _ in .proceed }
        }
        let url = origin.url(of: "/wallet")
        // As if the start had found an interceptor that enforces it.
        covered = "/elsewhere"
        #expect(
            await app.open(url, from: origin).error?.description
                == "'\(url)' requires 'age', which nothing in the app checks, so it stays closed. "
                + "Register an interceptor that enforces it.")
        await #expect(throws: RouteError.self) { try await app.router.screen(for: "/wallet") }
        #expect(app.path == ["/home"])
    }

    @Test func `a requirement of a redirect's target is met only at the target`() async throws {
        var covered = "/list"
        let app = try await Fixture { router in
            router.pages("/wallet")
            router.pages("/list", requires: [Self.age])
            router.intercept(enforces: { $0 == Self.age && $1.isUnder(covered) }) { _ in .proceed }
            router.intercept(priority: 9, wants: { $0.isUnder("/wallet") }) { _ in
                .redirect(to: "/list")
            }
        }
        #expect(await app.code("/wallet") == nil)
        covered = "/wallet"
        #expect(await app.code("/wallet") == "unenforced-requirement")
    }
}

@Suite(.hangLimit)
struct `Analytics` {
    private func launch(
        limit: Int = 256, send: @escaping @Sendable (RouteVisit) async -> Void
    ) async throws -> Fixture {
        try await Fixture { router in
            router.pages("/search/:id", of: PrivateNote.self, access: .external)
            router.register(AnalyticsInterceptor(priority: 0, limit: limit, send: send))
            router.intercept(priority: 1) {
                $0.parameters["id"] == ["13"] ? .refuse(because: "it is 13") : .proceed
            }
        }
    }

    /// The visits that are sent for requests.
    private func visits(of requests: [(String, RouteOrigin)]) async throws -> [RouteVisit] {
        let (sent, sender) = AsyncStream.makeStream(of: RouteVisit.self)
        let app = try await launch { sender.yield($0) }
        for (url, origin) in requests { await app.open(url, from: origin) }
        _ = try await app.router.screen(for: "/search/1")
        await app.open("/home")
        var visits: [RouteVisit] = []
        for await visit in sent {
            if visit.route.description == "/home" { break }
            visits.append(visit)
        }
        return visits
    }

    @Test func `analytics receives the requests that passed the other interceptors`() async throws {
        let visits = try await visits(
            of: [12, 13, 14].map { ("/search/\($0)", .app) } + [
                ("/nowhere", .app), ("https://moments.app/search/15", .universalLink),
            ])
        #expect(visits.map { $0.parameters["id"] } == [["12"], ["14"], ["15"]])
        #expect(visits.map(\.route.description) == Array(repeating: "/search/:id", count: 3))
        #expect(visits.map(\.origin) == [.app, .app, .universalLink])
    }

    @Test
    func `analytics receives campaigns, and nothing else private or undeclared`() async throws {
        let visits = try await visits(of: [
            (
                "https://moments.app/search/1?utm_source=mail&text=hunter2&email=ada%40example.com"
                    + "&utm_content=ada%40example.com&gclid=x1", .universalLink
            ), ("/search/1?text=hunter2&next=%2Fsearch%2F2%3Ftext%3Dhunter2", .app),
        ])
        #expect(visits.map(\.undeclared) == [[.init(name: "utm_source", value: "mail")], []])
        #expect(visits.map { $0.parameters.items.map(\.name) } == [["id"], ["id", "next"]])
        #expect(!"\(visits)".contains("hunter2"))
        #expect(!"\(visits)".contains("ada"))
    }

    @Test func `analytics delays no request, even if sending hangs`() async throws {
        let door = Door()
        let app = try await launch(limit: 2) { _ in await door.pass() }
        await app.open("/search/1")
        await door.visitors()
        for id in 2...9 { #expect(await app.code("/search/\(id)") == nil) }
        door.open()
    }
}
