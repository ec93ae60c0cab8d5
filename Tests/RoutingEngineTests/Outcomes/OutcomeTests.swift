import RoutingTestSupport
import Testing

@testable import RoutingEngine

// Only a debug build tells when it reads a URL.
#if DEBUG
    struct `The effort of a request` {
        private struct BookLink: LinkTemplate {
            static let readings = Locked(0)

            static var path: String {
                readings.withLock { $0 += 1 }
                return "/book/:id"
            }

            let id: String
        }

        @Test(.serialized, arguments: [RouteOrigin.app, .universalLink, .push])
        func
            `a request takes at most three matches and three readings of a URL, and none of a pattern`(
                origin: RouteOrigin
            ) async throws
        {
            let (checks, readings) = (Locked(0), Locked(0))
            let app = try await Fixture { router in
                // A constraint is checked once in each match of its route.
                router.register(
                    RouteConstraint("isbn", example: "A1") { _ in
                        checks.withLock { $0 += 1 }
                        return true
                    })
                router.pages("/book/:id(isbn)", of: PrivateNote.self, access: .external)
            }
            // The pattern of a template is read once.
            #expect(BookLink(id: "A1").text == "/book/A1")
            checks.withLock { $0 = 0 }
            BookLink.readings.withLock { $0 = 0 }
            await DeepLink.$onRead.withValue({ readings.withLock { $0 += 1 } }) {
                let url = BookLink(id: "A7").text ?? ""
                let outcome = await app.open(origin.url(of: url), from: origin)
                for _ in 1...3 {
                    #expect(outcome.title != nil)
                    #expect(outcome.error == nil)
                    #expect(outcome.url?.hasSuffix("/book/A7") == true)
                    #expect("\(outcome)".contains("shown"))
                    #expect(outcome.route == "/book/:id(isbn)")
                }
            }
            #expect((1...3).contains(checks.value))
            #expect((1...3).contains(readings.value))
            #expect(BookLink.readings.value == 0)
        }
    }
#endif

@Suite(.hangLimit)
struct `The outcome of a request` {
    private nonisolated struct Secret: Decodable, Sendable {
        let text: Private<String>?
    }

    @Test func `a constraint may read another outcome while one is masked`() async throws {
        let kept = Locked<RouteOutcome?>(nil)
        let read = Locked<String?>(nil)
        let app = try await Fixture { router in
            router.register(
                RouteConstraint("isbn", example: "A1") { _ in
                    let url = kept.value?.url
                    read.withLock { $0 = url }
                    return true
                })
            router.items("/book/:id(isbn)")
            router.pages("/secret", of: Secret.self)
        }
        let secret = await app.open("/secret?text=hunter2")
        kept.withLock { $0 = secret }
        #expect(await app.open("/book/1").url == "/book/1")
        #expect(read.value == "/secret?text=•••")
    }

    private let app: Fixture

    init() async throws {
        app = try await Fixture {
            $0.items("/item/:id")
            $0.items("/Shelf/:id")
            $0.register(path: "/buy", navigator: ShowingAction())
            $0.action("/count") { _ in .value(["count": 3]) }
            $0.action("/forged") { _ in .screen(PageScreen(title: "Sale\u{202E}\n\u{1B}forged")) }
        }
    }

    private final class ShowingAction: Navigating {
        static let isAction = true

        func destination(for parameters: NoParameters) -> Destination {
            .screen(PageScreen(title: "Bought"))
        }
    }

    @Test func `a screen that an action makes is refused, and isn't left behind`() async throws {
        let error = await app.open("/buy").error
        #expect(error?.description.contains("calls itself an action and made a screen") == true)
        #expect(app.path == ["/home"])
    }

    @Test func `the outcome of a screen has title, entry, route and stack`() async throws {
        let outcome = await app.open("/ITEM/7")
        #expect(outcome.url == "/ITEM/7")
        #expect(outcome.origin == .app)
        #expect(outcome.title == "ItemParameters(id: 7)")
        #expect(outcome.route?.description == "/item/:id")
        #expect(outcome.stack == ["/home", "/item/7"])
        #expect(outcome.error == nil)
        #expect(outcome.value == nil)
        #expect(outcome.description == "app /ITEM/7 -> shown: ItemParameters(id: 7)")
        guard case .shown(_, let screen) = outcome.result else {
            Issue.record("\(outcome)")
            return
        }
        #expect(screen == app.stage.state.top?.id)
        #expect(try app.top.title == outcome.title)
        let over = await app.open("/item/8", using: .present)
        #expect(over.stack == ["/home", "/item/7", "/item/8"])
        #expect(await app.open("/shelf/9").stack.last == "/Shelf/9")
    }

