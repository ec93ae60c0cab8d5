import StorageKit
import Testing

@testable import Chat

@Suite
@MainActor
struct `Messages that were sent before the login` {
    @MainActor
    private final class Device {
        var user: String? = "Ann"
    }

    @Test
    func `follow those of the user who signs in, each with an ID of its own`() throws {
        let device = Device()
        let storage = Storage.chat(message: "Hello")
        storage.currentUser = { device.user }
        let store = try ChatStore(storage: storage)
        let person = try #require(store.conversations.first?.userDetails)
        let date = try #require(store.messages(of: store.conversations[0]).first).createdDate.date
        let before = store.messages(of: try store.conversation(with: person.id)).count
        store.send("of Ann", to: person, at: date)
        device.user = nil
        store.send("of nobody", to: person, at: date)
        device.user = "Ann"
        storage.claimGuestState()
        let messages = store.messages(of: try store.conversation(with: person.id)).dropFirst(before)
        #expect(messages.map(\.text) == ["of Ann", "of nobody"])
        #expect(Set(messages.map(\.id)).count == 2)
    }
}
