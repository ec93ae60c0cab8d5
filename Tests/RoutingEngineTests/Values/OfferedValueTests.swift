import RouteMatching
import RoutingEngine
import RoutingKit
import RoutingTestSupport
import StageConformance
import StageKit
import Testing

@Suite(.hangLimit)
@MainActor
struct `A value that another feature follows` {
    private struct CountLink: LinkTemplate {
        static let path = "/count"
    }

    private let counter = Counter(2)

    private func app(access: Access = .closed) async throws -> Fixture {
        try await Fixture {
            $0.register(
                path: "/count", navigator: CounterNavigator(counter: counter), access: access)
            $0.register(path: "/three", navigator: ClosureNavigator { .value(3) })
        }
    }

    @Test
    func `arrives at once, and again after each change`() async throws {
        let app = try await app()
        var values = app.router.values(of: CountLink(), as: Int.self).makeAsyncIterator()
        #expect(try await values.next() == 2)
        counter.number = 3
        #expect(try await values.next() == 3)
        counter.number = 4
        #expect(try await values.next() == 4)
    }

    @Test
    func `is read without a request in the history and without a screen`() async throws {
        let app = try await app()
        var values = app.router.values(of: CountLink(), as: Int.self).makeAsyncIterator()
        #expect(try await values.next() == 2)
        #expect(app.router.history.outcomes.isEmpty)
        #expect(app.stage.state.outline == "*/home")
    }

    @Test
    func `is also the value of an action`() async throws {
        let outcome = await (try await app()).open("/count")
        #expect(outcome.value?.json == "2")
    }

    @Test
    func `reaches a slow reader as the newest one only`() async throws {
        let app = try await app()
        var quick = app.router.values(of: CountLink(), as: Int.self).makeAsyncIterator()
        var slow = app.router.values(of: CountLink(), as: Int.self).makeAsyncIterator()
        #expect(try await slow.next() == 2)
        #expect(try await quick.next() == 2)
        for number in 3...9 {
            counter.number = number
            #expect(try await quick.next() == number)
        }
        #expect(try await slow.next() == 9)
    }

    @Test
    func `has one source for all readers, which is released after the last one`() async throws {
        let app = try await app()
        var one: RouteValues<Int>.Iterator? =
            app.router.values(of: "/count", as: Int.self, from: .app).makeAsyncIterator()
        var other: RouteValues<Int>.Iterator? =
            app.router.values(of: "https://moments.app/count", as: Int.self, from: .app)
            .makeAsyncIterator()
        #expect(try await one?.next() == 2)
        #expect(try await other?.next() == 2)
        #expect(counter.followers == 1)
        other = nil
        counter.number = 5
        #expect(try await one?.next() == 5)
        #expect(counter.isFollowed)
        one = nil
        try await until("the end of the values") { !counter.isFollowed }
        var later = app.router.values(of: CountLink(), as: Int.self).makeAsyncIterator()
        #expect(try await later.next() == 5)
        #expect(counter.followers == 2)
    }

    @Test
    func `is released by a reader whose task is cancelled`() async throws {
        let app = try await app()
        let values = app.router.values(of: CountLink(), as: Int.self)
        let reader = Task { for try await _ in values {} }
        try await until("a reader") { counter.isFollowed }
        reader.cancel()
        try await reader.value
        try await until("the end of the values") { !counter.isFollowed }
    }

    @Test
    func `isn't passed on if it is the same as before`() async throws {
        let app = try await app()
        var values = app.router.values(of: CountLink(), as: Int.self).makeAsyncIterator()
        #expect(try await values.next() == 2)
        counter.number = 2
        app.router.reviewValues()
        counter.number = 7
        #expect(try await values.next() == 7)
    }

    @Test
    func `ends if the feature has nothing more to send`() async throws {
        let app = try await app()
        var values = app.router.values(of: CountLink(), as: Int.self).makeAsyncIterator()
        #expect(try await values.next() == 2)
        counter.end()
        #expect(try await values.next() == nil)
        #expect(try await values.next() == nil)
    }

    @Test
    func `outlives the cancelling of all requests`() async throws {
        let door = Door()
        let app = try await Fixture { [counter] router in
            router.register(path: "/count", navigator: CounterNavigator(counter: counter))
            router.register(SlowCheck(door: door))
        }
        let values = app.router.values(of: CountLink(), as: Int.self)
        let first = Task {
            var iterator = values.makeAsyncIterator()
            return try await iterator.next()
        }
        await door.visitors()
        app.router.cancelRequests()
        counter.number = 3
        door.open()
        #expect(try await first.value == 3)
    }
}

@Suite
@MainActor
struct `A Navigator that offers values` {
    @Test
    func `must not change data`() async throws {
        let error = await #expect(throws: RegistrationError.self) {
            try await Fixture {
                $0.register(path: "/count", navigator: ChangingCounterNavigator())
            }
        }
        #expect(error?.description.contains("offers values and changes data") == true)
    }

    @Test
    func `declares their type`() async throws {
        let app = try await Fixture {
            $0.register(path: "/count", navigator: CounterNavigator(counter: Counter()))
        }
        let route = try #require(app.router.routes.last)
        #expect(route.offersValues && route.valueTypeName == "Int" && route.isAction)
    }
}

/// Decides after a while, and changes nothing.
private struct SlowCheck: RouteInterceptor {
    let priority = 0
    let hasEffects = false
    let door: Door

    func wants(_ request: InterceptedRequest) -> Bool { request.isUnder("/count") }

    func intercept(_ request: InterceptedRequest) async -> InterceptorVerdict {
        await door.pass()
        return .proceed
    }
}
