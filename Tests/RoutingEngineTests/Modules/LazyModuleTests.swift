import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
@MainActor
struct `A lazy module` {
    /// Two Navigators, made together.
    final class Contents: Sendable {
        let list = PageNavigator<NoParameters>()
        let item = PageNavigator<ItemParameters>()
    }

    /// How often the module was made.
    final class Makes {
        var count = 0
    }

    private let makes = Makes()

    @Test
    func `it is made at its first URL, and once for all of them`() async throws {
        let app = try await app()
        await app.open("/home")
        #expect(makes.count == 0)
        #expect(await app.open("/list").title != nil)
        #expect(makes.count == 1)
        #expect(await app.open("/item/7").title == "ItemParameters(id: 7)")
        await app.open("/list")
        #expect(makes.count == 1)
    }

    @Test
    func
        `looking at its routes does not make it, nor does a request that never reaches its Navigators`()
        async throws
    {
        let app = try await app()
        #expect(app.router.routes.map(\.navigator).contains("PageNavigator<ItemParameters>"))
        #expect(app.router.canOpen("/item/1", from: .app))
        #expect(!app.router.explain("/item/1", from: .app).summary.isEmpty)
        for url in ["/item/x", "moments://item/1"] {
            #expect(await app.open(url, from: url.first == "m" ? .push : .app).error != nil)
        }
        #expect(makes.count == 0)
    }

    @Test
    func `requests that arrive while it is made wait for the same one`() async throws {
        let gate = AsyncStream.makeStream(of: Void.self)
        let app = try await app {
            for await _ in gate.stream { break }
        }
        let screens = (1...8).map { number in
            Task { try await app.router.screen(for: number == 1 ? "/list" : "/item/\(number)") }
        }
        try await until("the making of the module") { makes.count > 0 }
        gate.continuation.yield()
        for screen in screens {
            #expect(try await !screen.value.title.isEmpty)
        }
        #expect(makes.count == 1)
    }

    @Test
    func `one that can't be made refuses the request, and the next one tries again`() async throws {
        let makes = makes
        let app = try await app {
            if makes.count == 1 { throw NotFound("disk") }
        }
        #expect(await app.open("/list").error?.code == "not-found")
        #expect(await app.open("/list").title != nil)
        #expect(makes.count == 2)
    }

    @Test
    func `a caller that is cancelled does not stop it from being made`() async throws {
        let gate = AsyncStream.makeStream(of: Void.self)
        let app = try await app {
            for await _ in gate.stream { break }
        }
        let caller = Task { await app.open("/list") }
        try await until("the making of the module") { makes.count > 0 }
        caller.cancel()
        #expect(await caller.value.error?.code == "cancelled")
        gate.continuation.yield()
        #expect(await app.open("/list").title != nil)
        #expect(makes.count == 1)
    }

    @Test
    func `its routes are checked at the start like all others`() {
        let makes = makes
        let issues = startIssues {
            let module = LazyModule {
                makes.count += 1
                return Contents()
            }
            $0.register(path: "/item/:number", in: module) { $0.item }
        }
        #expect(issues.first?.contains("names the parameter 'number'") == true)
        #expect(makes.count == 0)
    }

    private func app(
        _ whileMaking: @escaping @MainActor @Sendable () async throws -> Void = {}
    ) async throws -> Fixture {
        let makes = makes
        return try await Fixture {
            let module = LazyModule {
                makes.count += 1
                try await whileMaking()
                return Contents()
            }
            $0.register(path: "/list", in: module) { $0.list }
            $0.register(path: "/item/:id", in: module) { $0.item }
        }
    }
}
