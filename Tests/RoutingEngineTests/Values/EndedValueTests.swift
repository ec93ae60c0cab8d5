import RouteMatching
import RoutingEngine
import RoutingKit
import RoutingTestSupport
import StageConformance
import StageKit
import Testing

@Suite(.hangLimit)
@MainActor
struct `The values of a URL end with the reason` {
    private let counter = Counter(2)

    private func end(
        of url: String?, in app: Fixture, from origin: RouteOrigin = .app,
        after change: () throws -> Void = {}
    ) async throws -> String? {
        var values = app.router.values(of: url, as: Int.self, from: origin).makeAsyncIterator()
        do {
            _ = try await values.next()
            try change()
            _ = try await values.next()
            return nil
        } catch let error as RouteError {
            #expect(try await values.next() == nil)
            return error.code
        }
    }

    @Test(arguments: [
        ("/nowhere", "unknown-route"), (nil as String?, "missing"), ("/three", "no-values"),
        ("/home", "no-values"), ("/change", "no-preview"),
    ])
    func `if the URL offers none`(url: String?, code: String) async throws {
        let changing = ChangingNavigator()
        let app = try await Fixture {
            $0.register(path: "/three", navigator: ClosureNavigator { .value(3) })
            $0.register(path: "/change", navigator: changing)
        }
        let found = try await end(of: url, in: app)
        if url != nil { #expect(found == code) } else { #expect(found != nil) }
        #expect(changing.changes == 0)
    }

    @Test(arguments: RouteOrigin.outside)
    func `if the route is closed to the origin`(origin: RouteOrigin) async throws {
        let app = try await counting()
        #expect(
            try await end(of: origin.url(of: "/count"), in: app, from: origin) == "access-denied")
        #expect(counter.followers == 0)
    }

    @Test
    func `if a reader acts for a link from outside`() async throws {
        var codes: [String] = []
        let app = try await counting { router in
            router.register(
                path: "/page",
                navigator: ClosureNavigator {
                    var values = router.values(of: "/count", as: Int.self, from: .app)
                        .makeAsyncIterator()
                    do {
                        _ = try await values.next()
                    } catch let error as RouteError {
                        codes.append(error.code)
                    }
                    return .value(1)
                }, access: .external)
        }
        await app.open(RouteOrigin.push.url(of: "/page"), from: .push)
        #expect(codes == ["access-denied"])
        await app.open("/page")
        #expect(codes == ["access-denied"])
    }

    @Test
    func `if the reader expects another type`() async throws {
        let app = try await counting()
        let error = await #expect(throws: RouteError.self) {
            for try await _ in app.router.values(of: "/count", as: [String].self, from: .app) {}
        }
        #expect(error?.code == "invalid-result")
        try await until("the end of the values") { !counter.isFollowed }
    }

    @Test
    func `if the feature is withdrawn`() async throws {
        let app = try await Fixture()
        let token = try app.router.register(set: "Counter") {
            app.router.register(path: "/count", navigator: CounterNavigator(counter: counter))
        }
        #expect(
            try await end(of: "/count", in: app) { try token.withdraw() } == "unknown-route")
        try await until("the end of the values") { !counter.isFollowed }
    }

    @Test
    func `but not if another version of the feature replaces it`() async throws {
        let app = try await Fixture()
        let token = try app.router.register(set: "Counter") {
            app.router.register(path: "/count", navigator: CounterNavigator(counter: counter))
        }
        var values = app.router.values(of: "/count", as: Int.self, from: .app).makeAsyncIterator()
        #expect(try await values.next() == 2)
        let other = Counter(10)
        try token.withdraw()
        try app.router.register(set: "Counter") {
            app.router.register(path: "/count", navigator: CounterNavigator(counter: other))
        }
        #expect(try await values.next() == 10)
        other.number = 11
        #expect(try await values.next() == 11)
        try await until("the end of the values") { !counter.isFollowed }
    }

    @Test
    func `if the value can't be read any more`() async throws {
        let app = try await counting()
        let code = try await end(of: "/count", in: app) {
            counter.error = NotFound("cart")
            counter.number = 3
        }
        #expect(code == "not-found")
    }

    @Test
    func `if an interceptor doesn't let them pass any more, as after signing out`() async throws {
        var isSignedIn = true
        let app = try await counting { router in
            router.register(
                ClosureInterceptor { _ in
                    if !isSignedIn { throw RouteError.Reason.unmet(.login) }
                    return .proceed
                })
        }
        let code = try await end(of: "/count", in: app) {
            isSignedIn = false
            app.router.reviewValues()
        }
        #expect(code == "unmet-requirement")
    }

    private func counting(
        _ register: @MainActor (AppRouter) -> Void = { _ in }
    ) async throws -> Fixture {
        try await Fixture {
            $0.register(path: "/count", navigator: CounterNavigator(counter: counter))
            register($0)
        }
    }
}