    @Test(arguments: [["/home"], []])
    func `the outcome of an action has its value and moves no screen`(tabs: [String]) async throws {
        try await app.router.show(tabs: tabs)
        let before = app.stage.state
        let outcome = await app.open("/count", using: .root)
        #expect(try outcome.value?.decoded(as: [String: Int].self) == ["count": 3])
        #expect(outcome.title == nil)
        #expect(outcome.error == nil)
        #expect(outcome.description == #"app /count -> performed: {"count":3}"#)
        #expect(app.stage.state == before)
    }

    @Test func `the outcome of a refused request has its route and its stack`() async throws {
        let before = app.stage.state
        let outcome = await app.open("/item/x", using: .root)
        #expect(outcome.title == nil)
        #expect(outcome.value == nil)
        #expect(outcome.route?.description == "/item/:id")
        #expect(outcome.stack == ["/home"])
        #expect(
            outcome.description == "app /item/x -> refused (invalid-parameter): '/item/x' can't be "
                + "opened: the parameter 'id' is 'x', but Int is expected. Correct its value.")
        #expect(app.stage.state == before)
    }

    @Test(arguments: [
        ("product/1", "'product/1'", "'•••'"), ("/secret?text=hunter2&x=1", "hunter2", "text=•••"),
        ("https://example.com/x", "'https://example.com/x'", "'•••'"),
    ])
    func `whoever typed a URL reads it whole in the answer, and nobody in the log`(
        url: String, answer: String, logged: String
    ) async throws {
        for build in BuildTarget.allCases {
            let app = try await Fixture(build: build) {
                $0.register(
                    path: "/secret",
                    navigator: InlineNavigator { (_: Secret) in throw NotFound("secret") })
            }
            let outcome = await app.open(url)
            #expect(outcome.answer.contains(answer))
            #expect("\(outcome)".contains(logged))
            #expect("\(app.router.history)".contains(logged))
            #expect(app.router.explain(url, from: .app).description.contains(answer))
            let error = await #expect(throws: RouteError.self) {
                try await app.router.result(of: RouteRequest(url: url))
            }
            // The error of a debug build is an answer to its developer.
            #expect(error?.description.contains(build == .debug ? answer : logged) == true)
        }
    }

    @Test(arguments: ["/forged", "/x\u{1B}[31mforged", "/x\u{202E}forged", "/item/%1B%5B2Jforged"])
    func `an outcome prints no control character of a URL or title`(url: String) async throws {
        let outcome = await app.open(url)
        for text in [
            outcome.description, outcome.error?.description ?? "forged",
            url == "/forged" ? url : app.router.explain(url, from: .app).summary,
        ] {
            #expect(text.printable == text)
            #expect(text.contains("forged"))
        }
    }
}

@Suite(.hangLimit)
struct `A look at a URL` {
    private let items = PageNavigator<ItemParameters>()
    private let deleting = ChangingNavigator()

    /// The codes with which a request and a preview of its screen are refused.
    private nonisolated static let looks: [(String?, RouteOrigin, String?, preview: String?)] =
        [
            ("/item/1", .app, nil, preview: nil), ("/delete", .app, nil, preview: "no-preview"),
            ("/count", .app, nil, preview: "no-screen"),
        ]
        + [
            ("/item/x", .app, "invalid-parameter"), ("/item", .app, "unknown-route"),
            ("/item/1?id=2", .app, "repeated-parameter"), ("/item/1;b", .app, "matrix-parameter"),
            ("/debug", .app, "unavailable"), ("moments://item/1", .push, "access-denied"),
            (nil, .app, "empty-url"),
        ].map { ($0, $1, $2, preview: $2) }

    @Test(arguments: looks)
    func `a look at a URL, or at its screen, has no effect and agrees with its request`(
        url: String?, origin: RouteOrigin, code: String?, preview: String?
    ) async throws {
        let app = try await Fixture {
            $0.register(path: "/item/:id", navigator: items)
            $0.register(path: "/delete", navigator: deleting)
            $0.action("/count") { _ in .value(3) }
            $0.pages("/debug", builds: [.debug])
        }
        let events = EventList(of: app.router)
        let explanation = app.router.explain(url, from: origin)
        #expect(explanation.error?.code == code)
        #expect(!explanation.summary.isEmpty)
        #expect(app.router.canOpen(url, from: origin) == (code == nil))
        #expect(items.received.isEmpty)
        let screen = Task { try await app.router.screen(for: url, from: origin).title }
        #expect(await screen.refusal?.code == preview)
        #expect((try? await screen.value) == (preview == nil ? "ItemParameters(id: 1)" : nil))
        #expect(items.received == (preview == nil ? [ItemParameters(id: 1)] : []))
        #expect(deleting.changes == 0)
        #expect(events.all == [])
        #expect(app.router.history.isEmpty)
        #expect(app.path == ["/home"])
        #expect(await app.open(url, from: origin).error == explanation.error)
    }
}
