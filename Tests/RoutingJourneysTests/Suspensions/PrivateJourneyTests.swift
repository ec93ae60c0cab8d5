import RoutingEngine
import RoutingKit
import RoutingTestSupport
import StageConformance
import StageKit
import Testing

@testable import RoutingJourneys

@Suite(.hangLimit)
@MainActor
struct `A private parameter of a journey` {
    struct Note: Decodable, Sendable {
        let id: Int
        let text: Private<String>?
    }

    private let notes = PageNavigator<Note>()

    @Test
    func `a suspended request is reported without it, and resumes with it`() async throws {
        var isSignedIn = false
        let journeys = Journeys()
        let app = try await JourneyFixture(journeys: journeys) { router in
            router.register(path: "/note/:id", navigator: notes, requires: .login)
            router.register(path: "/login", navigator: PageNavigator<NoParameters>())
            router.register(
                LoginInterceptor(
                    priority: 1, on: journeys, showing: "/login", isSignedIn: { isSignedIn }))
        }
        let outcome = await app.open("/note/7?text=hunter2")
        #expect(outcome.description == "app /note/7?text=••• -> suspended: until login")
        #expect(!"\(app.router.history)".contains("hunter2"))
        isSignedIn = true
        await app.journeys.resume(after: .login)
        #expect(notes.received.first?.text?.value == "hunter2")
    }

    @Test
    func `a screen that can't be restored is reported without it`() async throws {
        let app = try await Fixture { $0.register(path: "/note/:id", navigator: notes) }
        let saved = NavigationState(outline: "*/home /note/x?text=hunter2 /gone?text=hunter2")
        let leftOut = await app.router.restore(saved)
        #expect(leftOut.map(\.url) == ["/note/x?text=•••", "/gone?text=•••"])
        #expect(!"\(leftOut)".contains("hunter2"))
    }
}
