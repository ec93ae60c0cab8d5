import ChatPlugin
import FeatureTestSupport
import StorageKit
import RoutingTestSupport
import RoutingTesting
import Testing

@Suite(.hangLimit, .link(to: "/moments/pick", from: ChatPlugin()))
@MainActor
struct `Attaching a moment` {
    /// The result of the picking feature, in its own type.
    private struct Moment: Encodable, Sendable {
        let id = "m1"
        let title = "At the lake"
        let url = "https://momentsapp.com/moments/m1"
    }

    @Test
    func `sends the title and the link of the pick`() async throws {
        let app = try await launchChat(on: .chat(message: "Hello"))
        await app.open("/chat/u1")
        app.onAwaiting {
            #expect(app.path == ["/chat", "/chat/u1", "/moments/pick"])
            app.finish(try #require(app.stage.topScreen), with: Moment())
        }
        try await app.choose("Attach a moment")
        #expect(app.path == ["/chat", "/chat/u1"])
        #expect(app.titles[1] == "At the lake https://momentsapp.com/moments/m1")
    }

    @Test
    func `sends nothing without a pick`() async throws {
        let app = try await launchChat(on: .chat(message: "Hello"))
        await app.open("/chat/u1")
        app.onAwaiting { app.goBack() }
        try await app.choose("Attach a moment")
        #expect(app.titles == ["Hello", "Message", "Attach a moment"])
        #expect(try app.detail("Attach a moment") == nil)
    }

    @Test
    func `keeps the draft`() async throws {
        let app = try await launchChat(on: .chat(message: "Hello"))
        await app.open("/chat/u1?draft=Look")
        app.onAwaiting { app.finish(try #require(app.stage.topScreen), with: Moment()) }
        try await app.choose("Attach a moment")
        #expect(app.titles.contains("Send: Look"))
    }

    @Test
    func `says why it is not possible`() async throws {
        let app = try await launchChat(on: .chat(message: "Hello"), picks: false)
        await app.open("/chat/u1")
        try await app.choose("Attach a moment")
        let notice = try #require(try app.detail("Attach a moment"))
        #expect(notice == "The app has no such page.")
        #expect(app.titles == ["Hello", "Message", "Attach a moment"])
    }

    @Test
    func `says if the pick has an unexpected structure`() async throws {
        let app = try await launchChat(on: .chat(message: "Hello"))
        await app.open("/chat/u1")
        app.onAwaiting { app.finish(try #require(app.stage.topScreen), with: ["title": "Lake"]) }
        try await app.choose("Attach a moment")
        let notice = try #require(try app.detail("Attach a moment"))
        #expect(notice == "Something went wrong. Try again.")
        #expect(app.titles == ["Hello", "Message", "Attach a moment"])
    }

    @Test
    func `removes the reason after it succeeds`() async throws {
        let app = try await launchChat(on: .chat(message: "Hello"))
        await app.open("/chat/u1")
        var answers = [["title": "Lake"], ["title": "Lake", "url": "https://a.example"]]
        app.onAwaiting {
            app.finish(try #require(app.stage.topScreen), with: answers.removeFirst())
        }
        try await app.choose("Attach a moment")
        try await app.choose("Attach a moment")
        #expect(try app.detail("Attach a moment") == nil)
    }
}
