import Foundation
import RoutingTestSupport
import StageConformance
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
struct `Cancelling all requests` {
    private let door = Door()
    private let page = PageNavigator<NoParameters>()
    private let app: Fixture

    /// An app whose `/ask` waits for the result of a screen, `/nested` in a request inside another
    /// one, and `/stubborn` works on after the screen has left.
    init() async throws {
        app = try await Fixture { [door, page] router in
            router.register(path: "/slow", navigator: ClosureNavigator(behind: door))
            router.register(path: "/page", navigator: page)
            router.action("/late") { [door] _ in
                await door.pass()
                return .screen(PageScreen(title: "late"))
            }
            router.action("/sign-out") { router in
                router.cancelRequests()
                return .value(1)
            }
            let url = URL(string: "/page")
            router.action("/ask") { router in
                .value(try await router.result(of: url, as: Int.self, from: nil))
            }
            router.action("/stubborn") { [door] router in
                _ = try? await router.result(of: url, as: Int.self, from: nil)
                await door.pass()
                return .value(1)
            }
            router.action("/nested") { router in
                .value(await router.route(RouteRequest(url: "/ask")).value?.json ?? "none")
            }
        }
    }

    @Test func `cancelling ends the request that is handled and those that wait`() async throws {
        let requests = ["/slow", "/page", "/page?again=1"].map { app.begin($0) }
        await door.visitors()
        app.router.cancelRequests()
        for request in requests { #expect(await request.value.error?.code == "cancelled") }
        door.open()
        #expect(await app.code("/home") == nil)
        #expect(page.received.isEmpty)
    }

    @Test
    func `cancelling ends a request whose turn has come and that has not begun`() async throws {
        let slow = app.begin("/slow")
        let next = app.begin("/page")
        app.router.observe { [weak router = app.router] event in
            guard case .ended(let outcome) = event, outcome.url == "/slow" else { return }
            Task { router?.cancelRequests() }
        }
        await door.visitors()
        door.open()
        _ = await (slow.value, next.value)
        #expect(page.received.isEmpty)
        #expect(app.path == ["/home"])
    }

    @Test func `cancelling leaves the request that calls it`() async throws {
        #expect(await app.open("/sign-out").value?.json == "1")
    }

    /// How far a caller outside of requests is.
    nonisolated enum Moment: CaseIterable {
        case requestEnds, beginsToWait, waits, isAnswered
    }

    @Test(arguments: Moment.allCases)
    func `cancelling ends a caller outside of requests, even if its result was on its way`(
        moment: Moment
    ) async throws {
        app.router.observe { event in
            switch (event, moment) {
            case (.ended, .requestEnds), (.awaitsResult, .beginsToWait): app.router.cancelRequests()
            default: break
            }
        }
        let caller = await app.callerWaits(for: "/page")
        if moment == .isAnswered { app.router.finish(try app.top, with: RouteValue(1)) }
        if moment == .isAnswered || moment == .waits { app.router.cancelRequests() }
        #expect(await caller.refusal?.code == "cancelled")
        #expect(app.path == ["/home"])
    }

    @Test(arguments: ["/ask", "/nested"], [true, false])
    func `cancelling ends a request that waits for a screen's result, and removes the screen`(
        url: String, isTap: Bool
    ) async throws {
        let request =
            isTap
            ? app.begin(url)
            : Task { await app.router.route(to: URL(string: url), from: nil, using: .show).outcome }
        try await until("the screen waits") { app.path.last == "/page" }
        app.router.cancelRequests()
        #expect(await request.value.error?.code == "cancelled")
        #expect(app.path == ["/home"])
        // Nothing that it left behind is timed, waits or is first in the queue.
        for _ in 0..<100 { await Task.yield() }
        #expect(app.router.unfinished.isEmpty)
        #expect(app.router.queue.isEmpty)
        app.clock.advance(by: .seconds(60))
        #expect(await app.code("/home") == nil)
    }

    @Test func `a request whose time is over after a result leaves the queue`() async throws {
        let request = app.begin("/stubborn")
        try await until("the screen waits") { app.path.last == "/page" }
        app.stage.update { $0.goBack() }
        await app.clock.advance(by: .seconds(11), at: door)
        #expect(await request.value.error?.code == "timed-out")
        door.open()
        #expect(await app.code("/home") == nil)
        #expect(app.router.queue.isEmpty)
    }

    @Test func `cancelling restores nothing of a state that is being restored`() async throws {
        var saved = NavigationState(tabs: [.init(url: "/page", trust: .full)])
        saved.modals = [.init([.init(url: "/late", trust: .full)])]
        let restoring = Task { [saved] in await app.router.restore(saved) }
        await door.visitors()
        app.router.cancelRequests()
        door.open()
        _ = await restoring.value
        #expect(app.path == ["/home"])
    }
}

@Suite(.hangLimit)
struct `A closed router` {
    private final class Storage: Sendable {}

