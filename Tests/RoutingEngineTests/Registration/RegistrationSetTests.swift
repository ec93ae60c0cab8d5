import RouteMatching
import RoutingKit
import RoutingTesting
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
@MainActor
struct `A set of registrations` {
    typealias Plain = PageNavigator<NoParameters>

    private func app() async throws -> Fixture {
        try await Fixture { $0.register(path: "/a", navigator: Plain()) }
    }

    private func paths(_ app: Fixture) -> [String] { app.router.routes.map(\.pattern.description) }

    @Test
    func `applies immediately after the start, and ends when it is withdrawn`() async throws {
        let app = try await app()
        let guards = ClosureInterceptor { _ in .proceed }
        let set = try app.router.register(set: "Chat") {
            app.router.register(
                RouteConstraint("word", example: "b") { $0.allSatisfy(\.isLetter) })
            app.router.register(path: "/b/:id(word)", navigator: PageNavigator<Word>())
            app.router.redirect("/old/b", to: "/b/x")
            app.router.register(guards)
        }
        #expect(paths(app) == ["/home", "/a", "/b/:id(word)", "/old/b"])
        #expect(await app.open("/old/b").error == nil)
        #expect(guards.asked == ["/b/x"])
        try set.withdraw()
        try set.withdraw()
        #expect(paths(app) == ["/home", "/a"])
        #expect(await app.open("/old/b").error?.code == "unknown-route")
        #expect(await app.open("/a").error == nil)
        #expect(guards.asked == ["/b/x"])
    }

    struct Word: Codable, Sendable { let id: String }

    @Test
    func `can be withdrawn and registered again, and an old token withdraws only its own`()
        async throws
    {
        let app = try await app()
        for _ in 1...3 {
            let set = try app.router.register(set: "Chat") {
                app.router.register(path: "/b", navigator: Plain())
            }
            #expect(await app.open("/b").error == nil)
            try set.withdraw()
            #expect(await app.open("/b").error?.code == "unknown-route")
            let next = try app.router.register(set: "Chat") {
                app.router.register(path: "/b", navigator: Plain())
            }
            try set.withdraw()
            #expect(paths(app) == ["/home", "/a", "/b"])
            try next.withdraw()
        }
    }

    @Test
    func `that fails is dropped as a whole, and named with the reasons`() async throws {
        let app = try await app()
        let observed = ClosureInterceptor { _ in .proceed }
        let error = try #require(throws: RegistrationError.self) {
            try app.router.register(set: "Chat", file: "R.swift", line: 1) {
                app.router.register(path: "/b", navigator: Plain(), file: "R.swift", line: 2)
                app.router.register(path: "/A", navigator: Plain(), file: "R.swift", line: 3)
                app.router.register(observed)
            }
        }
        let sentence =
            error.description.split(separator: "\n").first.map(String.init) ?? ""
        #expect(sentence.hasPrefix("R.swift:3: error: /A ties with /a, registered at "))
        #expect(sentence.hasSuffix("such as a type (in the set 'Chat')"))
        #expect(error.description.hasSuffix("\nR.swift:1: note: the set 'Chat' is dropped"))
        #expect(error.dropped.map(\.name) == ["Chat"])
        #expect(paths(app) == ["/home", "/a"])
        #expect(await app.open("/a").error == nil)
        #expect(observed.asked.isEmpty)
        try app.router.start()
        try app.router.register(set: "Chat") {
            app.router.register(path: "/b", navigator: Plain())
        }
        #expect(paths(app) == ["/home", "/a", "/b"])
    }

    @Test
    func `is dropped when its closure throws`() async throws {
        let app = try await app()
        #expect(throws: NotFound.self) {
            try app.router.register(set: "Chat") {
                app.router.register(path: "/b", navigator: Plain())
                throw NotFound("file")
            }
        }
        try app.router.start()
        #expect(paths(app) == ["/home", "/a"])
    }

    @Test
    func `with an error fails the first start, and the second one continues without it`() throws {
        let router = AppRouter(links: .sample, stage: HeadlessStage(), clock: .still)
        try router.register(set: "Good", file: "R.swift", line: 1) {
            router.register(path: "/good", navigator: Plain(), file: "R.swift", line: 2)
        }
        try router.register(set: "Bad", file: "R.swift", line: 3) {
            router.register(path: "/bad", navigator: Plain(), file: "R.swift", line: 4)
            router.register(path: "bad", navigator: Plain(), file: "R.swift", line: 5)
        }
        // Fails only because the other set is dropped.
        try router.register(set: "Child", file: "R.swift", line: 6) {
            router.register(
                path: "/child", navigator: Plain(), parent: "/bad", file: "R.swift", line: 7)
        }
        router.register(path: "/app", navigator: Plain(), file: "R.swift", line: 8)
        let error = try #require(throws: RegistrationError.self) { try router.start() }
        #expect(
            error.description == """
                R.swift:5: error: the path bad is wrong at column 1: expected '/' at the start; \
                did you mean /bad? (in the set 'Bad')
                R.swift:7: error: the parent /bad is no registered route; register it, \
                or name another one (in the set 'Child')
                R.swift:3: note: the set 'Bad' is dropped
                R.swift:6: note: the set 'Child' is dropped
                """)
        #expect(router.routes.isEmpty)
        try router.start()
        #expect(router.routes.map(\.pattern.description) == ["/good", "/app"])
    }

    @Test
    func `needs a unique name, and can't be inside another set`() async throws {
        let app = try await app()
        try app.router.register(set: "Chat", file: "R.swift", line: 1) {}
        let twice = try #require(throws: RegistrationError.self) {
            try app.router.register(set: "Chat", file: "R.swift", line: 2) {
                Issue.record("its registrations are made")
            }
        }
        #expect(
            twice.issues.map(\.description) == [
                "R.swift:2: error: the set 'Chat' is registered at R.swift:1 already; withdraw "
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
        #expect(inside.dropped.map(\.name) == ["Outer"])
    }
}
