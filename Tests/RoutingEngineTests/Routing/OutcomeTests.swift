import Foundation
import RouteMatching
import RoutingKit
import RoutingTestSupport
import StageConformance
import StageKit
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `The outcome of a request` {
    private let item = PageNavigator<ItemParameters>()

    @Test
    func `a screen is shown with its title, entry, route, parameters and stack`() async throws {
        let app = try await Fixture { $0.register(path: "/item/:id", navigator: item) }
        let outcome = await app.open("/ITEM/7?x=1")
        #expect(outcome.url == "/ITEM/7?x=1")
        #expect(outcome.origin == .app)
        #expect(outcome.title == "ItemParameters(id: 7)")
        #expect(outcome.route?.description == "/item/:id")
        #expect(outcome.parameters["ID"] == ["7"])
        #expect(outcome.stack == ["/home", "/item/7"])
        #expect(outcome.error == nil)
        #expect(outcome.value == nil)
        #expect(outcome.description == "app /ITEM/7?x=1 -> shown: ItemParameters(id: 7)")
        guard case .shown(_, let screen) = outcome.result else {
            Issue.record("\(outcome)")
            return
        }
        #expect(screen.id == app.stage.state.top?.id)
        #expect(screen.url == app.stage.state.top?.url)
        #expect(app.stage.topScreen?.title == outcome.title)
    }

    @Test
    func `an action is performed with its value, and the stage stays as it is`() async throws {
        let app = try await Fixture {
            $0.register(path: "/count", navigator: ClosureNavigator { .value(["count": 3]) })
        }
        let before = app.stage.state
        let outcome = await app.open("/count", using: .root)
        #expect(outcome.value?.json == #"{"count":3}"#)
        #expect(try outcome.value?.decoded(as: [String: Int].self) == ["count": 3])
        #expect(outcome.title == nil)
        #expect(outcome.error == nil)
        #expect(outcome.description == #"app /count -> performed: {"count":3}"#)
        #expect(app.stage.state == before)
    }

    @Test
    func `an action needs no screen to start from`() async throws {
        let app = try await Fixture(tabs: []) {
            $0.register(path: "/count", navigator: ClosureNavigator { .value(3) })
        }
        #expect(await app.open("/count").value?.json == "3")
    }

    @Test
    func `a refused request leaves the stage as it is`() async throws {
        let app = try await Fixture { $0.register(path: "/item/:id", navigator: item) }
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

    @Test
    func `a request without a URL is an outcome too`() async throws {
        let app = try await Fixture()
        let outcome = await app.router.route(to: nil, from: nil, using: .show).outcome
        #expect(outcome.error == RouteError(url: nil, reason: .link(DeepLinkError(.empty))))
        #expect(outcome.url == nil)
        #expect(outcome.route == nil)
        #expect(app.router.history.outcomes.count == 1)
    }

    @Test
    func `the Navigator receives source and transition`() async throws {
        let app = try await Fixture { $0.register(path: "/item/:id", navigator: item) }
        let home = try #require(app.stage.topScreen)
        await app.open("/item/1", using: .presentFullScreen, source: home)
        await app.open("/item/2")
        #expect(item.sources.map { $0 === home } == [true, false])
        #expect(item.transitions == [.presentFullScreen, .show])
    }

    @Test
    func `its stack is the path to the visible screen after any changes of the stage`() async throws
    {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        let app = try await Fixture(tabs: ["/home", "/shop", "/item/0"]) { router in
            router.register(path: "/shop", navigator: PageNavigator<NoParameters>())
            router.register(path: "/item/:id", navigator: PageNavigator<ItemParameters>())
        }
        let transitions: [TransitionType] = [.show, .show, .show, .present, .replace, .root]
        for step in 1...500 {
            switch Int.random(in: 0...9, using: &random) {
            case 0: app.stage.update { $0.selectTab(Int.random(in: 0...2, using: &random)) }
            case 1, 2: app.stage.update { $0.goBack() }
            case 3 where step.isMultiple(of: 10): app.stage.update { $0.popToRoot() }
            default: break
            }
            let id = Int.random(in: 1...5, using: &random)
            let outcome = await app.open(
                "/item/\(id)", using: transitions.randomElement(using: &random) ?? .show)
            try #require(outcome.error == nil, "seed \(seed), step \(step)")
            try #require(outcome.stack == app.path, "seed \(seed), step \(step)")
        }
    }

    @Test
    func
        `its stack is masked by the routes of its time, and keeps no Navigator of a withdrawn set`()
        async throws
    {
        var token: RegistrationToken?
        weak var notes: Notes?
        let app = try await Fixture { router in
            let new = Notes()
            notes = new
            token = try? router.register(set: "Notes") {
                router.register(path: "/note/:text", navigator: NoteNavigator(notes: new))
            }
        }
        let outcome = await app.open("/note/hunter2")
        try token?.withdraw()
        #expect(notes == nil)
        #expect(outcome.stack.last == "/note/\(Private("hunter2"))")
        #expect(app.router.history.outcomes.last?.stack == outcome.stack)
    }

    private final class Notes: Sendable {}

    private final class NoteScreen: Screen {
        let title = "Note"
    }

    private struct NoteNavigator: Navigating {
        struct Parameters: Decodable { let text: Private<String> }

        let notes: Notes

        func destination(for parameters: Parameters) -> Destination { .screen(NoteScreen()) }
    }
}
