import RoutingTestSupport
import StageConformance
import Testing

/// Offers a number that tests change, and counts how often it is followed.
private final class Counter {
    private(set) var followers = 0
    private var changes: [Int: AsyncStream<Void>.Continuation] = [:]
    var isFollowed: Bool { !changes.isEmpty }
    /// What reading the number throws; `nil` if it can be read.
    var error: NotFound?
    var number: Int {
        didSet { for continuation in changes.values { continuation.yield() } }
    }

    nonisolated init(_ number: Int = 2) {
        self.number = number
    }

    /// Has nothing more to send.
    func end() { for continuation in changes.values { continuation.finish() } }

    /// Offers the number.
    var navigator: ClosureValueNavigator {
        ClosureValueNavigator(changing: follow) { [self] in
            if let error { throw error }
            return number
        }
    }

    private func follow() -> AsyncStream<Void> {
        let (stream, changes) = AsyncStream.makeStream(of: Void.self)
        followers += 1
        self.changes[followers] = changes
        changes.onTermination = { [followers] _ in
            Task { @MainActor in self.changes[followers] = nil }
        }
        return stream
    }
}

/// Calls itself a reader of a value and changes data.
private struct ChangingCounterNavigator: ValueNavigating {
    static let effect = RouteEffect.changes

    func value(for parameters: NoParameters) -> Int { 0 }
    func changes(for parameters: NoParameters) -> AsyncStream<Void> { AsyncStream { _ in } }
}

private struct CountLink: LinkTemplate {
    static let path = "/count"
}

@Suite(.hangLimit)
struct `A value that another feature follows` {
    private let counter = Counter()

    private let app: Fixture
    private let set: RegistrationToken

    init() async throws {
        app = try await Fixture { $0.action("/three") { _ in .value(3) } }
        set = try app.router.register(set: "Counter") { [app, counter] in
            app.router.register(path: "/count", navigator: counter.navigator)
        }
    }

    private func values() -> sending RouteValues<Int>.Iterator {
        app.router.values(of: CountLink(), as: Int.self).makeAsyncIterator()
    }

    private func counterIsReleased() async throws {
        try await until("the end of the values") { !counter.isFollowed }
    }

    @Test func `a followed value arrives at once, and after each change to its end`() async throws {
        var (values, slow) = (values(), values())
        #expect(try await slow.next() == 2)
        for number in 2...4 {
            counter.number = number
            #expect(try await values.next() == number)
        }
        // The same value isn't passed on.
        counter.number = 4
        app.router.reviewValues()
        counter.number = 7
        #expect(try await values.next() == 7)
        #expect(try await slow.next() == 7, "a slow reader receives the newest one only")
        counter.number = 8
        counter.end()
        #expect(try await values.next() == 8, "the last change, although it has ended since")
        #expect(try await values.next() == nil)
        #expect(try await values.next() == nil)
        #expect(app.router.history.isEmpty)
        #expect(app.stage.state.outline == "*/home")
        #expect(await app.open("/count").value?.json == "8", "as an action")
    }

    @Test func `a followed value is followed for each reader until it stops`() async throws {
        var one: RouteValues<Int>.Iterator? = values()
        var other: RouteValues<Int>.Iterator? =
            app.router.values(of: "https://moments.app/count", as: Int.self, from: .app)
            .makeAsyncIterator()
        #expect(try await one?.next() == 2)
        #expect(try await other?.next() == 2)
        #expect(counter.followers == 2)
        other = nil
        counter.number = 5
        #expect(try await one?.next() == 5)
        #expect(counter.isFollowed)
        one = nil
        try await counterIsReleased()
        let sequence = app.router.values(of: CountLink(), as: Int.self)
        let reader = Task { for try await _ in sequence {} }
        try await until("a reader") { counter.isFollowed }
        #expect(counter.followers == 3)
        reader.cancel()
        try await reader.value
        try await counterIsReleased()
    }

    @Test func `following a value outlives the cancelling of all requests`() async throws {
        let door = Door()
        try app.router.register(set: "Door") {
            let waiting = ClosureInterceptor(behind: door, wants: { $0.isUnder("/count") })
            app.router.register(waiting)
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

    @Test
    func `a Navigator that offers values declares their type, and changes no data`() async throws {
        let route = try #require(app.router.routes.first { $0.pattern.description == "/count" })
        #expect(route.offersValues)
        #expect(route.type?.valueType == Int.self)
        #expect(route.type?.isAction == true)
        let issues = startIssues {
            $0.register(path: "/count", navigator: ChangingCounterNavigator())
        }
        #expect(issues.first?.contains("offers values and changes data") == true)
    }

    /// The code with which the values of a URL end: at once, or after a change.
    private func end<Value: Decodable & Sendable>(
        of url: String? = "/count", as type: Value.Type = Int.self,
        from origin: RouteOrigin = .app, after change: () throws -> Void = {}
    ) async throws -> String? {
        var values = app.router.values(of: url, as: type, from: origin).makeAsyncIterator()
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

    @Test(
        arguments: [
            ("/nowhere", "unknown-route"), (nil, "empty-url"), ("/three", "no-values"),
            ("/home", "no-values"), ("/change", "no-preview"),
        ] as [(String?, String)])
    func `a URL that offers no values, or others, says so`(url: String?, code: String) async throws
    {
        let changing = ChangingNavigator()
        try app.router.register(set: "Change") {
            app.router.register(path: "/change", navigator: changing)
        }
        #expect(try await end(of: url) == code)
        #expect(changing.changes == 0)
        #expect(try await end(as: [String].self) == "invalid-result")
    }

    @Test(arguments: RouteOrigin.outside)
    func `values end for an origin to which they are closed`(origin: RouteOrigin) async throws {
        var codes: [String?] = []
        try app.router.register(set: "Page") {
            app.router.action("/page", access: .external) { router in
                var values = router.values(of: CountLink(), as: Int.self).makeAsyncIterator()
                do {
                    codes.append("\(try await values.next() ?? 0)")
                } catch let error as RouteError {
                    codes.append(error.code)
                }
                return .value(1)
            }
        }
        #expect(
            try await end(of: origin.url(of: "/count"), from: origin) == "access-denied")
        #expect(counter.followers == 0)
        // Code that acts for a link has the trust of the link.
        await app.open(origin.url(of: "/page"), from: origin)
        await app.open("/page")
        #expect(codes == ["access-denied", "2"])
    }

    @Test
    func `values end if their feature is withdrawn, unless another replaces it`() async throws {
        var readings = values()
        #expect(try await readings.next() == 2)
        try set.withdraw()
        let other = Counter(10)
        let second = try app.router.register(set: "Counter") {
            app.router.register(path: "/count", navigator: other.navigator)
        }
        #expect(try await readings.next() == 10)
        other.number = 11
        #expect(try await readings.next() == 11)
        try await counterIsReleased()
        #expect(try await end() { try second.withdraw() } == "unknown-route")
        let last = try? await readings.next()
        #expect(last == nil)
        try await until("the end of the other values") { !other.isFollowed }
    }

    @Test func `values end if they can't be read, or an interceptor refuses them`() async throws {
        var isSignedIn = true
        try app.router.register(set: "Login") {
            app.router.intercept { _ in
                if !isSignedIn { throw RouteError.Reason.unmet(.login) }
                return .proceed
            }
        }
        let unreadable = try await end() {
            counter.error = NotFound("count")
            counter.number = 3
        }
        #expect(unreadable == "not-found")
        counter.error = nil
        let signedOut = try await end() {
            isSignedIn = false
            app.router.reviewValues()
        }
        #expect(signedOut == "unmet-requirement")
    }
}