    /// What a request waits for when the router is closed: a result, or code that never answers,
    /// not even when it is cancelled.
    nonisolated enum Place: String, CaseIterable {
        case result = "/result"
        case navigator = "/slow"
        case interceptor = "/guarded"
        case lazyModule = "/lazy"
        case question = "/ask?id=1"
        case preview = "/guarded?preview=1"
    }

    /// Registers what holds the router and a storage, as the parts of features do.
    private func register(on router: AppRouter, _ storage: Storage, _ door: Door) {
        router.register(
            path: "/count",
            navigator: ClosureValueNavigator {
                _ = (router, storage)
                return 1
            })
        router.intercept(priority: 1) { _ in
            _ = router
            return .proceed
        }
        router.register(ClosureInterceptor(behind: door, wants: { $0.isUnder("/guarded") }))
        for path in ["/page", "/guarded"] {
            router.action(path, access: .external) { _ in
                .screen(PageScreen(title: path, keeping: router, storage))
            }
        }
        router.action("/result", access: .external) { _ in
            .value(try await router.result(of: RouteRequest(url: "/page")).json)
        }
        router.register(path: "/slow", navigator: ClosureNavigator(behind: door), access: .external)
        let asking = AskingNavigator(behind: door)
        router.register(path: "/ask", navigator: asking, access: .external)
        let module = LazyModule {
            await door.pass()
            return 1
        }
        router.register(path: "/lazy", in: module, access: .external) { _ in
            ClosureNavigator { .value(1) }
        }
    }

    /// What an app is made of, after it was used, with values that are followed and a request that
    /// waits, and closed.
    private func useAndClose(
        waitingIn place: Place, _ door: Door
    ) async throws -> Remains {
        let storage = Storage()
        let app = try await Fixture { register(on: $0, storage, door) }
        let (router, stage) = (app.router, app.stage)
        router.observe { _ in _ = (router, stage) }
        try router.register(set: "More") {
            router.action("/more") { [router] _ in
                _ = (router, storage)
                return .value(1)
            }
        }
        var values = router.values(of: "/count", as: Int.self, from: .app).makeAsyncIterator()
        #expect(try await values.next() == 1)
        let url = RouteOrigin.universalLink.url(of: place.rawValue)
        let caller = Task {
            if place == .preview { _ = try await router.screen(for: url) }
            if let error = await app.open(url, from: .universalLink).error { throw error }
        }
        if place == .result {
            try await until("the screen is awaited") { stage.state.entries.count == 2 }
        } else {
            await door.visitors()
        }
        router.close()
        #expect(await caller.refusal?.code == "cancelled")
        do {
            #expect(try await values.next() == nil)
        } catch {
            #expect(error.reason == .closed)
        }
        #expect(stage.state.entries.isEmpty)
        return Remains(of: [router, stage, storage])
    }

    @Test(arguments: Place.allCases)
    func `a closed router is freed with Navigators, screens and its stage, whatever still waits`(
        place: Place
    ) async throws {
        let door = Door()
        let remains = try await useAndClose(waitingIn: place, door)
        try await until("the app is freed") { remains.held.isEmpty }
        door.open()
    }

    @Test func `a closed router refuses all later requests`() async throws {
        let app = try await Fixture()
        app.router.close()
        app.router.close()
        #expect(
            await app.open("/home").error?.description
                == "'/home' arrived after its router was closed. Open it in a window that is still "
                + "open.")
        #expect(app.router.routes.isEmpty)
        #expect(!app.router.canOpen("/home", from: .app))
    }

    @Test func `a closed router leaves its stage, which no two routers share`() async throws {
        let first = try await Fixture()
        let second = AppRouter(links: .sample, stage: first.stage, clock: .still)
        let error = #expect(throws: RegistrationError.self) { try second.start() }
        #expect(error?.description.contains("another router moves its stage") == true)
        second.close()
        let events = EventList(of: first.router)
        await first.open("/home")
        #expect(first.path == ["/home"])
        #expect(events.moves == 1, "the first router still follows its stage")
        first.router.close()
        let third = AppRouter(links: .sample, stage: first.stage, clock: .still)
        third.pages("/next")
        try third.start()
        try await third.show(tabs: ["/next"])
        let later = EventList(of: third)
        first.router.close()
        #expect(first.path == ["/next"])
        await third.route(RouteRequest(url: "/next"))
        #expect(later.moves == 1, "the third one still follows its stage")
    }
}
