import RoutingTestSupport
import Testing

@testable import RoutingEngine

struct `The sentence of a refused request` {
    private struct Broken: Error, CustomStringConvertible {
        let description = "the shelf fell down"
    }

    private nonisolated enum Format: String, Codable, CaseIterable, Sendable {
        case hardcover, paperback
    }

    private nonisolated struct Everything: Decodable, Sendable {
        let id: Int
        let format: Format
    }

    private func launch() async throws -> Fixture {
        try await Fixture {
            $0.items("/book/:id")
            $0.pages("/all/:id", of: Everything.self)
            $0.pages("/attached", of: Attached.self)
            $0.pages("/debug", builds: [.debug])
            $0.register(path: "/delete", navigator: ChangingNavigator())
            $0.action("/nothing") { _ in throw NotFound("book 9999", help: "Look in /library.") }
            $0.action("/broken") { _ in throw Broken() }
        }
    }

    /// The code of an error, the origin and the URL of its request, and what the error says.
    private nonisolated static let refusals = rows(
        of: """
            empty-url app
                A request has no URL to open. Give a path such as /name, or a link of this app.
            no-leading-slash app library
                'library' is a path that does not start with a slash. Put one in front.
            unknown-route app /bok/1
                '/bok/1' has no route. Did you mean /book/:id?
            unknown-route app /elsewhere
                '/elsewhere' has no route. Register its path, or check its spelling.
            unavailable app /debug
                '/debug' is not available in the production build. Use a build that contains it.
            not-found app /nothing
                '/nothing' can't be shown: there is no book 9999. Look in /library.
            failed app /broken
                '/broken' failed: the shelf fell down. Try again.
            relative-url custom-scheme /home
                '/home' is no complete link, which a link from outside must be. Add its scheme and host.
            access-denied restoration /delete
                '/delete' changes data, which restoring a saved state must not do. Open it inside the app.
            access-denied custom-scheme moments://book/1
                'moments://book/1' can't be opened from outside (custom-scheme): its route is closed. \
            Open it inside the app, or register the route with an access that admits it.
            invalid-parameter app /all/x?format=paperback
                '/all/x?format=paperback' can't be opened: the parameter 'id' is 'x', but Int is expected. \
            Correct its value.
            invalid-parameter app /all/1?format=Paperback
                '/all/1?format=Paperback' can't be opened: the parameter 'format' is 'Paperback', but \
            hardcover|paperback is expected. Correct its value.
            missing-parameter app /all/1
                '/all/1' can't be opened: the parameter 'format' (hardcover|paperback) is missing. \
            Add it to the link.
            repeated-parameter app /all/1?id=2&format=paperback
                '/all/1?id=2&format=paperback' can't be opened: the parameter 'id' is given more than once, \
            but takes one value. Give it once.
            missing-payload app /attached
                '/attached' can't be opened: the payload ([Int]) is missing. Open it from a screen that \
            attaches what it needs.
            invalid-payload app /attached
                '/attached' can't be opened: the payload does not fit at [0]: Int is expected. Open it \
            from a screen that attaches what it needs.
            """)

    @Test(arguments: refusals)
    func `the error of a refused request names the URL, the reason and the remedy`(
        request: String, sentence: String
    ) async throws {
        let words = request.split(separator: " ").map(String.init)
        let url = words.count > 2 ? words[2] : nil
        let origins = [RouteOrigin.app, .restoration, .customScheme(caller: nil)]
        let origin = try #require(origins.first { $0.name == words[1] })
        let payload = words[0] == "invalid-payload" ? RouteValue(["x"]) : nil
        let app = try await launch()
        let error = await app.open(url, from: origin, payload: payload).error
        #expect(error?.code == words[0])
        #expect(error?.url == url)
        #expect(error?.description == sentence)
        #expect(app.path == ["/home"])
    }

    @Test(arguments: RouteError.Reason.samples)
    func `each reason of an error ends in a sentence that helps`(reason: RouteError.Reason) {
        let sentences = RouteError(url: "/page", reason: reason).description
        // A second sentence, which begins with a capital letter after the first one's full stop.
        #expect(sentences.wholeMatch(of: /'\/page' .+[^.]\. [A-Z].*[.?]/) != nil, "\(sentences)")
    }
}

struct `The hint of an error about an unknown route` {
    @Test func `a hint is looked for by those who read the error`() async throws {
        let checks = Locked(0)
        let app = try await Fixture {
            $0.register(
                RouteConstraint("sku", example: "A1") { _ in
                    checks.withLock { $0 += 1 }
                    return true
                })
            $0.pages("/book/:value(sku)", of: One<String>.self)
        }
        let (url, hint) = ("/from/book/A1", "Did you mean /book/:value(sku)?")
        checks.withLock { $0 = 0 }
        let error = try #require(await app.open(url).error)
        #expect(error.url == url)
        #expect(checks.value == 0)
        #expect(error.description.contains(hint))
        #expect(checks.value > 0)
        var errors = await app.router.restore(.init(tabs: [.init(url: url)]))
        do { _ = try await app.router.screen(for: url) } catch { errors.append(error) }
        #expect(errors.count == 2)
        #expect(errors.allSatisfy { $0.description.contains(hint) })
    }

