import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `The stack of an outcome` {
    @Test
    func `it is the path to the visible screen after any changes of the stage`() async throws {
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
    func `it is masked by the routes of its time, and keeps no Navigator of a withdrawn set`()
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

    private struct NoteNavigator: ImmediateNavigating {
        struct Parameters: Decodable { let text: Private<String> }

        let notes: Notes

        func destination(for parameters: Parameters) -> Destination { .screen(NoteScreen()) }
    }
}
