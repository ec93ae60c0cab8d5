import RoutingTestSupport
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
struct `A set of registrations` {
    private typealias Plain = PageNavigator<NoParameters>

    private let app: Fixture

    init() async throws {
        app = try await Fixture { $0.pages("/a") }
    }

    private var paths: [String] { app.router.routes.map(\.pattern.description) }

    @Test
    func `a set applies immediately after the start, and ends when it is withdrawn`() async throws {
        let guards = ClosureInterceptor { _ in .proceed }
        let set = try app.router.register(set: "Notes") {
            app.router.register(RouteConstraint("word", example: "b") { $0.allSatisfy(\.isLetter) })
            app.router.pages("/b/:value(word)", of: One<String>.self)
            app.router.redirect("/old/b", to: "/b/x")
            app.router.register(guards)
        }
        #expect(paths == ["/home", "/a", "/b/:value(word)", "/old/b"])
        #expect(await app.code("/old/b") == nil)
        #expect(guards.asked == ["/b/x"])
        try set.withdraw()
        try set.withdraw()
        #expect(paths == ["/home", "/a"])
        #expect(await app.code("/old/b") == "unknown-route")
        #expect(await app.code("/a") == nil)
        #expect(guards.asked == ["/b/x"])
    }

    @Test
    func `a set can be registered again, and an old token withdraws only its own`() async throws {
        for _ in 1...3 {
            let set = try app.router.register(set: "Notes") { app.router.pages("/b") }
            #expect(await app.code("/b") == nil)
            try set.withdraw()
            #expect(await app.code("/b") == "unknown-route")
            let next = try app.router.register(set: "Notes") { app.router.pages("/b") }
            try set.withdraw()
            #expect(paths == ["/home", "/a", "/b"])
            try next.withdraw()
        }
    }

    @Test func `a set that fails is dropped as a whole, and named with the reasons`() async throws {
        let observed = ClosureInterceptor { _ in .proceed }
        let error = try #require(throws: RegistrationError.self) {
            try app.router.register(set: "Notes", file: "R.swift", line: 1) {
                app.router.register(path: "/b", navigator: Plain(), file: "R.swift", line: 2)
                app.router.register(path: "/A", navigator: Plain(), file: "R.swift", line: 3)
                app.router.register(observed)
            }
        }
        let sentence = error.description.split(separator: "\n").first.map(String.init) ?? ""
        #expect(sentence.hasPrefix("R.swift:3: error: /A ties with /a, registered at "))
        #expect(sentence.hasSuffix("such as a type (in the set 'Notes')"))
        #expect(error.description.hasSuffix("\nnote: the set 'Notes' is dropped"))
        #expect(error.dropped == ["Notes"])
        #expect(throws: NotFound.self) {
            try app.router.register(set: "Notes") {
                app.router.pages("/b")
                throw NotFound("file")
            }
        }
        #expect(paths == ["/home", "/a"])
        #expect(await app.code("/a") == nil)
        #expect(observed.asked.isEmpty)
        try app.router.start()
        try app.router.register(set: "Notes") { app.router.pages("/b") }
        #expect(paths == ["/home", "/a", "/b"])
    }

    @Test func `a set with an error fails the first start, and the second lacks it`() throws {
        let router = AppRouter(links: .sample, stage: HeadlessStage(), clock: .still)
        try router.register(set: "Good") { router.pages("/good") }
        try router.register(set: "Bad", file: "R.swift", line: 3) {
            router.register(path: "/bad", navigator: Plain(), file: "R.swift", line: 4)
            router.register(path: "bad", navigator: Plain(), file: "R.swift", line: 5)
        }
        // Fails only because the other set is dropped.
        try router.register(set: "Child", file: "R.swift", line: 6) {
            router.register(
                path: "/child", navigator: Plain(), parent: "/bad", file: "R.swift", line: 7)
        }
        router.pages("/app")
        let error = try #require(throws: RegistrationError.self) { try router.start() }
        #expect(
            error.description == """
                R.swift:5: error: the path bad is wrong at column 1: expected '/' at the start; \
                did you mean /bad? (in the set 'Bad')
                R.swift:7: error: the parent /bad is no registered route; register it, \
                or name another one (in the set 'Child')
                note: the set 'Bad' is dropped
                note: the set 'Child' is dropped
                """)
        #expect(router.routes.isEmpty)
        try router.start()
        #expect(router.routes.map(\.pattern.description) == ["/good", "/app"])
    }

    @Test func `a set has a unique name, and is made and withdrawn outside others`() async throws {
        try app.router.register(set: "Notes", file: "R.swift", line: 1) {}
        let twice = try #require(throws: RegistrationError.self) {
            try app.router.register(set: "Notes", file: "R.swift", line: 2) {
                Issue.record("its registrations are made")
            }
        }
        #expect(
            twice.issues.map(\.description) == [
                "R.swift:2: error: the set 'Notes' is registered at R.swift:1 already; withdraw "
                    + "that one first, or give one of them another name"
            ])
        let inside = try #require(throws: RegistrationError.self) {
            try app.router.register(set: "Outer", file: "R.swift", line: 3) {
                try app.router.register(set: "Inner", file: "R.swift", line: 4) {}
            }
        }
        #expect(
            inside.issues.map(\.message) == [
                "the set 'Inner' is registered inside the set 'Outer'; register it beside that one"
            ])
        #expect(inside.dropped == ["Outer"])
        let other = try app.router.register(set: "Other", file: "R.swift", line: 5) {
            app.router.pages("/other")
        }
        let withdrawn = try #require(throws: RegistrationError.self) {
            try app.router.register(set: "Outer", file: "R.swift", line: 6) {
                app.router.pages("/outer")
                try other.withdraw()
            }
        }
        #expect(
            withdrawn.issues.map(\.message) == [
                "the set 'Other' is withdrawn inside the set 'Outer'; withdraw it beside that one"
            ])
        #expect(await app.open("/other").error == nil)
        #expect(await app.code("/outer") == "unknown-route")
    }

    @Test func `a set that another one needs can't be withdrawn before it`() async throws {
        let lists = try app.router.register(set: "Lists") { app.router.pages("/list") }
        let items = try app.router.register(set: "Items", file: "R.swift", line: 1) {
            app.router.register(
                path: "/list/:id", navigator: PageNavigator<ItemParameters>(), parent: "/list",
                file: "R.swift", line: 2)
        }
        let error = try #require(throws: RegistrationError.self) { try lists.withdraw() }
        #expect(
            error.description
                == "R.swift:2: error: the parent /list is no registered route; register it, or name "
                + "another one (in the set 'Items')")
        #expect(await app.code("/list/1") == nil)
        try items.withdraw()
        let old = try app.router.register(set: "Old", file: "R.swift", line: 3) {
            app.router.redirect("/lists", to: "/list", file: "R.swift", line: 4)
        }
        let second = try #require(throws: RegistrationError.self) { try lists.withdraw() }
        #expect(
            second.description
                == "R.swift:4: error: /lists redirects to /list, but no route answers /list, the "
                + "target for /lists; register one, or change or remove the redirect (in the set "
                + "'Old')")
        try old.withdraw()
        try lists.withdraw()
        #expect(paths == ["/home", "/a"])
    }
}

