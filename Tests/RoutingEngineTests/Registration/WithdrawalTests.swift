import RouteMatching
import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
@MainActor
struct `A withdrawn registration` {
    typealias Plain = PageNavigator<NoParameters>

    @Test
    func `of an interceptor: it is no longer asked`() async throws {
        let closing = ClosureInterceptor { _ in .refuse(because: "it is closed") }
        var token: RegistrationToken?
        let app = try await Fixture { token = $0.register(closing) }
        #expect(await app.open("/home").error?.code == "blocked")
        try token?.withdraw()
        try token?.withdraw()
        #expect(await app.open("/home").error == nil)
        #expect(closing.asked.count == 1)
        try app.router.register(set: "Later") {
            app.router.register(closing)
        }
        #expect(await app.open("/home").error?.code == "blocked")
    }

    @Test
    func `leaves no route open that required it`() async throws {
        var token: RegistrationToken?
        let app = try await Fixture { router in
            router.register(
                path: "/wallet", navigator: Plain(), requires: .login, file: "R.swift", line: 1)
            token = router.register(
                ClosureInterceptor(enforces: .login) { _ in .refuse(because: "it is closed") })
        }
        let error = try #require(throws: RegistrationError.self) { try token?.withdraw() }
        #expect(
            error.description
                == "R.swift:1: error: /wallet requires 'login', which no interceptor enforces "
                + "there; register a LoginInterceptor")
        #expect(await app.open("/wallet").error?.code == "blocked")
    }

    @Test
    func `of an observer: it is no longer called, not even for the current event`() async throws {
        let app = try await Fixture()
        var heard: [String] = []
        var second: ObserverToken?
        let first = app.router.observe { event in
            guard case .ended = event else { return }
            heard.append("first")
            second?.withdraw()
        }
        second = app.router.observe { event in
            if case .ended = event { heard.append("second") }
        }
        let third = app.router.observe { event in
            if case .ended = event { heard.append("third") }
        }
        await app.open("/home")
        first.withdraw()
        first.withdraw()
        await app.open("/home")
        third.withdraw()
        await app.open("/home")
        #expect(heard == ["first", "third", "third"])
    }

    /// The position of a request when its route is withdrawn.
    enum Place: CaseIterable {
        case waiting, intercepted, interceptedAndRegisteredAgain
    }

    @Test(arguments: Place.allCases)
    func `of a route: it answers no request that is under way`(place: Place) async throws {
        let (door, navigator) = (Door(), Plain())
        let app = try await Fixture { router in
            router.register(
                path: "/slow",
                navigator: ClosureNavigator {
                    await door.pass()
                    return .value(1)
                })
            router.register(
                ClosureInterceptor(wants: { $0.isUnder("/b") }) { _ in
                    await door.pass()
                    return .proceed
                })
        }
        let set = try app.router.register(set: "B") {
            app.router.register(path: "/b", navigator: navigator)
        }
        let slow = place == .waiting ? app.begin("/slow") : nil
        let request = app.begin("/b")
        await door.visitors()
        try set.withdraw()
        if place == .interceptedAndRegisteredAgain {
            try app.router.register(set: "B") {
                app.router.register(path: "/b", navigator: Plain())
            }
        }
        door.open()
        #expect(await request.value.error?.code == "unknown-route")
        #expect(await slow?.value.error == nil)
        #expect(navigator.received.isEmpty && app.path == ["/home"])
    }

    @Test(arguments: [true, false])
    func `of a route: a screen that its Navigator still makes isn't shown`(
        isScreen: Bool
    ) async throws {
        let door = Door()
        let app = try await Fixture()
        let set = try app.router.register(set: "B") {
            app.router.register(
                path: "/b",
                navigator: ClosureNavigator {
                    await door.pass()
                    return isScreen ? .screen(PageScreen(title: "B")) : .value(1)
                })
        }
        let request = app.begin("/b")
        await door.visitors()
        try set.withdraw()
        door.open()
        // What an action has done, it has done.
        #expect(await request.value.error?.code == (isScreen ? "unknown-route" : nil))
        #expect(app.path == ["/home"])
    }

    @Test
    func `of a route: its screen stays on the stage, but is not restored`() async throws {
        let app = try await Fixture()
        let set = try app.router.register(set: "B") {
            app.router.register(path: "/b", navigator: Plain())
        }
        await app.open("/b")
        try set.withdraw()
        #expect(app.path == ["/home", "/b"])
        let leftOut = await app.router.restore(app.stage.state)
        #expect(leftOut.map(\.code) == ["unknown-route"])
        #expect(app.path == ["/home"])
    }

    @Test
    func `can't be a set that another one needs`() async throws {
        let app = try await Fixture()
        let lists = try app.router.register(set: "Lists") {
            app.router.register(path: "/list", navigator: Plain())
        }
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
        #expect(await app.open("/list/1").error == nil)
        try items.withdraw()
        try lists.withdraw()
        #expect(app.router.routes.map(\.pattern.description) == ["/home"])
    }
}
