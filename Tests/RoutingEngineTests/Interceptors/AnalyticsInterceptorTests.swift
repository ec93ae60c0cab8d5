import RouteMatching
import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
@MainActor
struct `Analytics` {
    struct Search: Decodable, Sendable {
        let id: Int
        let text: Private<String>?
        let next: NestedLink?
    }

    private func launch(
        limit: Int = 256, send: @escaping @Sendable (RouteVisit) async -> Void
    ) async throws -> Fixture {
        try await Fixture { router in
            router.register(
                path: "/search/:id", navigator: PageNavigator<Search>(), access: .external)
            router.register(AnalyticsInterceptor(priority: 0, limit: limit, send: send))
            router.register(
                ClosureInterceptor(priority: 1) {
                    $0.parameters["id"] == ["13"] ? .refuse(because: "it is 13") : .proceed
                })
        }
    }

    /// Collects the sent visits.
    private func visits(
        limit: Int = 256, of requests: @MainActor (Fixture) async -> Void
    ) async throws -> [RouteVisit] {
        let (sent, sender) = AsyncStream.makeStream(of: RouteVisit.self)
        do {
            let app = try await launch(limit: limit) { sender.yield($0) }
            await requests(app)
            await app.open("/home")
        }
        var visits: [RouteVisit] = []
        for await visit in sent {
            if visit.route.description == "/home" { return visits }
            visits.append(visit)
        }
        return visits
    }

    @Test
    func
        `it receives the campaign of a link from outside, and nothing else that no route declares`()
        async throws
    {
        let visits = try await visits { app in
            await app.open(
                "https://moments.app/search/1?utm_source=mail&text=secret&email=ada%40example.com"
                    + "&utm_content=ada%40example.com&gclid=x1", from: .universalLink)
        }
        #expect(visits.first?.undeclared == [.init(name: "utm_source", value: "mail")])
        #expect(visits.first?.parameters.items.map(\.name) == ["id"])
    }

    @Test
    func `it receives the requests that passed the others, in order`() async throws {
        let visits = try await visits { app in
            for id in [12, 13, 14] {
                await app.open("/search/\(id)")
            }
            await app.open("/nowhere")
            await app.open("https://moments.app/search/15", from: .universalLink)
        }
        #expect(visits.map { $0.parameters["id"] } == [["12"], ["14"], ["15"]])
        #expect(visits.map(\.route.description) == Array(repeating: "/search/:id", count: 3))
        #expect(visits.map(\.origin) == [.app, .app, .universalLink])
    }

    @Test
    func `no private value reaches it`() async throws {
        let visits = try await visits { app in
            await app.open("/search/1?text=hunter2&next=%2Fsearch%2F2%3Ftext%3Dhunter2")
        }
        #expect(visits.first?.parameters.items.map(\.name) == ["id", "next"])
        #expect(!"\(visits)".contains("hunter2"))
    }

    @Test
    func `a name that is private on another route does not reach it`() async throws {
        struct Note: Decodable, Sendable {
            let draft: Private<String>?
        }
        let (sent, sender) = AsyncStream.makeStream(of: RouteVisit.self)
        let app = try await Fixture { router in
            router.register(path: "/note", navigator: PageNavigator<Note>())
            router.register(path: "/page", navigator: PageNavigator<NoParameters>())
            router.register(AnalyticsInterceptor(priority: 0) { sender.yield($0) })
        }
        await app.open("/page?draft=hunter2&DRAFT=hunter2&utm_source=mail")
        for await visit in sent {
            #expect(visit.undeclared == [.init(name: "utm_source", value: "mail")])
            break
        }
    }

    @Test
    func `it delays no request, even if sending hangs`() async throws {
        let door = Door()
        let app = try await launch(limit: 2) { _ in await door.pass() }
        await app.open("/search/1")
        await door.visitors()
        for id in 2...9 {
            #expect(await app.open("/search/\(id)").title != nil)
        }
        door.open()
    }

    @Test
    func `a screen that is only made is not a visit`() async throws {
        let visits = try await visits { app in
            _ = try? await app.router.screen(for: "/search/1")
        }
        #expect(visits == [])
    }
}