@Suite(.hangLimit)
struct `A withdrawn registration` {
    /// Where the request for `/b` is when its route is withdrawn.
    nonisolated enum Place: CaseIterable {
        case waiting, intercepted, interceptedAndRegisteredAgain, makingAScreen, makingAValue
    }

    @Test(arguments: Place.allCases)
    func `a withdrawn route answers no request that is under way`(place: Place) async throws {
        let door = Door()
        var made = 0
        let app = try await Fixture { router in
            router.register(path: "/slow", navigator: ClosureNavigator(behind: door))
            router.intercept(wants: { $0.isUnder("/b") }) { _ in
                if place == .intercepted || place == .interceptedAndRegisteredAgain {
                    await door.pass()
                }
                return .proceed
            }
        }
        let set = try app.router.register(set: "B") {
            app.router.action("/b") { _ in
                made += 1
                await door.pass()
                return place == .makingAValue ? .value(1) : .screen(PageScreen(title: "B"))
            }
        }
        let slow = place == .waiting ? app.begin("/slow") : nil
        let request = app.begin("/b")
        await door.visitors()
        try set.withdraw()
        if place == .interceptedAndRegisteredAgain {
            try app.router.register(set: "B") { app.router.pages("/b") }
        }
        door.open()
        // What an action has done, it has done.
        let expected = place == .makingAValue ? nil : "unknown-route"
        #expect(await request.value.error?.code == expected)
        #expect(await slow?.value.error == nil)
        #expect(made == (place == .makingAScreen || place == .makingAValue ? 1 : 0))
        #expect(app.path == ["/home"])
    }
}

@Suite(.hangLimit)
struct `A lazy module` {
    /// Two Navigators, made together.
    final class Contents: Sendable {
        let list = PageNavigator<NoParameters>()
        let item = PageNavigator<ItemParameters>()
    }

    /// How often the module was made.
    private let makes = Locked(0)
    private let door = Door()

    private func launch(
        _ whileMaking: @escaping @MainActor @Sendable () async throws -> Void = {}
    ) async throws -> Fixture {
        try await Fixture { [makes] in
            let module = LazyModule {
                makes.withLock { $0 += 1 }
                try await whileMaking()
                return Contents()
            }
            $0.register(path: "/list", in: module) { $0.list }
            $0.register(path: "/item/:id", in: module) { $0.item }
        }
    }

    @Test func `a lazy module is made once, for the first request that reaches it`() async throws {
        let app = try await launch()
        #expect(app.router.routes.map(\.navigator).contains("PageNavigator<ItemParameters>"))
        #expect(app.router.canOpen("/item/1", from: .app))
        #expect(!app.router.explain("/item/1", from: .app).summary.isEmpty)
        #expect(await app.code("/item/x") == "invalid-parameter")
        #expect(await app.code("moments://item/1", from: .push) == "access-denied")
        #expect(makes.value == 0)
        #expect(await app.open("/item/7").title == "ItemParameters(id: 7)")
        #expect(await app.code("/list") == nil)
        #expect(makes.value == 1)
        let issues = startIssues {
            $0.register(path: "/item/:number", in: LazyModule { Contents() }) { $0.item }
        }
        #expect(issues.first?.contains("names the parameter 'number'") == true)
    }

    @Test
    func `requests that arrive while a lazy module is made wait for the same one`() async throws {
        let app = try await launch { [door] in await door.pass() }
        let cancelled = Task { await app.code("/list") }
        let screens = (1...8).map { number in
            Task { try await app.router.screen(for: number == 1 ? "/list" : "/item/\(number)") }
        }
        await door.visitors()
        cancelled.cancel()
        #expect(await cancelled.value == "cancelled")
        door.open()
        for screen in screens { #expect(try await !screen.value.title.isEmpty) }
        #expect(makes.value == 1)
    }

    @Test
    func `a lazy module that can't be made is tried again by the next request`() async throws {
        let app = try await launch { [makes] in
            if makes.value == 1 { throw NotFound("disk") }
        }
        #expect(await app.code("/list") == "not-found")
        #expect(await app.code("/list") == nil)
        #expect(makes.value == 2)
    }
}
