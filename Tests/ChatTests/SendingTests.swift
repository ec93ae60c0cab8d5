import ChatPlugin
import DesignKit
import FeatureTestSupport
import RoutingTestSupport
import StorageKit
import Testing

@testable import Chat

@Suite(.page("/chat/:userID", of: ChatPlugin()))
struct `Sending a message` {
    @Test func `sending a message adds it below the others`() async throws {
        let app = try await launchChat(on: .chat(message: "Hello"), at: "/chat/u1")
        try await app.choose("Message", typing: "Schöne Grüße 👋🏽 & \"more\"")
        try await app.choose("Message", typing: "Bye")
        #expect(app.titles.prefix(3) == ["Hello", "Schöne Grüße 👋🏽 & \"more\"", "Bye"])
        #expect(try app.detail("Bye") == "now · Me")
    }

    @Test(arguments: ["Send: A question: 100% & ü?", "Message"])
    func `sending a message is offered for the draft of a request, which another text replaces`(
        choice: String
    ) async throws {
        let draft = "A%20question%3A%20100%25%20%26%20%C3%BC%3F"
        let app = try await launchChat(
            on: .chat(message: "Hello"), at: "/chat/u1?draft=\(draft)")
        try await app.choose(choice, typing: "Sell")
        let sent = choice == "Message" ? "Sell" : "A question: 100% & ü?"
        #expect(app.titles.prefix(3) == ["Hello", sent, "Message"])
    }

    @Test func `messages from before the login follow the user's own, with new IDs`() async throws {
        let storage = Storage.chat(message: "Hello")
        try await storage.setUser("Ann")
        let store = ChatStore(
            storage: storage.scope("Chat", documents: ["conversations"]))
        await store.refresh()
        let shown = try #require(store.conversation(with: "u1").value)
        let (conversation, user) = (shown.conversation, shown.user)
        let person = conversation.userDetails
        let date = try #require(store.messages(of: conversation).first).createdDate
        let before = store.messages(of: conversation).count
        try await store.send("of Ann", from: user, to: person, at: date)
        try await storage.setUser(nil)
        try await store.send("of nobody", from: user, to: person, at: date)
        try await storage.setUser("Ann")
        let messages = store.messages(of: conversation).dropFirst(before)
        #expect(messages.map(\.text) == ["of Ann", "of nobody"])
        #expect(Set(messages.map(\.id)).count == 2)
    }
}

@Suite(.hangLimit, .link(to: "/moments/pick", from: ChatPlugin()))
struct `Attaching a moment` {
    @Test func `attaching a moment sends the title and the link of the pick`() async throws {
        let app = try await launchChat(on: .chat(message: "Hello"), at: "/chat/u1")
        app.onAwaiting {
            #expect(app.path == ["/chat", "/chat/u1", "/moments/pick"])
            let moment = ["id": "m1", "title": "At the lake", "url": "https://a.example/m1"]
            app.finish(try #require(app.stage.topScreen), with: moment)
        }
        try await app.choose("Attach a moment")
        #expect(app.path == ["/chat", "/chat/u1"])
        #expect(app.titles[1] == "At the lake https://a.example/m1")
    }

    @Test
    func `attaching a moment sends nothing without a pick, and keeps the draft`() async throws {
        let app = try await launchChat(on: .chat(message: "Hello"), at: "/chat/u1?draft=Look")
        app.onAwaiting { app.goBack() }
        try await app.choose("Attach a moment")
        #expect(app.titles == ["Hello", "Send: Look", "Message", "Attach a moment"])
        #expect(try app.detail("Attach a moment") == nil)
    }

    @Test func `attaching a moment says why it is not possible`() async throws {
        let app = try await launchChat(on: .chat(message: "Hello"), at: "/chat/u1", picks: false)
        try await app.choose("Attach a moment")
        let notice = try #require(try app.detail("Attach a moment"))
        #expect(notice == "The app has no such page.")
        #expect(app.titles == ["Hello", "Message", "Attach a moment"])
    }

    @Test
    func `attaching a moment says that the pick is unexpected, until it succeeds`() async throws {
        let app = try await launchChat(on: .chat(message: "Hello"), at: "/chat/u1")
        var answers = [["title": "Lake"], ["title": "Lake", "url": "https://a.example"]]
        app.onAwaiting {
            app.finish(try #require(app.stage.topScreen), with: answers.removeFirst())
        }
        try await app.choose("Attach a moment")
        #expect(try app.detail("Attach a moment") == "Something went wrong. Try again.")
        try await app.choose("Attach a moment")
        #expect(try app.detail("Attach a moment") == nil)
    }
}

@Suite(.hangLimit, .page("/chat/:userID", of: ChatPlugin()))
struct `A message to a server` {
    private let server = TestServer(["conversations": json()])

    private static func json(_ messages: String...) -> String {
        let hello = SmallChat.message(from: "u1", "Hello", ago: 300)
        return SmallChat.json([
            SmallChat.conversation(
                with: "u1", "Ana", ([hello] + messages).joined(separator: ", "))
        ])
    }

    private func launch() async throws -> AppRouter {
        let app = try await launchChat(on: Storage(documents: server), user: "Mia")
        await app.open("/chat/u1")
        return app
    }

    /// Waits until the visible screen says something of a message.
    private func until(_ detail: String, of text: String, in app: AppRouter) async throws {
        try await RoutingTestSupport.until(detail) { (try? app.detail(text)) == detail }
    }

    @Test func `a message to a server says until then that it isn't sent, and is shown once`()
        async throws
    {
        await server.answer(isReachable: false)
        let app = try await launch()
        try await app.choose("Message", typing: "Hi")
        #expect(try app.detail("Hi") == "now · Me · Not sent yet")
        await server.answer()
        try await app.refresh()
        try await until("now · Me", of: "Hi", in: app)
        let change = try #require(await server.changes.first)
        let sent = SmallChat.message(from: "me", "Hi").replacing("me-0", with: change.id)
        await server.publish(Self.json(sent), as: "conversations")
        try await app.refresh()
        #expect(app.titles.count { $0 == "Hi" } == 1)
        #expect(await server.changes.count == 1)
        #expect(change.name == "message")
    }

    @Test(arguments: [("Try again", 1), ("Discard", 0)])
    func `a message that the server refuses says why, and is sent again or discarded`(
        choice: String, count: Int
    ) async throws {
        await server.answer(refusing: "Ana has left.")
        let app = try await launch()
        try await app.choose("Message", typing: "Hi")
        try await until("Not accepted: Ana has left.", of: "Hi", in: app)
        await server.answer()
        try await app.choose(choice)
        if count == 1 { try await until("now · Me", of: "Hi", in: app) }
        #expect(app.titles.contains("Hi") == (count == 1))
        #expect(await server.changes.count == count)
    }
}
