import Foundation
import RoutingTestSupport
import Testing

@testable import RoutingEngine

private nonisolated struct Named: Decodable, Sendable {
    let id: String?
}

private nonisolated struct Parameters: Decodable, Sendable {
    let id: String
    let color: String?
    let payload: Payload<[Int]>?
}

struct `The table of redirects` {
    private let book = PageNavigator<Parameters>()

    private func launch(_ redirects: KeyValuePairs<String, String>) async throws -> Fixture {
        try await Fixture { router in
            router.register(path: "/book/:id", navigator: book, access: .external)
            for (path, target) in redirects { router.redirect(path, to: target) }
        }
    }

    @Test(arguments: [
        ("/old/7", "/book/7"), ("/old/a%2Fb", "/book/a%2Fb"), ("/far/7", "/book/7"),
        ("/old/7?color=red", "/book/7?color=red"),
        ("/old/7?color=r%26d&utm=x", "/book/7?color=r%26d"), ("/best", "/book/1?color=gold"),
        ("/best?color=red", "/book/1?color=gold"), ("/p-7.html", "/book/7"),
        ("/P-7.HTML?color=red", "/book/7?color=red"),
    ])
    func `an old path is redirected to its target, with its values, before interceptors see it`(
        url: String, target: String
    ) async throws {
        let app = try await launch([
            "/old/:id": "/book/:id", "/best": "/book/1?color=gold", "/far/:x": "/old/:x",
            "/p-:id.html": "/book/:id",
        ])
        let curious = ClosureInterceptor { _ in .proceed }
        try app.router.register(set: "Later") { app.router.register(curious) }
        let summary = app.router.explain(url, from: .app).summary
        #expect(summary.hasPrefix("'\(url)' is redirected to "))
        #expect(summary.contains(", answered by /book/:id"))
        let outcome = await app.open(url)
        #expect(outcome.error == nil)
        #expect(app.path == ["/home", target])
        #expect(outcome.redirects.last == target)
        #expect(curious.asked == [target])
    }

    /// Redirects, and what the start says about each that has an error.
    private nonisolated static let broken = rows(
        of: """
            /old/:id > /nowhere/:id
                /old/:id redirects to /nowhere/:id, but no route answers
            /old/:id > /book/:isbn
                but gives no 'isbn'; change its target
            /old/:id? > /book/:id
                which can't answer /old
            /old > https://evil.example/
                /old can't be redirected. 'https://evil.example/'
            /old > book/1
                can't be redirected
            /a > /b, /b > /a
                /a > /b > /a, /b > /a > /b
            /a/**rest > /a/b/**rest
                which takes more than 8 redirects: /a/
            /old/:id > /moved/:id, /moved/new > /old/new
                /moved/new > /old/new > /moved/new
            /old/:id > /home/:id(int)
                but gives no 'id(int)'
            /home > /book/1
                /home is registered at
            old > /home
                expected '/' at the start
            /number/:id(int) > /item/:id, /any/:id > /item/:id
                /any/:id redirects to /item/:id, but no route
            /old/:id(a|b|c) > /size/:id
                /size/c, the target for /old/c
            /any/:id > /item/:id
                : /item/:id(int) takes only :id(int) there; write :id(int) in the path of the redirect, too
            /r1 > /r2, /r2 > /r3, /r3 > /r4, /r4 > /r5, /r5 > /r6, /r6 > /r7, /r7 > /r8, /r8 > /r9, /r9 > /home
                /r1 redirects to /r2, which takes more than 8 redirects: /r1 > /r2 > /r3
            """)

    @Test(arguments: broken)
    func `a redirect that can't be followed for each value is an error at the start`(
        redirects: String, problems: String
    ) throws {
        let messages = startIssues { router in
            router.pages("/home")
            router.pages("/book/:id", "/moved/:id", "/size/:id(a|b)", of: Parameters.self)
            router.items("/item/:id(int)")
            for redirect in redirects.split(separator: ", ") {
                let ends = redirect.split(separator: " > ").map(String.init)
                router.redirect(ends[0], to: ends[1])
            }
        }
        let expected =
            redirects.hasPrefix("/a > ") ? problems.split(separator: ", ") : [problems[...]]
        #expect(messages.count == expected.count)
        for (message, problem) in zip(messages, expected) {
            #expect(message.contains(problem))
        }
    }

    @Test
    func `a redirect is checked soon, and named at its line without a folder of the machine`() {
        let router = AppRouter(links: .sample, stage: HeadlessStage())
        for number in 1...64 {
            router.redirect("/r\(number)/:a/:b/:c/:d/:e/:f/x", to: "/none")
        }
        let start = clock()
        let error = #expect(throws: RegistrationError.self) { try router.start() }
        #expect((clock() - start) / CLOCKS_PER_SEC < 10)
        #expect(error?.issues.count == 64)
        #expect(
            error?.issues.allSatisfy {
                $0.description.hasPrefix("RoutingEngineTests/RedirectTableTests.swift:")
            } == true)
    }
}

