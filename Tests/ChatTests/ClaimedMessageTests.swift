import ChatPlugin
import FeatureTestSupport
import StorageKit
import Testing

@testable import Chat

@Suite(.page("/chat/:userID", of: ChatPlugin()))
@MainActor
struct `Messages that were sent before the login` {
    @Test
    func `follow those of the user who signs in, each with an ID of its own`() async throws {
        let session = TestSession(userName: "Ann")
        let storage = Storage.chat(message: "Hello")
        storage.currentUser = { session.userName }
        let store = ChatStore(
            storage: storage.scope("Chat", documents: ["conversations"]))
        let shown = try await store.conversation(with: "u1")
        let (conversation, user) = (shown.conversation, shown.user)
        let person = conversation.userDetails
        let date = try #require(store.messages(of: conversation).first).createdDate
        let before = store.messages(of: conversation).count
        try await store.send("of Ann", from: user, to: person, at: date)
        session.userName = nil
        try await store.send("of nobody", from: user, to: person, at: date)
        session.userName = "Ann"
        storage.claimGuestState()
        let messages = store.messages(of: conversation).dropFirst(before)
        #expect(messages.map(\.text) == ["of Ann", "of nobody"])
        #expect(Set(messages.map(\.id)).count == 2)
    }
}
