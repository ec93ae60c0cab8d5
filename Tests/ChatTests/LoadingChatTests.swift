import DesignKit
import StorageKit
import RoutingTestSupport
import RoutingTesting
import TestSupport
import Testing

@Suite(.hangLimit)
@MainActor
struct `Conversations that are being loaded` {
    private let backend = HeldBackend()
    private let conversations = SmallChat.json([SmallChat.conversation(with: "u1", "Ana Silva")])

    private func launch() async throws -> AppRouter {
        try await launchChat(on: Storage(documents: .generated(backend.read)), settles: false)
    }

    @Test
    func `say that there are none`() async throws {
        await backend.answer(SmallChat.json([]))
        let app = try await launch()
        await app.settle()
        #expect(app.titles == ["There are no conversations yet."])
    }

    @Test
    func `open a conversation as soon as it is known`() async throws {
        let app = try await launch()
        let request = Task { await app.route(RouteRequest(url: "/chat/u1")) }
        await Task.yield()
        await backend.answer(conversations)
        #expect(await request.value.title == "Ana Silva")
        #expect(await backend.readings == 1)
    }
}
