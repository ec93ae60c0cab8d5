import ChatPlugin
import FeatureTestSupport
import StorageKit
import RoutingTesting
import Testing

@Suite(.page("/chat/:userID", of: ChatPlugin()))
@MainActor
struct `Sending a message` {
    @Test
    func `adds it below the others`() async throws {
        let app = try await launchChat(on: .chat(message: "Hello"))
        await app.open("/chat/u1")
        try await app.choose("Message", typing: "Schöne Grüße 👋🏽 & \"more\"")
        try await app.choose("Message", typing: "Bye")
        #expect(app.titles.prefix(3) == ["Hello", "Schöne Grüße 👋🏽 & \"more\"", "Bye"])
        #expect(try app.detail("Bye") == "Me · now")
    }

    @Test
    func `changes only its own conversation`() async throws {
        let app = try await launchChat(
            on: .chat(
                SmallChat.conversation(with: "u1", "Ana"), SmallChat.conversation(with: "u2", "Bo"))
        )
        await app.open("/chat/u1")
        try await app.choose("Message", typing: "For Ana")
        await app.open("/chat/u2")
        #expect(!app.titles.contains("For Ana"))
    }

    @Test
    func `is offered for the draft of a request`() async throws {
        let app = try await launchChat(on: .chat(message: "Hello"))
        await app.open("/chat/u1?draft=A%20question%3A%20100%25%20%26%20%C3%BC%3F")
        try await app.choose("Send: A question: 100% & ü?")
        #expect(app.titles.prefix(3) == ["Hello", "A question: 100% & ü?", "Message"])
    }

    @Test
    func `doesn't send a draft automatically`() async throws {
        let app = try await launchChat(on: .chat(message: "Hello"))
        await app.open("/chat/u1?draft=Buy")
        app.goBack()
        #expect(try app.detail("Ana Silva") == "5 min · Hello")
    }

    @Test
    func `replaces the draft with another text`() async throws {
        let app = try await launchChat(on: .chat(message: "Hello"))
        await app.open("/chat/u1?draft=Buy")
        try await app.choose("Message", typing: "Sell")
        #expect(app.titles.prefix(3) == ["Hello", "Sell", "Message"])
    }
}
