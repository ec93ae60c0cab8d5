import FeatureTestSupport
import StorageKit
import Testing

@testable import CompositionRoot
@testable import Chat

@Suite(.page("/chat/:userID", of: ChatPlugin()))
@MainActor
struct `Messages that were sent before the login` {
    @MainActor
    private final class Device {
        var user: String? = "Ann"
    }

    @Test
    func `follow those of the user who signs in, each with an ID of its own`() async throws {
        let device = Device()
        let storage = Storage.chat(message: "Hello")
        storage.currentUser = { device.user }
        let store = ChatStore(storage: storage)
        let shown = try await store.conversation(with: "u1")
        let (conversation, user) = (shown.conversation, shown.user)
        let person = conversation.userDetails
        let date = try #require(store.messages(of: conversation).first).createdDate.date
        let before = store.messages(of: conversation).count
        try store.send("of Ann", from: user, to: person, at: date)
        device.user = nil
        try store.send("of nobody", from: user, to: person, at: date)
        device.user = "Ann"
        storage.claimGuestState()
        let messages = store.messages(of: conversation).dropFirst(before)
        #expect(messages.map(\.text) == ["of Ann", "of nobody"])
        #expect(Set(messages.map(\.id)).count == 2)
    }
}
