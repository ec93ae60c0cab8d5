import ChatPlugin
import FeatureTestSupport
import RoutingTesting
import Testing

@Suite(.page("/chat/:userID", of: ChatPlugin()))
struct `A conversation` {
    @Test func `a conversation shows author and date of each message, oldest first`() async throws {
        let app = try await launchChat(
            on: .chat(
                SmallChat.conversation(
                    with: "u1", "Ana Silva",
                    SmallChat.message(from: "u1", "Hello", ago: 172_800),
                    SmallChat.message(from: "me", "Hi & bye", ago: 3600))))
        #expect(await app.open("/chat/u1").title == "Ana Silva")
        #expect(app.titles.prefix(3) == ["Hello", "Hi & bye", "Message"])
        #expect(try app.detail("Hello") == "2 days · Ana Silva")
        #expect(try app.detail("Hi & bye") == "1 hr · Me")
    }

    @Test func `a conversation shows older messages on demand`() async throws {
        let messages = (1...25).map { SmallChat.message(from: "u1", "No \($0)", ago: 100 - $0) }
        let long = SmallChat.conversation(with: "u1", "Ana", messages.joined(separator: ","))
        let app = try await launchChat(on: .chat(long), at: "/chat/u1")
        #expect(app.titles.prefix(2) == ["Older messages", "No 14"])
        try await app.choose("Older messages")
        try await app.choose("Older messages")
        #expect(app.titles.prefix(25) == (1...25).map { "No \($0)" }[...])
    }

    @Test(arguments: ["u9", "me", "U1", "c-u1"])
    func `a conversation doesn't exist for an unknown person`(userID: String) async throws {
        let app = try await launchChat(on: .chat(message: "Hello"))
        #expect(await app.open("/chat/\(userID)").error == nil)
        #expect(app.missing?.contains("there is no person '\(userID)'") == true)
        #expect(app.titles == ["This doesn't exist, or was removed.", "Try again"])
        app.goBack()
        #expect(app.path == ["/chat"])
    }

    @Test func `a conversation opens over the others for a push`() async throws {
        let app = try await launchChat(on: .chat(message: "Hello"))
        await app.open("https://momentsapp.com/chat/u1", from: .push)
        #expect(app.path == ["/chat", "/chat/u1"])
    }
}

struct `The conversations` {
    private let ana = SmallChat.conversation(
        with: "u1", "Ana Silva", SmallChat.message(from: "u1", "Hello", ago: 7200),
        SmallChat.message(from: "me", "Hi & bye", ago: 3600))
    private let aoi = SmallChat.conversation(
        with: "u/2", "小林 葵", SmallChat.message(from: "u/2", "こんにちは", ago: 60))
    private let cher = SmallChat.conversation(with: "u3", "Cher")

    @Test
    func `the conversations are listed with their last message, the newest first`() async throws {
        let app = try await launchChat(on: .chat(cher, ana, aoi))
        #expect(app.headings == ["3 conversations"])
        #expect(app.titles == ["小林 葵", "Ana Silva", "Cher"])
        #expect(try app.detail("小林 葵") == "1 min · こんにちは")
        #expect(try app.detail("Ana Silva") == "1 hr · Hi & bye")
        #expect(try app.detail("Cher") == nil)
        let outcome = try await app.follow("小林 葵")
        #expect(outcome.title == "小林 葵")
        #expect(app.path == ["/chat", "/chat/u%2F2"])
    }

    @Test func `the conversations start with the one in which the user writes`() async throws {
        let app = try await launchChat(on: .chat(aoi, ana, cher))
        try await app.follow("Cher")
        #expect(app.titles.prefix(2) == ["No message yet.", "Message"])
        try await app.choose("Message", typing: "Are you there?")
        app.goBack()
        #expect(app.titles == ["Cher", "小林 葵", "Ana Silva"])
        #expect(try app.detail("Cher") == "now · Are you there?")
        #expect(try app.detail("Ana Silva") == "1 hr · Hi & bye", "it isn't in another one")
    }

    @Test(arguments: [
        (["b", "a", "c"], ["b", "a", "c"]), ([], ["There are no conversations yet."]),
    ])
    func `conversations of equal dates keep the order of the backend, which may have none`(
        names: [String], titles: [String]
    ) async throws {
        let conversations = names.map {
            SmallChat.conversation(with: $0, $0, SmallChat.message(from: $0, "Hello"))
        }
        let app = try await launchChat(on: .chat(document: SmallChat.json(conversations)))
        #expect(app.titles == titles)
    }

    @Test func `the conversations show older ones on demand`() async throws {
        let conversations = (1...31).map {
            SmallChat.conversation(
                with: "u\($0)", "User \($0)", SmallChat.message(from: "u\($0)", "Hi", ago: $0))
        }
        let app = try await launchChat(on: .chat(document: SmallChat.json(conversations)))
        for shown in [15, 30] {
            #expect(app.titles.count == shown + 1)
            try await app.choose("Older conversations")
        }
        #expect(app.titles == (1...31).map { "User \($0)" })
    }

    @Test func `the conversations can't be read from an invalid document`() async throws {
        let broken = SmallChat.conversation(with: "u1", "Ana", #"{ "id": "1", "senderID": "u1" }"#)
        let app = try await launchChat(on: .chat(broken))
        #expect(app.titles == ["Your conversations can't be loaded.", "Try again"])
        await app.open("/chat/u1")
        #expect(app.titles == ["Your conversations can't be loaded.", "Try again"])
    }
}