@Suite(.hangLimit)
struct `A redirect by an interceptor` {
    private let target = PageNavigator<Parameters>()

    /// Routes that each redirect to the next text.
    private func launch(_ redirects: [String: String]) async throws -> Fixture {
        try await Fixture { router in
            router.register(path: "/target/:id", navigator: target, access: .external)
            for path in redirects.keys where path != "/home" {
                router.pages(path, of: Named.self)
            }
            router.intercept { request in
                guard let template = redirects[request.route.pattern.description] else {
                    return .proceed
                }
                return .redirect(to: try request.url(filling: template))
            }
        }
    }

    @Test
    func `redirects keep payload, transition, source and other parameters, and all are named`()
        async throws
    {
        let app = try await launch([
            "/old/:id": "/new/:id", "/new/:id": "/target/:id", "/fixed": "/target/7?color=blue",
        ])
        let screen = try app.top
        let outcome = await app.open(
            "/old/a%2Fb?color=r%26d&id2=x", using: .present, source: screen,
            payload: RouteValue([1, 2]))
        #expect(outcome.redirects == ["/new/a%2Fb", "/target/a%2Fb?color=r%26d"])
        #expect(outcome.route?.description == "/target/:id")
        let names = (["/old/a%2Fb?•••&•••"] + outcome.redirects).joined(separator: " -> ")
        #expect(outcome.description.hasPrefix("app \(names) -> shown: "))
        await app.open("/fixed?color=red")
        #expect(target.received.map(\.id) == ["a/b", "7"])
        #expect(target.received.map(\.color) == ["r&d", "blue"])
        #expect(target.received.first?.payload?.value == [1, 2])
        #expect(target.transitions.first == .present)
        #expect(target.sources.first.flatMap { $0 } === screen)
    }

    @Test(arguments: [
        (["/home": "/home"], "redirect-cycle", "cycle: /home > /home."),
        (["/home": "/a", "/a": "/home"], "redirect-cycle", "cycle: /home > /a > /home."),
        (
            ["/home": "/a", "/a": "/b", "/b": "/a?x=1"], "redirect-cycle",
            "cycle: /home > /a > /b > /a."
        ), (["/home": "/target/:nobody"], "invalid-redirect", "there is no 'nobody'"),
        (["/home": "/nowhere"], "unknown-route", "'/nowhere' has no route"),
        (["/home": "https://evil.example/x"], "foreign-host", "'evil.example'"),
    ])
    func `redirects in a cycle, or to no route, are refused`(
        redirects: [String: String], code: String, part: String
    ) async throws {
        let app = try await launch(redirects)
        let error = await app.open("/home").error
        #expect(error?.code == code)
        #expect(error?.description.contains(part) == true, "\(String(describing: error))")
        // It is broken, and not closed.
        #expect(!app.router.explain("/home", from: .app).description.contains("closed to"))
    }

    @Test(arguments: [("/hop/4", nil), ("/old/4", "too-many-redirects")])
    func `a request takes 8 redirects of the table and of interceptors, and no more`(
        url: String, code: String?
    ) async throws {
        let app = try await Fixture { router in
            router.items("/hop/:id")
            router.redirect("/old/:id", to: "/hop/:id")
            router.intercept {
                let number = $0.parameters["id"].first.flatMap { Int($0) } ?? 0
                return number == 0 ? .proceed : .redirect(to: "/old/\(number - 1)")
            }
        }
        #expect(await app.code(url) == code)
    }

    /// What a user typed may look like the name of a value.
    @Test(arguments: [":id", ":)", "**", "*", ":", "a:b", "{id}", "%3Aid"])
    func `a URL in a verdict is a URL, and no template`(text: String) async throws {
        nonisolated struct Note: Decodable, Hashable, Sendable {
            let text: String
            let id: String?
        }
        let (notes, rests) = (PageNavigator<Note>(), PageNavigator<Note>())
        var count = 0
        let app = try await Fixture { router in
            router.register(path: "/note", navigator: notes)
            router.register(path: "/rest/:text", navigator: rests)
            router.intercept { request in
                count += 1
                if count.isMultiple(of: 2) { return .proceed }
                // As rules that have changed: other routes, and the same URL.
                if let map = router.currentMap { router.put(map.replacing(with: map.routes)) }
                return .redirect(to: request.url)
            }
        }
        let value = text.percentEncoded
        #expect(await app.open("/note?id=7&text=\(value)").error == nil)
        #expect(await app.open("/rest/\(value)?id=7").error == nil)
        #expect(notes.received == [Note(text: text, id: "7")])
        #expect(rests.received == [Note(text: text, id: "7")])
    }

    @Test func `rules that change in each pass of a request end it`() async throws {
        let app = try await Fixture { router in
            router.pages("/page")
            router.intercept { request in
                if let map = router.currentMap { router.put(map.replacing(with: map.routes)) }
                return .redirect(to: request.url)
            }
        }
        #expect(await app.code("/page") == "too-many-redirects")
    }
}
