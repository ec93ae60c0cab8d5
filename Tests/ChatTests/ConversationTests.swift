import ChatPlugin
import FeatureTestSupport
import StorageKit
import RoutingTesting
import Testing

@Suite(.page("/chat/:userID", of: ChatPlugin()))
@MainActor
struct `A conversation` {
    @Test
    func `shows the author and the date of each message, the oldest first`() async throws {
        let app = try await launchChat(
            on: .chat(
                SmallChat.conversation(
                    with: "u1", "Ana Silva",
                    SmallChat.message(from: "u1", "Hello", ago: 172_800),
                    SmallChat.message(from: "me", "Hi & bye", ago: 3600))))
        #expect(await app.open("/chat/u1").title == "Ana Silva")
        #expect(app.titles.prefix(3) == ["Hello", "Hi & bye", "Message"])
        #expect(try app.detail("Hello") == "Ana Silva · 2 days")
        #expect(try app.detail("Hi & bye") == "Me · 1 hr")
    }

    @Test
    func `shows older messages on demand`() async throws {
        let messages = (1...25).map { SmallChat.message(from: "u1", "No \($0)", ago: 100 - $0) }
        let long = SmallChat.conversation(with: "u1", "Ana", messages.joined(separator: ","))
        let app = try await launchChat(on: .chat(long))
        await app.open("/chat/u1")
        #expect(app.titles.prefix(2) == ["Older messages", "No 14"])
        try await app.choose("Older messages")
        try await app.choose("Older messages")
        #expect(app.titles.prefix(25) == (1...25).map { "No \($0)" }[...])
    }

    @Test
    func `a conversation can be empty`() async throws {
        let app = try await launchChat(on: .chat(SmallChat.conversation(with: "u3", "Cher")))
        await app.open("/chat/u3")
        #expect(app.titles.prefix(2) == ["No message yet.", "Message"])
    }

    @Test(arguments: ["u9", "me", "U1", "c-u1"])
    func `doesn't exist for an unknown person`(userID: String) async throws {
        let app = try await launchChat(on: .chat(message: "Hello"))
        let error = try #require(await app.open("/chat/\(userID)").error)
        #expect(error.code == "not-found")
        #expect(error.description.contains("there is no person '\(userID)'"))
        #expect(app.path == ["/chat"])
    }

    @Test
    func `opens over the others for a push notification, but not for a link`() async throws {
        let app = try await launchChat(on: .chat(message: "Hello"))
        let url = "https://momentsapp.com/chat/u1"
        #expect(await app.open(url, from: .universalLink).error?.code == "access-denied")
        await app.open(url, from: .push)
        #expect(app.path == ["/chat", "/chat/u1"])
    }
}
