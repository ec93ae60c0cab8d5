import RoutingTestSupport
import StageConformance
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
struct `Leaving what the user has typed` {
    private let app: Fixture
    private let page: Page

    /// The user has typed something on `/write`, a sheet over the first of two tabs.
    init() async throws {
        app = try await Fixture(tabs: ["/home", "/library"]) { router in
            router.pages("/library", "/help", access: .external)
            router.pages("/book", access: .external, parent: "/library")
            for path in ["/write", "/note"] {
                router.action(path, access: .external) { _ in .screen(Page(path)) }
            }
        }
        await app.open("/write", using: .present)
        page = try #require(app.stage.topScreen as? Page)
        page.reasonToStay = "It isn't sent."
    }

    /// Begins something, and returns when the user is asked.
    private func asked<Result: Sendable>(
        _ begin: () -> Task<Result, Never>
    ) async throws -> (question: LeaveQuestion, task: Task<Result, Never>) {
        let task = begin()
        for _ in 0..<10_000 where app.stage.question == nil { await Task.yield() }
        return (try #require(app.stage.question), task)
    }

    @Test(arguments: [false, true])
    func `a move of the user that discards it is asked about`(discards: Bool) async throws {
        let events = EventList(of: app.router)
        let (question, move) = try await asked {
            Task { await app.router.performUserMove { $0.goBack() } }
        }
        #expect(question.reasons == ["It isn't sent."])
        #expect(await app.router.performUserMove { $0.selectTab(1) } == nil, "one at a time")
        #expect(app.stage.question === question)
        #expect(events.all == ["asks It isn't sent."])
        if discards { question.discard() } else { question.stay() }
        question.stay()  // The second tap of two counts for nothing.
        #expect(await move.value == (discards ? true : nil))
        #expect(app.stage.state.outline == "*/home | /library" + (discards ? "" : " | +/write"))
        #expect(app.stage.question == nil)
    }

    @Test func `a router that is closed without a stage answers no question`() async throws {
        let (question, task) = try await asked { app.begin("/help", using: .root) }
        AppRouter(links: .sample, stage: app.stage, clock: .still).close()
        #expect(app.stage.question === question)
        question.stay()
        #expect(await task.value.error?.code == "held")
    }

    @Test func `nobody is asked about a move that discards nothing`() async throws {
        #expect(await app.open("/help").error == nil, "it covers the page")
        #expect(await app.router.performUserMove { $0.goBack() } == true)
        page.reasonToStay = nil
        #expect(await app.router.performUserMove { $0.goBack() } == true)
        #expect(app.stage.state.outline == "*/home | /library")
    }

    /// A request, and the state after the user has agreed to it.
    private nonisolated static let requests: [(String, RouteOrigin, TransitionType, String)] = [
        ("/help", .app, .root, "*/help | /library"),
        ("/help", .app, .replace, "*/home | /library | +/help"),
        ("/write", .app, .show, "*/home | /library | +/write"),
        ("https://moments.app/book", .universalLink, .show, "/home | */library /book"),
        ("https://moments.app/write", .push, .present, "*/home | /library | +/write"),
    ]

    @Test(arguments: requests, [false, true])
    func `a request that discards it is asked about, and refused if the user stays`(
        request: (url: String, origin: RouteOrigin, transition: TransitionType, outline: String),
        discards: Bool
    ) async throws {
        let (question, task) = try await asked {
            app.begin(request.url, from: request.origin, using: request.transition)
        }
        if discards { question.discard() } else { question.stay() }
        #expect(await task.value.error?.code == (discards ? nil : "held"))
        let outline = discards ? request.outline : "*/home | /library | +/write"
        #expect(app.stage.state.outline == outline)
        #expect((app.stage.topScreen === page) == !discards)
    }

    @Test
    func `links from outside ask once about a page, and are refused from then on`() async throws {
        let link = "https://moments.app/book"
        let (question, task) = try await asked { app.begin(link, from: .universalLink) }
        #expect(await app.code("moments://help", from: .push) == nil, "it covers the page")
        question.stay()
        #expect(await task.value.error?.code == "held")
        #expect(await app.code(link, from: .universalLink) == "held")
        #expect(app.stage.question == nil)
        let (again, move) = try await asked {
            Task { await app.router.performUserMove { $0.selectTab(1) } }
        }
        again.discard()
        #expect(await move.value == true, "the user is asked each time")
    }

    @Test func `while a request asks, others are handled, and its time doesn't run`() async throws {
        let (question, task) = try await asked { app.begin("/help", using: .root) }
        #expect(await app.open("/library").error == nil)
        app.clock.advance(by: .seconds(3600))
        #expect(app.stage.question === question)
        question.discard()
        #expect(await task.value.error == nil)
        #expect(app.stage.state.outline == "*/help | /library")
    }

    @Test
    func `a question ends when its request is cancelled, or its page leaves by itself`()
        async throws
    {
        let (_, cancelled) = try await asked { app.begin("/help", using: .root) }
        cancelled.cancel()
        #expect(await cancelled.value.error?.code == "cancelled")
        for _ in 0..<10_000 where app.stage.question != nil { await Task.yield() }
        #expect(app.stage.question == nil)
        let (_, left) = try await asked { app.begin("/help", using: .root) }
        app.router.cancelRequests()
        #expect(await left.value.error?.code == "cancelled")
        let (_, opened) = try await asked { app.begin("/help", using: .root) }
        app.router.finish(page, with: RouteValue(1))
        #expect(await opened.value.error == nil)
        #expect(app.stage.state.outline == "*/help | /library")
    }

    @Test(arguments: [false, true])
    func `what the user types while they are asked is asked about as well`(
        isScreenMove: Bool
    ) async throws {
        let (question, _) = try await asked {
            Task {
                if isScreenMove { return app.router.move(.resetRoot(PageScreen(title: "new"))) }
                return await app.router.performUserMove { $0.selectTab(1) } ?? false
            }
        }
        await app.open("/note", using: .present)
        try #require(app.stage.topScreen as? Page).reasonToStay = "Nor is this."
        question.discard()
        for _ in 0..<10_000 where app.stage.question == nil { await Task.yield() }
        #expect(app.stage.question?.reasons == ["Nor is this."])
        app.stage.question?.stay()
        #expect(app.stage.state.outline == "*/home | /library | +/write | +/note")
    }

    /// What moves the stage without asking.
    nonisolated enum Move: String, CaseIterable {
        case unasked, tabs, restoration, cancellation, result, close
    }

    @Test(arguments: Move.allCases)
    func `what can't be held says what is lost`(move: Move) async throws {
        let caller = await app.callerWaits(for: "/note")
        let note = try #require(app.stage.topScreen as? Page)
        // A screen that ends with its result loses only what is above it.
        note.reasonToStay = move == .result ? "It isn't sent." : nil
        let events = EventList(of: app.router)
        switch move {
        case .unasked: app.router.moveUnasked { _ = $0.selectTab(0) }
        case .tabs: try await app.router.show(tabs: ["/home"])
        case .restoration: _ = await app.router.restore(NavigationState(outline: "*/home"))
        case .cancellation:
            note.reasonToStay = "It isn't sent."
            app.router.cancelRequests()
        case .result: app.router.finish(page, with: RouteValue(1))
        case .close: app.router.close()
        }
        _ = await caller.result
        #expect(events.all.filter { $0.hasPrefix("discarded") } == ["discarded It isn't sent."])
    }

    @Test func `several pages are one question, the one in front first`() async throws {
        await app.open("/write", using: .present)
        try #require(app.stage.topScreen as? Page).reasonToStay = "Nor is this."
        let (question, task) = try await asked { app.begin("/help", using: .root) }
        #expect(question.reasons == ["Nor is this.", "It isn't sent."])
        question.discard()
        #expect(await task.value.error == nil)
    }
}