    @Test
    func `a hint stays the same after its set is withdrawn, and keeps none of it`() async throws {
        var token: RegistrationToken?
        weak var navigator: PageNavigator<NoParameters>?
        let app = try await Fixture { router in
            let new = PageNavigator<NoParameters>()
            navigator = new
            token = try? router.register(set: "Notes") {
                router.register(path: "/note", navigator: new)
            }
        }
        let error = try #require(await app.open("/nte").error)
        try token?.withdraw()
        #expect(navigator == nil)
        #expect(error.reason == .unknownRoute(nearest: try RoutePattern("/note")))
        #expect(error == RouteError(url: "/nte", reason: error.reason))
        #expect(await app.open("/nte").error?.reason == .unknownRoute(nearest: nil))
    }

    @Test(arguments: [
        (RouteOrigin.app, "Did you mean /note?"), (.universalLink, "Register its path"),
        (.push, "Did you mean /note?"),
    ])
    func `a hint names only routes of the build that the origin may open`(
        origin: RouteOrigin, hint: String
    ) async throws {
        let app = try await Fixture {
            $0.pages("/noett", builds: [.debug])
            $0.pages("/note", access: .pushes)
            $0.pages("/store", builds: [.production])
        }
        let error = try #require(await app.open(origin.url(of: "/noet"), from: origin).error)
        #expect(error.description.contains(hint))
        let nearest = await app.open("/stoer").error?.reason
        #expect(nearest == .unknownRoute(nearest: try RoutePattern("/store")))
    }

    @Test func `an endless URL has no hint, and only its beginning is shown`() async throws {
        let app = try await Fixture { $0.pages("/note") }
        let long = await app.open("/nte/" + String(repeating: "a", count: 8000)).error
        #expect(long?.reason == .unknownRoute(nearest: nil))
        let longer = try #require(await app.open("/" + String(repeating: "x", count: 9000)).error)
        #expect(longer.code == "too-long")
        #expect(longer.description.count < 300)
    }
}

struct `A name in a query that no parameter declares` {
    private nonisolated struct Paint: Decodable, Sendable {
        let id: Int
        let colour: String?
    }

    @Test(arguments: [
        ("/paint/7?color=red", BuildTarget.debug, ["'color'; did you mean 'colour'?"]),
        (
            "https://moments.app/paint/7?color=red", .debug, ["'color'; did you mean 'colour'?"]
        ), ("/old/7?utm_source=x&COLOUR=red", .debug, ["'utm_source'"]),
        ("/paint/7?colour=red", .debug, []), ("/paint/7", .debug, []),
        ("/paint/7?color=red", .internal, []), ("/paint/7?color=red", .production, []),
    ])
    func `an undeclared name in a query is explained, and in debug builds reported`(
        url: String, build: BuildTarget, names: [String]
    ) async throws {
        let app = try await Fixture(build: build) {
            $0.pages("/paint/:id", of: Paint.self, access: .external)
            $0.redirect("/old/:id", to: "/paint/:id")
        }
        let events = EventList(of: app.router)
        let origin: RouteOrigin = url.first == "h" ? .push : .app
        let ignores = "It ignores 'color'; did you mean 'colour'?"
        let explanation = app.router.explain(url, from: origin).summary
        #expect(explanation.hasSuffix(ignores) == url.contains("color="))
        #expect(await app.code(url, from: origin) == nil)
        let ignored = names.map { "ignored parameter: /paint/:id doesn't take \($0)" }
        #expect(events.all.filter { $0.hasPrefix("ignored") } == ignored)
    }
}

extension RouteError.Reason {
    /// One of each kind.
    nonisolated static let samples: [RouteError.Reason] =
        DeepLinkError.Reason.allCases.map { .link(DeepLinkError($0, "detail")) } + [
            .unknownRoute(nearest: nil), .accessDenied(.push), .accessDenied(.restoration),
            .unavailable(.production), .parameter(.missing(name: "id", type: "Int")),
            .parameter(.invalid(name: "id", value: "x", type: "Int")),
            .parameter(.repeated(name: "id")), .parameter(.missingPayload(type: "[Int]")),
            .parameter(.invalidPayload(path: "[0]", problem: "Int is expected")),
            .notFound(NotFound("book 9999")), .noSource, .noScreen, .noPreview, .noURL, .noTab,
            .noValues, .notReady, .closed, .blocked(by: "Guard", because: "it is closed"),
            .timedOut(in: "Guard", after: .seconds(1)), .unmet(.login), .unenforced(.login),
            .redirectCycle(["/a", "/b"]), .tooManyRedirects(["/a", "/b"]),
            .invalidRedirect(to: "/a/:id", problem: "there is no 'id' to put into it"),
            .failed("it broke"), .cancelled, .replaced, .superseded,
            .invalidResult(.missingPayload(type: "Int")), .tooManyScreens(limit: 32),
        ]
}
